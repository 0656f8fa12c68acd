/// The value of a property in a form that can be compared with others of its kind.
package enum FoundValue: Sendable {
  case absent
  case text(String)
  case integer(Int)
  case number(Double)
  case decimal(Decimal)
  case boolean(Bool)
  case date(Date)
  /// An amount in the base unit of a dimension.
  case amount(Double, Dimension.Type)
  case money(Decimal, currency: String)
  /// A case of an enum: its raw value, and which in order of declaration.
  case choice(String, position: Int)
  case entity(EntityIdentifier, title: String)
  case list([FoundValue])
  /// A value that can only be the same or not.
  case other(String)

  package init(_ value: (any Sendable)?) {
    guard let value = value.flatMap(inside) else {
      self = .absent
      return
    }
    self = Self.plain(value) ?? Self.structured(value)
  }

  private static func plain(_ value: any Sendable) -> FoundValue? {
    switch value {
    case let value as String: .text(value)
    case let value as AttributedString: .text(String(value.characters))
    case let value as URL: .text(value.absoluteString)
    case let value as PersonNameComponents: .text(ShownText.name(value))
    case let value as IntentPerson: .text(value.name.displayString)
    case let value as Bool: .boolean(value)
    case let value as Int: .integer(value)
    case let value as Float: .number(Double(value))
    case let value as Double: .number(value)
    case let value as Decimal: .decimal(value)
    case let value as Date: .date(value)
    case let value as DateComponents: Calendar.current.date(from: value).map(FoundValue.date) ?? .absent
    default: nil
    }
  }

  private static func structured(_ value: any Sendable) -> FoundValue {
    switch value {
    case let value as Duration: .amount(value / .seconds(1), UnitDuration.self)
    case let value as any MeasuredAmount: .amount(value.baseAmount, value.dimension)
    case let value as IntentCurrencyAmount: .money(value.amount, currency: value.currencyCode)
    case let value as any AppEnum: choice(value)
    case let value as any AppEntity: named(value)
    case let value as any AppUnionValue: FoundValue(value._shownValue)
    case let value as [any Sendable]: .list(value.map { FoundValue($0) })
    case let value as any Collection: .list(value.map { FoundValue(sendable($0)) })
    default: .other("\(value)")
    }
  }

  private static func named(_ value: some AppEntity) -> FoundValue {
    .entity(value.identity, title: String(localized: value.displayRepresentation.title))
  }

  private static func choice(_ value: some AppEnum) -> FoundValue {
    let position = Array(type(of: value).allCases).firstIndex(of: value) ?? 0
    return .choice(value.rawValue.description, position: position)
  }

  /// The elements of a sendable collection are sendable; only the cast cannot know it.
  private static func sendable(_ element: Any) -> any Sendable {
    func keep<Element>(_ element: Element) -> any Sendable { UncheckedElement(element: element).text }
    return (element as? any _IntentValue) ?? keep(element)
  }
}

/// An element that is no intent value, by its text.
private struct UncheckedElement<Element> {
  let element: Element
  var text: String { "\(element)" }
}
