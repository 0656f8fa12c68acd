/// Compares values as people do: texts whatever their case and accents, amounts whatever their units.
package struct FoundValueComparison: Sendable {
  private let locale: Locale

  package init(locale: Locale) { self.locale = locale }

  /// How two values are ordered; nil if they are not of one kind, or have no order.
  package func order(_ one: FoundValue, _ other: FoundValue) -> ComparisonResult? {
    switch (one, other) {
    case (.text(let one), .text(let other)): texts(one, other)
    case (.integer(let one), .integer(let other)): values(one, other)
    case (.date(let one), .date(let other)): values(one, other)
    case (.boolean(let one), .boolean(let other)): values(one ? 1 : 0, other ? 1 : 0)
    case (.amount(let one, let unit), .amount(let other, let otherUnit)) where unit == otherUnit: values(one, other)
    case (.money(let one, let currency), .money(let other, let otherCurrency)) where currency == otherCurrency:
      values(one, other)
    case (.choice(_, let one), .choice(_, let other)): values(one, other)
    case (.entity(_, let one), .entity(_, let other)): texts(one, other)
    case (.decimal(let one), .decimal(let other)): values(one, other)
    default: numbers(one, other)
    }
  }

  /// Whether two values are the same; nil if they are not of one kind.
  package func isEqual(_ one: FoundValue, _ other: FoundValue) -> Bool? {
    switch (one, other) {
    case (.absent, .absent): true
    case (.absent, _), (_, .absent): false
    case (.entity(let one, _), .entity(let other, _)): one == other
    case (.choice(let one, _), .choice(let other, _)): one == other
    case (.money(_, let one), .money(_, let other)) where one != other: false
    case (.other(let one), .other(let other)): one == other
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1) == true }
    default: order(one, other).map { $0 == .orderedSame }
    }
  }

  /// Whether a value passes a filter; nil if it cannot be compared so.
  package func passes(_ value: FoundValue, _ comparator: ComparatorKind, _ wanted: [FoundValue]) -> Bool? {
    if wanted.isEmpty { return passesWithoutValue(value, comparator) }
    guard wanted.count == comparator.valueCount else { return nil }
    switch comparator {
    case .equalTo: return isEqual(value, wanted[0])
    case .notEqualTo: return isEqual(value, wanted[0]).map { !$0 }
    case .contains: return contains(value, wanted[0])
    case .hasPrefix: return text(value, wanted[0], options: .anchored)
    case .hasSuffix: return text(value, wanted[0], options: [.anchored, .backwards])
    case .lessThan: return isOrdered(value, wanted[0]) { $0 == .orderedAscending }
    case .lessThanOrEqualTo: return isOrdered(value, wanted[0]) { $0 != .orderedDescending }
    case .greaterThan: return isOrdered(value, wanted[0]) { $0 == .orderedDescending }
    case .greaterThanOrEqualTo: return isOrdered(value, wanted[0]) { $0 != .orderedAscending }
    case .isBetween: return isBetween(value, wanted[0], wanted[1])
    }
  }

  private func passesWithoutValue(_ value: FoundValue, _ comparator: ComparatorKind) -> Bool? {
    let isAbsent = if case .absent = value { true } else { false }
    return switch comparator {
    case .equalTo: isAbsent
    case .notEqualTo: !isAbsent
    default: nil
    }
  }

  private func isOrdered(_ value: FoundValue, _ wanted: FoundValue, as fits: (ComparisonResult) -> Bool) -> Bool? {
    if case .absent = value { return false }
    return order(value, wanted).map(fits)
  }

  private func isBetween(_ value: FoundValue, _ one: FoundValue, _ other: FoundValue) -> Bool? {
    if case .absent = value { return false }
    guard let bounds = order(one, other), let first = order(one, value), let second = order(value, other) else {
      return nil
    }
    let wrong: ComparisonResult = bounds == .orderedDescending ? .orderedAscending : .orderedDescending
    return first != wrong && second != wrong
  }

  private func contains(_ value: FoundValue, _ wanted: FoundValue) -> Bool? {
    guard case .list(let elements) = value else { return text(value, wanted, options: []) }
    let answers = elements.map { isEqual($0, wanted) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private func text(_ value: FoundValue, _ wanted: FoundValue, options: String.CompareOptions) -> Bool? {
    if case .absent = value { return false }
    guard case .text(let text) = value, case .text(let part) = wanted else { return nil }
    if part.isEmpty { return true }
    return text.range(of: part, options: options.union(Self.asPeopleRead), locale: locale) != nil
  }

  private func texts(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, options: Self.asPeopleRead.union(.numeric), locale: locale)
  }

  private func numbers(_ one: FoundValue, _ other: FoundValue) -> ComparisonResult? {
    guard let one = one.double, let other = other.double else { return nil }
    return values(one, other)
  }

  private func values<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  private static let asPeopleRead: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
}

extension FoundValue {
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}
