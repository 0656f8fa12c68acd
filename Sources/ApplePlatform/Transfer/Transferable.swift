/// A value that can be handed to other apps, in one or several forms.
///
/// ```swift
/// extension Trail: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(exportedContentType: .pdf) { trail in try await trail.pdf() }
///     ProxyRepresentation(exporting: \.name)
///   }
/// }
/// ```
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The forms of the value, the most faithful one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One form of a value, or several in order.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value that is handed over.
  associatedtype Item: Transferable
  /// The type of the representation that this one is made of.
  associatedtype Body: TransferRepresentation

  /// The representation that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that is not made of others says itself what it can do.
package protocol TransferPrimitive<Item>: TransferRepresentation where Body == Never {
  /// What the representation can do, in order.
  var steps: [TransferStep<Item>] { get }
}

extension TransferPrimitive {
  /// Never asked for: ``steps`` say everything.
  public var body: Never { preconditionFailure("a primitive representation has no body") }
}

extension TransferRepresentation {
  /// What this representation and those in it can do, in order.
  package var allSteps: [TransferStep<Item>] {
    if let primitive = self as? any TransferPrimitive<Item> { return primitive.steps }
    return body.allSteps.compactMap { $0 as? TransferStep<Item> }
  }
}

extension Never: Transferable, TransferRepresentation {
  /// There is no value to represent.
  public typealias Item = Never
  public static var transferRepresentation: Never { preconditionFailure("there is no value to represent") }
  /// There is no value to represent.
  public var body: Never { self }
}

/// Who may see a form of a value.
public struct TransferRepresentationVisibility: Sendable, Hashable {
  private let name: String

  public static let all = Self(name: "all")
  /// Apps of the same team.
  public static let team = Self(name: "team")
  /// Apps of the same group.
  public static let group = Self(name: "group")
  /// The app itself.
  public static let ownProcess = Self(name: "ownProcess")
}

/// Puts forms of a value in order.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TransferRepresentation, Content.Item == Item {
    content
  }

  public static func buildPartialBlock<First>(first: First) -> First
  where First: TransferRepresentation, First.Item == Item {
    first
  }

  public static func buildPartialBlock<Others, Next>(
    accumulated: Others, next: Next
  ) -> TupleTransferRepresentation<Item, (Others, Next)>
  where Others: TransferRepresentation, Others.Item == Item, Next: TransferRepresentation, Next.Item == Item {
    TupleTransferRepresentation(steps: accumulated.allSteps + next.allSteps)
  }
}

/// Several forms of a value in order.
public struct TupleTransferRepresentation<Item, Value>: TransferPrimitive where Item: Transferable {
  package let steps: [TransferStep<Item>]
}
