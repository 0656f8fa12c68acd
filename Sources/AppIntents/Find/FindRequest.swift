/// What somebody looks for among the entities of one type.
package struct FindRequest: Sendable {
  /// What the entities have to be like.
  package var filters: [FindFilter]
  /// Whether they have to be like all of it, or any of it.
  package var mode: EntityQueryComparatorMode
  /// What to sort them by, the most important order first.
  package var order: [FindOrder]
  /// How many are wanted at most; nil for all.
  package var limit: Int?

  package init(
    _ filters: [FindFilter] = [], mode: EntityQueryComparatorMode = .and, sortedBy order: [FindOrder] = [],
    limit: Int? = nil
  ) { (self.filters, self.mode, self.order, self.limit) = (filters, mode, order, limit) }

  /// Everything that the filters and the order name.
  package var propertyNames: Set<String> { Set(filters.map(\.property) + order.map(\.property)) }
}

/// What a property has to be like.
package struct FindFilter: Sendable {
  /// The name of the property.
  package let property: String
  /// How its value is compared.
  package let comparator: ComparatorKind
  /// With what: two values for `isBetween`, none to look for "no value", otherwise one.
  package let values: [any Sendable]

  package init(_ property: String, _ comparator: ComparatorKind, _ values: any Sendable...) {
    self.init(property, comparator, values: values)
  }

  package init(_ property: String, _ comparator: ComparatorKind, values: [any Sendable]) {
    self.property = property
    self.comparator = comparator
    self.values = values.compactMap(inside)
  }
}

/// A property to sort by.
package struct FindOrder: Sendable {
  /// The name of the property.
  package let property: String
  /// Whether the greatest value comes first.
  package let isDescending: Bool

  package static func ascending(_ property: String) -> FindOrder { FindOrder(property: property, isDescending: false) }
  package static func descending(_ property: String) -> FindOrder { FindOrder(property: property, isDescending: true) }
}

/// A property that entities can be found or sorted by.
package struct FindableProperty: Sendable {
  /// The name of the variable.
  package let name: String
  /// What people call it.
  package let title: LocalizedStringResource
  package let kind: ValueKind
  /// How its values can be compared; none if it is only there to sort by.
  package let comparators: [ComparatorKind]
  /// Whether entities can be sorted by it.
  package let isSortable: Bool

  package init(
    name: String, title: LocalizedStringResource, kind: ValueKind, comparators: [ComparatorKind], isSortable: Bool
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.comparators = comparators
    self.isSortable = isSortable
  }
}
