import AppIntents

/// A calculation that was understood: what was asked, and what comes out.
struct Calculation: Equatable {
  let question: String
  let result: String
  /// Whether the result was to be rounded, and so is not quite what was asked.
  let isRounded: Bool

  /// Reads a text such as “15% of 80” or “3 miles in km”; nil if it is no calculation or has no result.
  init?(_ text: String, language: Locale) {
    guard text.count <= Self.mostLetters else { return nil }
    let rounding = Rounding(in: text)
    guard var tokens = CalculationToken.read(Self.inSigns(rounding?.rest ?? text), language: language) else {
      return nil
    }
    tokens.removeAll { $0 == .filler }
    // A number, a share or a measurement by itself is no question.
    guard rounding != nil || tokens.contains(where: \.isOperation) else { return nil }
    var parser = CalculationParser(tokens)
    guard var quantity = parser.result() else { return nil }
    isRounded = rounding != nil
    rounding?.round(&quantity.number)
    question = Self.written(parser.calculated, language: language)
    let isUndefined = quantity.number.isNaN || tokens.contains(.divide) || tokens.contains(.remainder)
    guard quantity.number.isFinite || isUndefined else { return nil }
    result = quantity.number.isFinite ? quantity.spoken(in: language) : String(localized: "undefined")
  }

  private static let mostLetters = 300

  /// “84 + 16” for “add 16 to 84”: what is told to be done, as a sum.
  private static func inSigns(_ text: String) -> String {
    guard let space = text.firstIndex(of: " ") else { return text }
    let (verb, rest) = (text[..<space].lowercased(), text[text.index(after: space)...])
    for (said, joint, sign, isTurned) in orders where said == verb {
      guard let place = rest.range(of: " \(joint) ") else { continue }
      let parts = [rest[..<place.lowerBound], rest[place.upperBound...]].map(inBrackets)
      return (isTurned ? parts.reversed() : parts).joined(separator: " \(sign) ")
    }
    return ["double", "twice"].contains(verb) ? "2 × \(inBrackets(rest))" : text
  }

  private static func inBrackets(_ part: Substring) -> String { part.contains(" ") ? "(\(part))" : String(part) }

  private static let orders: [(verb: String, joint: String, sign: String, isTurned: Bool)] = [
    ("add", "to", "+", true), ("add", "and", "+", false), ("subtract", "from", "−", true), ("take", "from", "−", true),
    ("multiply", "by", "×", false), ("divide", "by", "÷", false), ("split", "by", "÷", false),
    ("multipliziere", "mit", "×", false), ("teile", "durch", "÷", false), ("addiere", "zu", "+", true),
  ]

  /// The calculation in signs.
  private static func written(_ tokens: [CalculationToken], language: Locale) -> String {
    var text = ""
    for (index, token) in tokens.enumerated() {
      let isUnary = index == 0 || [.open, .add, .subtract, .multiply, .divide].contains(tokens[index - 1])
      switch token {
      case .number(let number):
        if index > 0, case .unit = tokens[index - 1] { text += " " }
        text += Quantity(number: number).spoken(in: language)
      case .unit(let unit): text += " \(unit.symbol)"
      case .add: text += " + "
      case .subtract: text += isUnary ? "−" : " − "
      case .multiply, .of: text += " × "
      case .remainder: text += " mod "
      case .off: text += " off "
      case .raised(let exponent): text += "^\(Int(exponent))"
      case .divide: text += " ÷ "
      case .power: text += "^"
      case .percent: text += "%"
      case .squareRoot: text += "√"
      case .open: text += "("
      case .close: text += ")"
      case .into, .filler: break
      }
    }
    return text
  }
}

extension CalculationToken {
  fileprivate var isOperation: Bool {
    switch self {
    case .number, .percent, .unit, .open, .close, .filler: false
    default: true
    }
  }
}

/// How a result is to be rounded: “round 124.9 up”, “2 / 3 rounded to two decimals”, “round 1234 to the nearest hundred”.
private struct Rounding {
  /// What is rounded.
  let rest: String
  private let rule: FloatingPointRoundingRule
  private let step: Double

  init?(in text: String) {
    let said =
      /(?:round|runde) (?<order>.+)|(?<sum>.+) (?:rounded|gerundet)(?<way>.*)/.ignoresCase()
    guard let match = text.wholeMatch(of: said) else { return nil }
    let words = match.order ?? (match.sum.map { $0 + (match.way ?? "") } ?? "")
    let behind =
      /\ (?<way>up|down|off|auf|ab)$|\ (?:to|auf) (?:the )?(?<nearest>nearest )?(?<places>[^ ]+)(?: [a-z]+){0,2}$/
    var (rest, rule, step) = (words, FloatingPointRoundingRule.toNearestOrAwayFromZero, 1.0)
    while let end = rest.firstMatch(of: behind.ignoresCase()) {
      if let places = end.places {
        let isStep = (end.nearest ?? nil) != nil
        guard let known = isStep ? Self.step(places) ?? Double(places) : Self.step(places) else { return nil }
        step = known
      } else if let way = end.way?.lowercased() {
        rule = ["up", "auf"].contains(way) ? .up : ["down", "ab"].contains(way) ? .down : rule
      }
      rest = rest[..<end.range.lowerBound]
    }
    (self.rest, self.rule, self.step) = (String(rest), rule, step)
  }

