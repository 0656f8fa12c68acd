/// The forms that languages have for numbers of things.
enum PluralCategory: String, Sendable, Hashable, CaseIterable { case zero, one, two, few, many, other }

/// A number of things, without its sign.
struct PluralNumber: Sendable, Hashable {
  /// The whole part.
  let integer: UInt64
  /// Whether there is more than the whole part.
  let hasFraction: Bool

  init(integer: UInt64) {
    self.integer = integer
    hasFraction = false
  }

  init(real: Double) {
    let whole = real.magnitude.rounded(.towardZero)
    integer = UInt64(exactly: whole) ?? .max
    hasFraction = whole != real.magnitude
  }
}

/// Which form of the words goes with a number, after the families of Unicode's plural rules.
enum PluralRule: Sendable, Hashable {
  /// Japanese, Chinese, Korean…: one form for all.
  case uniform
  /// English, German, Spanish…: one, and all others.
  case english
  /// French, Brazilian Portuguese…: nought goes with one.
  case french
  /// Russian, Ukrainian…
  case russian
  /// Serbian, Croatian, Bosnian: as Russian, with fewer forms.
  case serbian
  /// Polish.
  case polish
  /// Czech, Slovak.
  case czech
  /// Romanian.
  case romanian
  /// Lithuanian.
  case lithuanian
  /// Hebrew: two things have a form of their own.
  case hebrew
  /// Arabic: six forms.
  case arabic

  /// The rule of a language such as `pt-PT`; a language that is not listed is taken to be like English.
  init(language: String) {
    let parts = language.lowercased().replacing("_", with: "-").split(separator: "-")
    self =
      switch parts.first ?? "" {
      case "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km": .uniform
      case "pt" where parts.dropFirst().contains("pt"): .english
      case "fr", "pt", "hy", "hi", "bn", "gu", "fa", "am", "zu": .french
      case "ru", "uk", "be": .russian
      case "sr", "hr", "bs", "sh": .serbian
      case "pl": .polish
      case "cs", "sk": .czech
      case "ro", "mo": .romanian
      case "lt": .lithuanian
      case "he", "iw": .hebrew
      case "ar": .arabic
      default: .english
      }
  }

  /// The form that goes with a number.
  func category(of number: PluralNumber) -> PluralCategory {
    let last = number.integer % 10
    let lastTwo = number.integer % 100
    let isWhole = !number.hasFraction
    switch self {
    case .uniform: return .other
    case .english: return isWhole && number.integer == 1 ? .one : .other
    case .french: return number.integer <= 1 ? .one : .other
    case .russian:
      guard isWhole else { return .other }
      if last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    case .serbian:
      guard isWhole else { return .other }
      if last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
    case .polish:
      guard isWhole else { return .other }
      if number.integer == 1 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    case .czech:
      guard isWhole else { return .many }
      if number.integer == 1 { return .one }
      return (2...4).contains(number.integer) ? .few : .other
    case .romanian:
      if isWhole, number.integer == 1 { return .one }
      return !isWhole || number.integer == 0 || (1...19).contains(lastTwo) ? .few : .other
    case .lithuanian:
      guard isWhole else { return .many }
      if (11...19).contains(lastTwo) || last == 0 { return .other }
      return last == 1 ? .one : .few
    case .hebrew:
      guard isWhole else { return .other }
      return number.integer == 1 ? .one : number.integer == 2 ? .two : .other
    case .arabic:
      guard isWhole else { return .other }
      return Self.arabicCategory(number.integer)
    }
  }

  private static func arabicCategory(_ number: UInt64) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
