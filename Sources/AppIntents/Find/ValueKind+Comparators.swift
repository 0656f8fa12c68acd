extension ValueKind {
  /// How values of the kind are compared when the framework does it.
  package var comparators: [ComparatorKind] {
    switch self {
    case .string, .attributedString, .url, .personName, .person:
      [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
    case .integer, .number, .decimal, .date, .dateComponents, .duration, .measurement, .currencyAmount:
      [.equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween]
    case .boolean, .enumeration, .entity, .union: [.equalTo, .notEqualTo]
    case .array: [.contains]
    case .file, .place, .paymentMethod, .search, .opaque: []
    }
  }

  /// Whether values of the kind have an order.
  package var isOrdered: Bool {
    switch self {
    case .array, .union, .file, .place, .paymentMethod, .search, .opaque: false
    default: true
    }
  }
}