  /// What the result is a multiple of: a hundredth for “two” decimals, ten for the nearest “ten”.
  private static func step(_ places: Substring) -> Double? {
    let nearest = [
      "whole": 1.0, "integer": 1, "number": 1, "ten": 10, "hundred": 100, "thousand": 1_000, "10": 10,
      "100": 100, "1000": 1_000, "cent": 0.01, "zehner": 10, "hunderter": 100,
    ]
    if let known = nearest[places.lowercased()] { return known }
    guard case .number(let count)? = CalculationToken.read(String(places), language: Locale(identifier: "en"))?.first,
      (0...9).contains(count)
    else { return nil }
    return pow(10, -count)
  }

  func round(_ number: inout Double) {
    // There is no exact tenth, but a ten.
    let inverse = (1 / step).rounded()
    number = step < 1 ? (number * inverse).rounded(rule) / inverse : (number / step).rounded(rule) * step
  }
}

/// Works out a calculation: what binds closer is done first.
private struct CalculationParser {
  private struct Operand {
    var quantity: Quantity
    /// Whether it is a share of what stands beside it: “80 + 15%”.
    var isPercentage = false
  }

  private var tokens: ArraySlice<CalculationToken>
  /// What was calculated, without the unit that was wanted.
  private(set) var calculated: [CalculationToken]

  init(_ tokens: [CalculationToken]) {
    self.tokens = tokens[...]
    calculated = tokens
  }

  /// The result; nil if the tokens make no sense.
  mutating func result() -> Quantity? {
    // “feet in 3 km”: what is wanted stands in front.
    if case .unit(let wanted)? = tokens.first, tokens.dropFirst().first == .into {
      tokens.removeFirst(2)
      calculated = Array(tokens)
      if case .unit(let unit)? = tokens.first, tokens.count == 1 { calculated = [.number(1), .unit(unit)] }
      tokens = calculated[...]
      return whole()?.converted(to: wanted)
    }
    if case .unit(let wanted)? = tokens.last, tokens.dropLast().last == .into, tokens.count > 2 {
      tokens.removeLast(2)
      calculated = Array(tokens)
      return whole()?.converted(to: wanted)
    }
    guard !tokens.contains(.into) else { return nil }
    return whole()
  }

  /// All that is left, which has to do more than name a quantity.
  private mutating func whole() -> Quantity? {
    guard let sum = sum(), tokens.isEmpty else { return nil }
    return sum.isPercentage ? Quantity(number: sum.quantity.number / 100) : sum.quantity
  }

  private mutating func take(_ token: CalculationToken) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func sum() -> Operand? {
    guard var left = product() else { return nil }
    while let sign: Double = take(.add) ? 1 : take(.subtract) ? -1 : nil {
      guard let right = product() else { return nil }
      if right.isPercentage, !left.isPercentage {
        left.quantity.number *= 1 + sign * right.quantity.number / 100
      } else if let sum = left.quantity.adding(right.quantity, sign: sign) {
        left.quantity = sum
      } else {
        return nil
      }
    }
    return left
  }

  private mutating func product() -> Operand? {
    guard var left = factor() else { return nil }
    while let token = tokens.first, [.multiply, .of, .divide, .remainder, .off].contains(token) {
      tokens.removeFirst()
      guard let right = factor() else { return nil }
      // “80 of 15%” is said in Japanese the other way round.
      let (one, other) = (Self.number(left), Self.number(right))
      guard let product = one.combined(with: other, by: token) else { return nil }
      left = Operand(quantity: product)
    }
    return left
  }

  private static func number(_ operand: Operand) -> Quantity {
    operand.isPercentage ? Quantity(number: operand.quantity.number / 100) : operand.quantity
  }

  private mutating func factor() -> Operand? {
    if take(.subtract) {
      guard var operand = factor() else { return nil }
      operand.quantity.number.negate()
      return operand
    }
    if take(.squareRoot) {
      guard let operand = factor(), operand.quantity.unit == nil else { return nil }
      return Operand(quantity: Quantity(number: operand.quantity.number.squareRoot()))
    }
    guard let base = operand() else { return nil }
    if case .raised(let exponent)? = tokens.first, base.quantity.unit == nil {
      tokens.removeFirst()
      return Operand(quantity: Quantity(number: pow(base.quantity.number, exponent)))
    }
    guard take(.power) else { return base }
    guard let exponent = factor(), base.quantity.unit == nil, exponent.quantity.unit == nil else { return nil }
    return Operand(quantity: Quantity(number: pow(base.quantity.number, exponent.quantity.number)))
  }

  private mutating func operand() -> Operand? {
    guard var quantity = primary() else { return nil }
    if case .unit(let unit)? = tokens.first, quantity.unit == nil {
      tokens.removeFirst()
      quantity.unit = unit
      // “5 feet 11 inches”
      if case .number? = tokens.first {
        guard let rest = operand()?.quantity, let sum = quantity.adding(rest, sign: 1) else { return nil }
        quantity = sum
      }
    }
    guard take(.percent) else { return Operand(quantity: quantity) }
    return quantity.unit == nil ? Operand(quantity: quantity, isPercentage: true) : nil
  }

  private mutating func primary() -> Quantity? {
    if take(.open) {
      guard let inner = sum(), take(.close) else { return nil }
      return Self.number(inner)
    }
    guard case .number(let number)? = tokens.first else { return nil }
    tokens.removeFirst()
    return Quantity(number: number)
  }
}
