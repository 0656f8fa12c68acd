/// One value among options, with how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  public let value: Value
  /// How it is shown; nil means as the value shows itself.
  public let title: LocalizedStringResource?
  /// A second line.
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  /// A value that shows itself.
  public init(_ value: Value) { self.init(value, optionalTitle: nil, subtitle: nil, image: nil) }

  /// A value with a title.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.init(value, optionalTitle: title, subtitle: subtitle, image: image) }

  private init(
    _ value: Value, optionalTitle title: LocalizedStringResource?, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image?
  ) { (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image) }
}

/// Options under one heading.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
  public let title: LocalizedStringResource?
  /// A second line under the heading.
  public let subtitle: LocalizedStringResource?
  /// A picture beside the heading.
  public let image: DisplayRepresentation.Image?
  public let items: [IntentItem<Value>]

  /// Options without a heading.
  public init(items: [IntentItem<Value>]) { self.init(optionalTitle: nil, subtitle: nil, image: nil, items: items) }

  /// Options, of their own titles, without a heading.
  public init(items: [Value]) { self.init(items: items.map { IntentItem($0) }) }

  /// Options under a heading.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Value>]
  ) { self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items) }

  /// Options, of their own titles, under a heading.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Value]
  ) { self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) }) }

  /// Options under a heading.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Value>]
  ) { self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items) }

  /// Options, of their own titles, under a heading.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [Value]
  ) { self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) }) }

  /// Options listed one by one under a heading.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]
  ) { self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items()) }

  /// Options listed one by one without a heading.
  public init(@IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]) { self.init(items: items()) }

  private init(
    optionalTitle title: LocalizedStringResource?, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image?, items: [IntentItem<Value>]
  ) { (self.title, self.subtitle, self.image, self.items) = (title, subtitle, image, items) }
}

/// Options in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection {
  public typealias Result = Value

  /// What to say above the options.
  public let promptLabel: LocalizedStringResource?
  /// Whether the options are long enough for an alphabetical index.
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Value>]

  /// Options in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) { (self.promptLabel, self.usesIndexedCollation, self.sections) = (promptLabel, usesIndexedCollation, sections) }

  /// Options in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Value>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  /// Options, of their own titles, in one section.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  /// Options in sections that are listed one by one.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Value> sections: () -> [IntentItemSection<Value>]
  ) { self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections()) }

  public static var empty: IntentItemCollection<Value> {
    IntentItemCollection(sections: [] as [IntentItemSection<Value>])
  }
  public static var _empty: IntentItemCollection<Value> { empty }
  public var _values: [Value] { sections.flatMap { section in section.items.map(\.value) } }
  public var _sections: [IntentItemSection<Value>] { sections }
  /// Every option, whatever its section.
  public var items: [IntentItem<Value>] { sections.flatMap(\.items) }
}

/// Lists options one by one.
@resultBuilder
public enum IntentItemsBuilder<Value: _IntentValue>: _ListBuilder {
  public typealias Element = IntentItem<Value>
  public static func buildExpression(_ item: Element) -> [Element] { [item] }
  public static func buildExpression(_ items: [Element]) -> [Element] { items }
  public static func buildExpression(_ value: Value) -> [Element] { [IntentItem(value)] }
}

/// Lists sections of options one by one.
@resultBuilder
public enum IntentItemSectionsBuilder<Value: _IntentValue>: _ListBuilder {
  public typealias Element = IntentItemSection<Value>
  public static func buildExpression(_ section: Element) -> [Element] { [section] }
  public static func buildExpression(_ sections: [Element]) -> [Element] { sections }
}
