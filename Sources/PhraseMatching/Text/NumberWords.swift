import WordSemantics

/// The role of a word in a spelled number.
enum NumberWord: Sendable {
  /// zero … nine.
  case unit(Int)
  /// ten … nineteen.
  case teen(Int)
  /// twenty … ninety.
  case tens(Int)
  case hundred
  /// thousand, million.
  case scale(Int)
  /// first, second … twentieth, thirtieth…
  case ordinal(Int)
  case point
  case and
  case article

  static let words = HashedWords<NumberWord>(
    units.enumerated().map { ($1, .unit($0)) }
      + teens.enumerated().map { ($1, .teen($0 + 10)) }
      + tensNames.enumerated().map { ($1, .tens($0 * 10 + 20)) }
      + ordinals.map { ($1, .ordinal($0)) }
      + numbered("scale").map { ($1, .scale($0)) } + numbered("also").map { ($1, .tens($0)) }
      + role("hundred", .hundred) + role("point", .point) + role("and", .and) + role("article", .article))

  /// Ordinary words that are no slip for a number or a time, though they are one letter away: "nice".
  static let lookalikes = HashedWords<Bool>(list.words("other").map { ($0, true) })

  private static let list = Language.english.numbers

  static let units = list.words("unit")
  static let teens = list.words("teen")
  static let tensNames = list.words("tens")
  static let ordinals: [(Int, String)] =
    list.words("ordinal").enumerated().map { ($0 + 1, $1) }
    + list.words("tenth").enumerated().map { ($0 * 10 + 30, $1) }

  /// The words of lines that begin with a number.
  private static func numbered(_ name: String) -> [(Int, String)] {
    list.rows(name).flatMap { row in row.dropFirst().compactMap { word in Int(row[0]).map { ($0, word) } } }
  }

  private static func role(_ name: String, _ role: NumberWord) -> [(String, NumberWord)] {
    list.words(name).map { ($0, role) }
  }

  /// The one word that spells a number, if there is one: `5` is "five", `21` has none.
  static func spelling(of number: Int) -> String? {
    switch number {
    case 0...9: units[number]
    case 10...19: teens[number - 10]
    case 20...90 where number.isMultiple(of: 10): tensNames[number / 10 - 2]
    default: nil
    }
  }

  /// The one word that spells a position, if there is one.
  static func ordinalSpelling(of number: Int) -> String? {
    switch number {
    case 1...20: ordinals[number - 1].1
    case 30...90 where number.isMultiple(of: 10): ordinals[20 + number / 10 - 3].1
    default: nil
    }
  }

  /// `21` as "21st".
  static func ordinalDigits(_ number: Int) -> String {
    let lastTwo = number % 100
    let suffix =
      switch number % 10 {
      case 1 where lastTwo != 11: "st"
      case 2 where lastTwo != 12: "nd"
      case 3 where lastTwo != 13: "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}

/// Parses a spelled number word by word: "two hundred and five", "a thousand", "twenty first".
struct NumberReading {
  private var total = 0
  private var current: Int?
  private var lastScale = Int.max
  /// "thirty second timer" is about thirty seconds, so "second" never joins a number.
  private static let unitOfTime = 2
  private let isInDigits: Bool
  private(set) var isOrdinal = false
  private(set) var acceptsAnd = false

  var value: Int { total + (current ?? 0) }

  /// Starts with a number typed in digits, or with the article of "a hundred".
  init(startingWith digits: Int? = nil) {
    current = digits
    isInDigits = digits != nil
  }

  /// Consumes the next word if it can continue the number.
  mutating func take(_ word: NumberWord) -> Bool {
    guard !isOrdinal else { return false }
    switch word {
    case .unit(let unit): return add(unit, roomAt: 10)
    case .teen(let teen): return add(teen, roomAt: 100)
    case .tens(let tens): return add(tens, roomAt: 100)
    case .ordinal(let position):
      guard value > 0, !isInDigits, position != Self.unitOfTime, add(position, roomAt: position < 10 ? 10 : 100) else {
        return false
      }
      isOrdinal = true
      return true
    case .hundred:
      guard (current ?? 1) < 100, current != 0 else { return false }
      current = (current ?? 1) * 100
      acceptsAnd = true
      return true
    case .scale(let scale):
      guard scale < lastScale, current != 0, (current ?? 1) < 1_000 else { return false }
      total += (current ?? 1) * scale
      current = nil
      lastScale = scale
      acceptsAnd = true
      return true
    case .point, .and, .article: return false
    }
  }

  /// Adds to the hundreds read so far, if their lower digits are still open.
  private mutating func add(_ number: Int, roomAt room: Int) -> Bool {
    if let current {
      let isAfterTens = room == 10 && number > 0 && current % 100 >= 20 && current.isMultiple(of: 10)
      let isAfterHundreds = current > 0 && current.isMultiple(of: 100)
      guard isAfterTens || isAfterHundreds else { return false }
      self.current = current + number
    } else {
      current = number
    }
    acceptsAnd = false
    return true
  }
}
