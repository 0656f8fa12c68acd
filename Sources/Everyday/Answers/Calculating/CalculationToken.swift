import AppIntents

/// A piece of a calculation as people type it.
enum CalculationToken: Equatable {
  case number(Double)
  case unit(Dimension)
  case add, subtract, multiply, divide, remainder, power
  /// “squared” behind a number.
  case raised(Double)
  case percent
  case squareRoot
  case open, close
  /// “of” in “half of 90” and “15% of 80”.
  case of
  /// “20% off 80”.
  case off
  /// What stands between a measurement and the unit that is wanted: “in”, “to”.
  case into
  /// What says nothing: “is”, “are”, “the”.
  case filler

  /// The pieces of a text; nil if one of them belongs to no calculation.
  static func read(_ text: String, language: Locale) -> [CalculationToken]? {
    var reader = CalculationReader(text, language: language)
    return reader.read()
  }
}

/// Cuts a text into tokens.
private struct CalculationReader {
  private var rest: Substring
  private let decimal: Character

  init(_ text: String, language: Locale) {
    let plain = text.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? text
    // Narrow katakana are no names of units.
    rest = (plain.contains { ("\u{FF65}"..."\u{FF9F}").contains($0) } ? text : plain)[...]
    decimal = language.decimalSeparator?.first ?? "."
  }

  mutating func read() -> [CalculationToken]? {
    var tokens: [CalculationToken] = []
    while let next = rest.first {
      if next.isWhitespace {
        rest.removeFirst()
      } else if let token = number() ?? sign() ?? name() {
        tokens.append(token)
      } else {
        return nil
      }
    }
    return tokens
  }

  private mutating func number() -> CalculationToken? {
    let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
    guard digits.contains(where: { ("0"..."9").contains($0) }) else { return nil }
    guard let value = value(of: digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return .number(value)
  }

  /// A number with the signs of the language. A sign that can only be meant otherwise is: “1.5” is said in every one.
  private func value(of digits: Substring) -> Double? {
    let grouping: Character = decimal == "," ? "." : ","
    let groups = digits.split(separator: grouping, omittingEmptySubsequences: false)
    let isGrouped = groups.count > 1 && groups.dropFirst().allSatisfy { $0.prefix { $0 != decimal }.count == 3 }
    if groups.count == 1 || isGrouped { return Double(groups.joined().replacing(String(decimal), with: ".")) }
    return groups.count == 2 && !digits.contains(decimal) ? Double(groups.joined(separator: ".")) : nil
  }

  private mutating func sign() -> CalculationToken? {
    guard let next = rest.first, let token = Self.signs[next] else { return nil }
    rest.removeFirst()
    if next == "*", rest.first == "*" {
      rest.removeFirst()
      return .power
    }
    return token
  }

  /// The longest name that stands here: of an operation, a unit or a number.
  private mutating func name() -> CalculationToken? {
    let words = rest.prefix { !("0"..."9").contains($0) && Self.signs[$0] == nil || $0 == "/" }
    for end in Self.ends(of: words).reversed() {
      guard let token = token(named: String(words[..<end])) else { continue }
      rest = rest[end...]
      return token
    }
    return nil
  }

  private func token(named name: String) -> CalculationToken? {
    let folded = name.lowercased()
    if let token = Self.names[folded] { return token }
    return MeasuredUnit.named(name).map { .unit($0) }
  }

  /// Where a name may end: at the end of each of the next words, or of each letter where words have no spaces.
  private static func ends(of words: Substring) -> [Substring.Index] {
    let indices = words.indices.dropFirst() + [words.endIndex]
    return indices.prefix(mostLetters).filter { end in
      guard end < words.endIndex else { return true }
      let isInside = words[end].isLetter && words[words.index(before: end)].isLetter
      return !isInside || !words[end].isASCII
    }
  }

  /// No name is longer.
  private static let mostLetters = 40

  private static let signs: [Character: CalculationToken] = [
    "+": .add, "-": .subtract, "−": .subtract, "*": .multiply, "×": .multiply, "·": .multiply, "/": .divide,
    "÷": .divide, ":": .divide, "^": .power, "(": .open, ")": .close, "%": .percent, "√": .squareRoot, "=": .filler,
    "?": .filler,
  ]

  private static let names: [String: CalculationToken] = Dictionary(
    NameTable(PackageResources.Calculation_txt).lines.flatMap { key, names in
      (operations[key] ?? Double(key).map(CalculationToken.number)).map { token in names.map { ($0, token) } } ?? []
    }, uniquingKeysWith: { first, _ in first })

  private static let operations: [String: CalculationToken] = [
    "add": .add, "subtract": .subtract, "multiply": .multiply, "divide": .divide, "power": .power,
    "remainder": .remainder, "squared": .raised(2), "cubed": .raised(3), "off": .off, "percent": .percent,
    "root": .squareRoot, "of": .of, "into": .into, "filler": .filler,
  ]
}
