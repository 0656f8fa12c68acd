/// Values that a query or an options provider returns.
public protocol ResultsCollection: Sendable {
  associatedtype Result: _IntentValue

  static var _empty: Self { get }
  var _values: [Result] { get }
  var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public static var _empty: [Element] { [] }
  public var _values: [Element] { self }
  public var _sections: [IntentItemSection<Element>] {
    isEmpty ? [] : [IntentItemSection(items: map { IntentItem($0) })]
  }
}
