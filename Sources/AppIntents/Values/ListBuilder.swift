/// A result builder that lists elements in the order of the statements.
///
/// A conforming builder says what an element is and which expressions make some; branches, loops and elements that may
/// be left out come with the protocol.
public protocol _ListBuilder {
  associatedtype Element
}

extension _ListBuilder {
  public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap(\.self) }
  public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap(\.self) }
  public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }
  public static func buildEither(first list: [Element]) -> [Element] { list }
  public static func buildEither(second list: [Element]) -> [Element] { list }
  public static func buildLimitedAvailability(_ list: [Element]) -> [Element] { list }
}
