public import Foundation

/// Orders strings as people expect them in a list.
///
/// Linux's own comparators stop the program when they are asked to ignore case.
public struct LocalizedStringComparator: SortComparator, Codable {
  /// Which words come first.
  public var order: SortOrder
  private var comparesNumbers: Bool

  fileprivate init(comparesNumbers: Bool) {
    order = .forward
    self.comparesNumbers = comparesNumbers
  }

  /// Which of two strings comes first.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = comparesNumbers ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
    switch (order, result) {
    case (.reverse, .orderedAscending): return .orderedDescending
    case (.reverse, .orderedDescending): return .orderedAscending
    default: return result
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As in a list of files: case matters little, and “Trail 2” comes before “Trail 10”.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(comparesNumbers: true) }

  /// As in a dictionary.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator(comparesNumbers: false) }
}
