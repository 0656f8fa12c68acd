/// The words for a key in one language.
struct Translation: Sendable, Hashable {
  /// Words, or a choice of words by number.
  indirect enum Words: Sendable, Hashable {
    case text(String)
    case plural([PluralCategory: Words])

    /// The words for a number of things; a form for nought is used in every language that offers one.
    func text(for number: PluralNumber?, inLanguage language: String) -> String {
      switch self {
      case .text(let text): text
      case .plural: text(for: number, by: PluralRule(language: language))
      }
    }

    private func text(for number: PluralNumber?, by rule: PluralRule) -> String {
      switch self {
      case .text(let text): text
      case .plural(let forms): Self.form(for: number, by: rule, in: forms)?.text(for: number, by: rule) ?? ""
      }
    }

    private static func form(
      for number: PluralNumber?, by rule: PluralRule, in forms: [PluralCategory: Words]
    ) -> Words? {
      guard let number else { return forms[.other] ?? anyForm(of: forms) }
      if number == PluralNumber(integer: 0), let zero = forms[.zero] { return zero }
      return forms[rule.category(of: number)] ?? forms[.other] ?? anyForm(of: forms)
    }

    private static func anyForm(of forms: [PluralCategory: Words]) -> Words? {
      PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
    }
  }

  /// Words inside of the words that depend on a number of their own.
  struct Substitution: Sendable, Hashable {
    /// Which value is the number, counted from 0; `nil` means the place of the substitution among the values.
    let argument: Int?
    let words: Words
  }

  let words: Words
  var substitutions: [String: Substitution] = [:]
  /// Other ways to say the same, where a table has several for one key.
  var alternatives: [String] = []
}

extension Translation {
  /// Several ways to say the same; `nil` if there is none.
  init?(values: [String]) {
    guard let first = values.first else { return nil }
    self.init(words: .text(first), alternatives: Array(values.dropFirst()))
  }

  /// Every way to say it that needs no number.
  var values: [String] {
    if case .text(let text) = words { [text] + alternatives } else { alternatives }
  }
}
