import Foundation

/// A stretch of the finished text.
enum LocalizedFragment {
  case words(String)
  case value(String)
  case attributed(AttributedString)

  var string: String {
    switch self {
    case .words(let text), .value(let text): text
    case .attributed(let text): String(text.characters)
    }
  }
}

/// The values of a text and the language to say them in.
struct LocalizedRendering {
  let arguments: [LocalizationArgument]
  let locale: Locale
  /// The language whose rules the words for numbers follow.
  let language: String
  let substitutions: [String: Translation.Substitution]

  /// Words with the values in their places. A text without values is no format and is said as it is.
  func fragments(of words: Translation.Words, argument: Int? = nil) -> [LocalizedFragment] {
    let number = argument.map { arguments.indices.contains($0) ? arguments[$0].number : nil } ?? firstNumber
    let text = words.text(for: number, inLanguage: language)
    guard !arguments.isEmpty else { return [.words(text)] }
    return FormatText(text).pieces.flatMap { fragments(of: $0, argument: argument) }
  }

  private var firstNumber: PluralNumber? { arguments.lazy.compactMap(\.number).first }

  private func fragments(of piece: FormatText.Piece, argument: Int?) -> [LocalizedFragment] {
    switch piece {
    case .literal(let words): [.words(words)]
    case .value(let index, let specifier): [value(index, specifier)]
    case .argument: [argument.map { value($0, .anything) } ?? .words("%arg")]
    case .substitution(let name, let implicitArgument): fragments(of: name, implicitArgument: implicitArgument)
    }
  }

  private func fragments(of name: String, implicitArgument: Int) -> [LocalizedFragment] {
    guard let substitution = substitutions[name] else { return [.words("%#@\(name)@")] }
    // A substitution that names itself would never end.
    let inner = LocalizedRendering(
      arguments: arguments, locale: locale, language: language,
      substitutions: substitutions.filter { $0.key != name })
    return inner.fragments(of: substitution.words, argument: substitution.argument ?? implicitArgument)
  }

  private func value(_ index: Int, _ specifier: FormatSpecifier) -> LocalizedFragment {
    guard arguments.indices.contains(index) else { return .words("%\(specifier.shape)\(specifier.conversion)") }
    switch arguments[index] {
    case .text(let text): return .value(text)
    case .integer(let number): return .value(NumberText(locale: locale).text(number, specifier))
    case .unsigned(let number): return .value(NumberText(locale: locale).text(number, specifier))
    case .real(let number): return .value(NumberText(locale: locale).text(number, specifier))
    case .attributed(let text): return .attributed(text.string)
    case .resource(let resource): return .value(LocalizationLookup(resource, in: locale).string())
    case .formatted(let format): return .value(format.text(in: locale))
    case .placeholder(let placeholder): return .value(placeholder.specifier)
    }
  }
}

/// Numbers in the digits and separators of a language.
///
/// Only the shape of a specifier is trusted; its length and, where it does not fit the number, its letter are ours.
private struct NumberText {
  let locale: Locale

  func text(_ number: Int64, _ specifier: FormatSpecifier) -> String {
    if let plain = plainText(number, specifier) { return plain }
    return switch specifier.conversion {
    case "d", "i", "u": String(format: "%\(specifier.shape)lld", locale: locale, number)
    case "x", "X", "o": String(format: "%\(specifier.shape)ll\(specifier.conversion)", number)
    case "f", "F", "e", "E", "g", "G", "a", "A": text(Double(number), specifier)
    default: String(format: "%lld", locale: locale, number)
    }
  }

  /// A small number, which most languages write alike. Making a formatter for it takes fifty times as long.
  private func plainText(_ number: Int64, _ specifier: FormatSpecifier) -> String? {
    guard (0..<1000).contains(number), specifier.shape.isEmpty, !"xXofFeEgGaA".contains(specifier.conversion),
      let language = locale.language.languageCode?.identifier, !Self.ownDigits.contains(language)
    else { return nil }
    return String(number)
  }

  /// Languages that may write numbers in digits of their own.
  private static let ownDigits: Set<String> = [
    "ar", "as", "bgn", "bn", "brx", "ccp", "ckb", "doi", "dz", "fa", "ff", "hi", "ks", "lah", "mai", "mni", "mr",
    "my", "mzn", "ne", "nqo", "pa", "ps", "rhg", "sa", "sat", "sd", "skr", "ur", "uz",
  ]

  func text(_ number: UInt64, _ specifier: FormatSpecifier) -> String {
    if let number = Int64(exactly: number) { return text(number, specifier) }
    switch specifier.conversion {
    case "x", "X", "o": return String(format: "%\(specifier.shape)ll\(specifier.conversion)", number)
    case "f", "F", "e", "E", "g", "G", "a", "A": return text(Double(number), specifier)
    // Linux takes a localized `%llu` for a signed number.
    default: return number.formatted(.number.locale(locale))
    }
  }

  func text(_ number: Double, _ specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      String(format: "%\(specifier.shape)\(specifier.conversion)", locale: locale, number)
    case "d", "i", "u": text(Int64(exactly: number.rounded()) ?? 0, specifier)
    default: String(format: "%lf", locale: locale, number)
    }
  }
}

extension LocalizationArgument {
  /// The value as plural rules see it; `nil` when it is no number.
  var number: PluralNumber? {
    switch self {
    case .integer(let number): PluralNumber(integer: number.magnitude)
    case .unsigned(let number): PluralNumber(integer: number)
    case .real(let number): PluralNumber(real: number)
    default: nil
    }
  }
}
