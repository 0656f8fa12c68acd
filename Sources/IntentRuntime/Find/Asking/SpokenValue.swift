internal import AppIntents
internal import Dialog

/// The value of a property in words.
struct SpokenValue {
  let property: SpokenProperty
  let grammar: FindGrammar
  /// The unit that was asked for.
  var unit: Foundation.Dimension?

  static let locale = Locale(identifier: "en_US")
  private var locale: Locale { grammar.words.locale }

  /// What is said of an entity that has a value.
  func statement(_ value: (any Sendable)?) -> AnswerWording.Statement {
    guard let value = value.flatMap(inside) else {
      return AnswerWording.Statement("has no \(property.spokenTitle)", value: "nothing")
    }
    let said = text(value)
    return AnswerWording.Statement(predicate(value, said), value: said)
  }

  /// A whole sentence about an entity.
  func sentence(_ value: (any Sendable)?, of name: String) -> String {
    if let value = value.flatMap(inside), let sentence = sentence(value, text(value), of: name) { return sentence }
    return AnswerWording().sentence(name, [statement(value).predicate])
  }

  private func predicate(_ value: any Sendable, _ said: String) -> String {
    switch property.shape {
    case .boolean: return value as? Bool == true ? "is \(ownTitle)" : "is not \(ownTitle)"
    case .money: return isZero(value) ? "is free" : "costs \(said)"
    case .length where grammar.fit("length", property) >= Self.named: return "is \(said) long"
    case .length where grammar.fit("depth", property) >= Self.named: return "is \(said) deep"
    case .length where grammar.fit("width", property) >= Self.named: return "is \(said) wide"
    case .length where grammar.fit("height", property) >= Self.named,
      .number where grammar.fit("height", property) >= Self.named:
      return property.words.contains("elevation") ? "is at \(said)" : "is \(said) high"
    case .choice where grammar.isQuality(property): return "is \(said)"
    case .mass: return "weighs \(said)"
    case .text where property.isPlace: return "is in \(said)"
    case .text where property.isHours && isPhrase(said): return "is \(said.prefix(1).lowercased() + said.dropFirst())"
    case .text where property.isProse: return "has the \(property.spokenTitle): \(said)"
    case let shape where shape.isAmount: return "has \(article) \(property.spokenTitle) of \(said)"
    default: return "has the \(property.spokenTitle) \(said)"
    }
  }

  private var article: String { property.spokenTitle.first.map { "aeiou".contains($0) } == true ? "an" : "a" }

  /// A sentence that tells a value and nothing else; nil where the predicate makes one.
  private func sentence(_ value: any Sendable, _ said: String, of name: String) -> String? {
    guard predicate(value, said).hasPrefix("has ") else { return nil }
    let head = property.spokenTitle.components(separatedBy: " of ")[0]
    let isPlural = head.hasSuffix("s") && !["ss", "us", "is"].contains { head.hasSuffix($0) }
    if property.isProse, grammar.fit("description", property) >= Self.named { return "\(said)." }
    let verb = isPlural && (property.shape == .list && said.contains(" and ")) ? "are" : "is"
    let title =
      verb == "is" && property.shape == .list ? grammar.words.stem(property.spokenTitle) : property.spokenTitle
    let plural = isPlural && property.shape != .list ? "are" : verb
    let told = property.isProse ? said.prefix(1).lowercased() + said.dropFirst() : said
    return "The \(title) of \(name) \(plural) \(told)."
  }

  /// What a property of that name is a fit of.
  private static let named = 10

  /// "Open from 9:00 to 17:00" goes on from "is".
  private func isPhrase(_ text: String) -> Bool {
    let first = FindText.words(of: text).first ?? ""
    return ["open", "always", "closed"].contains(first)
  }

  private var ownTitle: String {
    ["favorite", "favourite"].contains(property.spokenTitle) ? "a \(property.spokenTitle)" : property.spokenTitle
  }

  private func isZero(_ value: any Sendable) -> Bool { (value as? IntentCurrencyAmount)?.amount == 0 }

  // MARK: - Values

  /// A value by itself: "8 km", "$70", "hiking and running".
  func text(_ value: any Sendable) -> String {
    switch value {
    case let value as any MeasuredAmount & UnitBearing: measured(value)
    case let value as IntentCurrencyAmount: money(value)
    case let value as Int: plain(Double(value))
    case let value as Double: plain(value)
    case let value as Date: value.formatted(.dateTime.day().month(.wide).year().locale(locale))
    case let value as [any Sendable]:
      Wordings.wording(for: grammar.words.language).listed(value.map { inSentence(text($0)) })
    case let value as any AppEnum: inSentence(String(localized: DisplayRepresentation(showing: value).title))
    default: trimmed(String(localized: DisplayRepresentation(showing: value).title))
    }
  }

  private func inSentence(_ text: String) -> String {
    property.shape == .entity || !property.kind.entityTypes.isEmpty ? text : grammar.words.inSentence(text)
  }

  /// A text ends where its sentence does.
  private func trimmed(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// A number, in the unit that goes without saying.
  private func plain(_ value: Double) -> String {
    grammar.unsaidUnit(of: property).map { measured(value, $0) } ?? number(value)
  }

  private func measured(_ value: any MeasuredAmount & UnitBearing) -> String { measured(value.amount, value.ownUnit) }

  private func measured(_ amount: Double, _ own: Foundation.Dimension) -> String {
    guard let unit, unit != own, type(of: unit) == type(of: own) else {
      return "\(number(amount)) \(FindDescription.symbol(of: own))"
    }
    let base = own.converter.baseUnitValue(fromValue: amount)
    return "\(number(unit.converter.value(fromBaseUnitValue: base))) \(FindDescription.symbol(of: unit))"
  }

  private func money(_ value: IntentCurrencyAmount) -> String {
    if value.amount == 0 { return grammar.words.freeWord }
    let isWhole = value.amount == Decimal(Int(truncating: value.amount as NSDecimalNumber))
    return value.amount.formatted(
      .currency(code: value.currencyCode).precision(.fractionLength(isWhole ? 0 : 2)).locale(locale))
  }

  func number(_ value: Double) -> String {
    let digits = abs(value) < 1 ? 2 : 1
    return value.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
  }
}
