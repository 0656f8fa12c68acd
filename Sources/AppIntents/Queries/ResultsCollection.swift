/// Values that a query or an options provider returns.
public protocol ResultsCollection: Sendable {
  /// One value.
  associatedtype Result: _IntentValue

  /// No values.
  static var _empty: Self { get }
  /// The values without their sections.
  var _values: [Result] { get }
  /// The values with how they are shown.
  var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// One value.
  public typealias Result = Element

  /// No values.
  public static var _empty: [Element] { [] }
  /// The values without their sections.
  public var _values: [Element] { self }
  /// The values with how they are shown.
  public var _sections: [IntentItemSection<Element>] {
    isEmpty ? [] : [IntentItemSection(items: map { IntentItem($0) })]
  }
}
