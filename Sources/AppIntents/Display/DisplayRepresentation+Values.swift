extension DisplayRepresentation {
  /// How a value is shown, whatever its type.
  package init(showing value: any Sendable) {
    switch value {
    case let value as any AppEnum: self = value.display
    case let value as any InstanceDisplayRepresentable: self = value.displayRepresentation
    case let value as any AppUnionValue:
      self = value._shownValue.map(DisplayRepresentation.init(showing:)) ?? "\(value)"
    case let value as any CustomLocalizedStringResourceConvertible:
      self.init(title: value.localizedStringResource)
    case let value as [any Sendable]:
      let titles = value.map { String(localized: DisplayRepresentation(showing: $0).title) }
      self.init(stringLiteral: ShownText.list(titles))
    default: self.init(stringLiteral: plainText(of: value))
    }
  }
}

/// A value of Foundation as people write it.
private func plainText(of value: any Sendable) -> String {
  switch value {
  case let value as String: value
  case let value as AttributedString: String(value.characters)
  case let value as Bool: FrameworkText.spoken(value ? "yes" : "no")
  case let value as Int: value.formatted()
  case let value as Double: value.formatted()
  case let value as Decimal: value.formatted()
  case let value as Date: value.formatted(date: .abbreviated, time: .shortened)
  case let value as URL: value.absoluteString
  case let value as PersonNameComponents: ShownText.name(value)
  case let value as Duration: value.formatted()
  case let value as any MeasuredValue: value.measuredText
  default: "\(value)"
  }
}

private protocol MeasuredValue {
  var measuredText: String { get }
}

extension Measurement: MeasuredValue {
  fileprivate var measuredText: String { "\(value.formatted()) \(unit.symbol)" }
}
