internal import Foundation

/// Finds the options that a typed text means: by the beginnings of their words, by number, or by name.
struct OptionFilter: Sendable {
  /// A word of an option, folded.
  private struct Word: Sendable {
    enum Source: Sendable {
      /// The title, behind so many characters.
      case title(Int)
      case name
      case detail
    }

    var text: String
    var source: Source
  }

  /// How a typed text goes with an option.
  private struct Fit {
    /// What to mark of the title.
    var marks: [Range<Int>] = []
    /// Whether a word is of the title or a name: details may be those of others that are not listed.
    var isNamed = false
  }

  private let options: [Option]
  private let words: [[Word]]
  /// The digits of the greatest number.
  private let widestNumber: Int

  /// Costs the length of all titles.
  init(_ options: [Option]) {
    self.options = options
    widestNumber = String(options.count { $0.listing == .always }).count
    words = options.map { option in
      Self.words(of: option.title).map { Word(text: $0.text, source: .title($0.start)) }
        + (option.names + [option.key ?? ""]).flatMap(Self.words).map { Word(text: $0.text, source: .name) }
        + Self.words(of: option.detail).map { Word(text: $0.text, source: .detail) }
    }
  }

  /// The rows that go with a text, those it names first, with one chosen if it names any.
  func choices(for text: String, preselected: Int?) -> ChoiceList {
    let query = Self.words(of: text).map(\.text)
    if query.isEmpty, text.allSatisfy(\.isWhitespace) {
      let listed = options.indices.filter { options[$0].listing == .always }
      return ChoiceList(rows: listed.map { row($0, []) }, chosen: preselected)
    }
    let number = Int(text).map { $0 - 1 }.flatMap { options.indices.contains($0) && options[$0].key == nil ? $0 : nil }
    var (named, described): ([ChoiceList.Row], [ChoiceList.Row]) = ([], [])
    for index in options.indices {
      guard let fit = fit(of: query, in: words[index]) ?? (index == number ? Fit() : nil) else { continue }
      if fit.isNamed { named.append(row(index, fit.marks)) } else { described.append(row(index, fit.marks)) }
    }
    let rows = named + described
    return ChoiceList(rows: rows, chosen: best(of: rows, for: text, number: number) ?? (named.isEmpty ? nil : 0))
  }

  /// The option that is called just so, else the one of that number.
  private func best(of rows: [ChoiceList.Row], for text: String, number: Int?) -> Int? {
    rows.firstIndex { isCalled($0, text) }
      ?? number.flatMap { number in rows.firstIndex { $0.effect == .option(number) } }
  }

  /// Whether a row's option is called just so.
  func isCalled(_ row: ChoiceList.Row?, _ text: String) -> Bool {
    guard case .option(let index)? = row?.effect else { return false }
    let option = options[index]
    return ([option.title, option.key ?? option.title] + option.names).contains { Self.fold($0) == Self.fold(text) }
  }

  private func row(_ index: Int, _ marks: [Range<Int>]) -> ChoiceList.Row {
    let option = options[index]
    let label = option.key ?? String(index + 1)
    let padding = String(repeating: " ", count: max(0, widestNumber - label.count))
    return ChoiceList.Row(
      label: padding + label, text: option.title, marks: marks, detail: option.detail, effect: .option(index))
  }

  /// How a query goes with an option; nil unless every word of it begins a word of the option.
  private func fit(of query: [String], in words: [Word]) -> Fit? {
    guard !query.isEmpty else { return nil }
    var fit = Fit()
    for part in query {
      guard let word = words.first(where: { $0.text.hasPrefix(part) }) else { return nil }
      if case .title(let start) = word.source { fit.marks.append(start..<start + part.count) }
      if case .detail = word.source { continue }
      fit.isNamed = true
    }
    return fit
  }

  private static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The folded words of a text, and the characters before each.
  private static func words(of text: String) -> [(text: String, start: Int)] {
    var words: [(text: String, start: Int)] = []
    var isInWord = false
    for (index, character) in fold(text).enumerated() {
      let belongs = character.isLetter || character.isNumber
      if belongs, !isInWord { words.append((text: "", start: index)) }
      if belongs { words[words.count - 1].text.append(character) }
      isInWord = belongs
    }
    return words
  }
}
