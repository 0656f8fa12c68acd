/// One value among options, with how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public let value: Value
  /// How it is shown; nil means as the value shows itself.
  public let title: LocalizedStringResource?
  /// A second line.
  public let subtitle: LocalizedStringResource?
  /// A picture.
  public let image: DisplayRepresentation.Image?

  /// A value that shows itself.
  public init(_ value: Value) {
    self.init(value, optionalTitle: nil, subtitle: nil, image: nil)
  }

  /// A value with a title.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.init(value, optionalTitle: title, subtitle: subtitle, image: image)
  }

  private init(
    _ value: Value,
    optionalTitle title: LocalizedStringResource?,
    subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image?
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Options under one heading.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
  /// The heading.
  public let title: LocalizedStringResource?
  /// A second line under the heading.
  public let subtitle: LocalizedStringResource?
  /// A picture beside the heading.
  public let image: DisplayRepresentation.Image?
  /// The options.
  public let items: [IntentItem<Value>]

  /// Options without a heading.
  public init(items: [IntentItem<Value>]) {
    self.init(optionalTitle: nil, subtitle: nil, image: nil, items: items)
  }

  /// Options, of their own titles, without a heading.
  public init(items: [Value]) {
    self.init(items: items.map { IntentItem($0) })
  }

  /// Options under a heading.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Value>]
  ) {
    self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items)
  }

  /// Options, of their own titles, under a heading.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    items: [Value]
  ) {
    self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Options under a heading.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Value>]
  ) {
    self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items)
  }

  /// Options, of their own titles, under a heading.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    items: [Value]
  ) {
    self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Options listed one by one under a heading.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]
  ) {
    self.init(optionalTitle: title, subtitle: subtitle, image: image, items: items())
  }

  /// Options listed one by one without a heading.
  public init(@IntentItemsBuilder<Value> items: () -> [IntentItem<Value>]) {
    self.init(items: items())
  }

  private init(
    optionalTitle title: LocalizedStringResource?,
    subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image?,
    items: [IntentItem<Value>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }
}

/// Options in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection {
  /// One value.
  public typealias Result = Value

  /// What to say above the options.
  public let promptLabel: LocalizedStringResource?
  /// Whether the options are long enough for an alphabetical index.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Value>]

  /// Options in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Value>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Options in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [IntentItem<Value>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// Options, of their own titles, in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Value]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// Options in sections that are listed one by one.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Value> sections: () -> [IntentItemSection<Value>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// No options.
  public static var empty: IntentItemCollection<Value> {
    IntentItemCollection(sections: [] as [IntentItemSection<Value>])
  }
  /// No values.
  public static var _empty: IntentItemCollection<Value> { empty }
  /// The values without their sections.
  public var _values: [Value] { sections.flatMap { section in section.items.map(\.value) } }
  /// The values with how they are shown.
  public var _sections: [IntentItemSection<Value>] { sections }
  /// Every option, whatever its section.
  public var items: [IntentItem<Value>] { sections.flatMap(\.items) }
}

/// Lists options one by one.
@resultBuilder
public enum IntentItemsBuilder<Value: _IntentValue> {
  /// An option.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  /// A value that shows itself.
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  /// Several options.
  public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  /// The options in order.
  public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }
  /// Options of a loop.
  public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
  /// Options that may be left out.
  public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
  /// One branch.
  public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  /// The other branch.
  public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  /// Options of a newer system.
  public static func buildLimitedAvailability(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
}

/// Lists sections of options one by one.
@resultBuilder
public enum IntentItemSectionsBuilder<Value: _IntentValue> {
  /// A section.
  public static func buildExpression(_ section: IntentItemSection<Value>) -> [IntentItemSection<Value>] { [section] }
  /// Several sections.
  public static func buildExpression(_ sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { sections }
  /// The sections in order.
  public static func buildBlock(_ sections: [IntentItemSection<Value>]...) -> [IntentItemSection<Value>] {
    sections.flatMap { $0 }
  }
  /// Sections of a loop.
  public static func buildArray(_ sections: [[IntentItemSection<Value>]]) -> [IntentItemSection<Value>] {
    sections.flatMap { $0 }
  }
  /// Sections that may be left out.
  public static func buildOptional(_ sections: [IntentItemSection<Value>]?) -> [IntentItemSection<Value>] {
    sections ?? []
  }
  /// One branch.
  public static func buildEither(first sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { sections }
  /// The other branch.
  public static func buildEither(second sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { sections }
  /// Sections of a newer system.
  public static func buildLimitedAvailability(
    _ sections: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { sections }
}
