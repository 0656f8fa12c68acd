/// What an entity says about itself to an index: how it is shown, and the properties with an indexing key.
struct EntityAttributes {
  private let display: DisplayRepresentation
  private let properties: [EntityPropertyDescription]

  init(of entity: some AppEntity) {
    display = entity.displayRepresentation
    properties = entity.propertyDescriptions
  }

  /// Adds what an attribute set does not say yet. Deferred properties are never fetched for it.
  func complete(_ attributes: CSSearchableItemAttributeSet) {
    for property in properties where property.access != .deferred {
      guard let value = property.valueAtHand() else { continue }
      switch property.indexing {
      case .none: continue
      case .attribute(let path): attributes.fill(path, with: value)
      case .custom(let key): attributes.fill(key, with: value)
      }
    }
    completeWithDisplay(attributes)
  }

  private func completeWithDisplay(_ attributes: CSSearchableItemAttributeSet) {
    attributes.fill(\.displayName, with: String(localized: display.title))
    if let subtitle = display.subtitle { attributes.fill(\.contentDescription, with: String(localized: subtitle)) }
    if !display.synonyms.isEmpty {
      attributes.fill(\.alternateNames, with: display.synonyms.map { String(localized: $0) })
    }
    if case .data(let data)? = display.image?.source { attributes.fill(\.thumbnailData, with: data) }
    if case .url(let url)? = display.image?.source { attributes.fill(\.thumbnailURL, with: url) }
  }
}

extension CSSearchableItemAttributeSet {
  /// Sets an attribute that has no value yet, if the value can be made one of the attribute's type.
  fileprivate func fill(_ path: PartialKeyPath<CSSearchableItemAttributeSet>, with value: any Sendable) {
    let value = IndexableValue(value)
    switch path {
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>: fill(path, value.text)
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [String]?>: fill(path, value.texts)
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, NSNumber?>: fill(path, value.number)
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Date?>: fill(path, value.date)
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [Date]?>:
      fill(path, value.date.map { [$0] })
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, URL?>: fill(path, value.url)
    case let path as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Data?>: fill(path, value.data)
    default: return
    }
  }

  private func fill<Value>(_ path: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>, _ value: Value?) {
    if self[keyPath: path] == nil { self[keyPath: path] = value }
  }

  fileprivate func fill(_ key: CSCustomAttributeKey, with value: any Sendable) {
    guard self.value(forCustomKey: key) == nil else { return }
    let texts = IndexableValue(value).texts
    setValue(texts.count == 1 ? texts[0] : texts, forCustomKey: key)
  }
}

/// A value in the forms that indexes know.
private struct IndexableValue {
  private let value: any Sendable

  init(_ value: any Sendable) { self.value = value }

  var text: String? { texts.isEmpty ? nil : ShownText.list(texts) }

  var texts: [String] {
    guard let value = inside(value) else { return [] }
    if let values = value as? [any Sendable] { return values.flatMap { IndexableValue($0).texts } }
    return [String(localized: DisplayRepresentation(showing: value).title)]
  }

  var number: NSNumber? {
    switch inside(value) {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as Duration: NSNumber(value: value / .seconds(1))
    case let value as any MeasuredAmount: NSNumber(value: value.baseAmount)
    default: nil
    }
  }

  var date: Date? {
    switch inside(value) {
    case let value as Date: value
    case let value as DateComponents: Calendar.current.date(from: value)
    default: nil
    }
  }

  var url: URL? { inside(value) as? URL }
  var data: Data? { (inside(value) as? IntentFile)?.data }
}
