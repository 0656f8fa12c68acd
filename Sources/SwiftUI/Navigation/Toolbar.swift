/// What is in a bar. A terminal has no bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The kind of content that describes this one.
  associatedtype Body: ToolbarContent

  /// The content that describes this one.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  /// Primitive content has no body, and nobody asks for one.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Several things in a bar.
nonisolated public struct TupleToolbarContent: ToolbarContent {
  /// The content that describes this one.
  public typealias Body = Never
}

/// Builds the content of a bar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes content as a statement.
  public static func buildExpression(_ content: some ToolbarContent) -> TupleToolbarContent { TupleToolbarContent() }
  /// Builds all statements.
  public static func buildBlock(_ content: TupleToolbarContent...) -> TupleToolbarContent { TupleToolbarContent() }
  /// Builds a statement that may be missing.
  public static func buildOptional(_ content: TupleToolbarContent?) -> TupleToolbarContent { TupleToolbarContent() }
  /// Builds the first of two alternatives.
  public static func buildEither(first content: TupleToolbarContent) -> TupleToolbarContent { content }
  /// Builds the second of two alternatives.
  public static func buildEither(second content: TupleToolbarContent) -> TupleToolbarContent { content }
  /// Builds content that exists on some systems only.
  public static func buildLimitedAvailability(_ content: TupleToolbarContent) -> TupleToolbarContent { content }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The content that describes this one.
  public typealias Body = Never
}

extension ToolbarItem where ID == Void {
  /// A view at a place of a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Views in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The content that describes this one.
  public typealias Body = Never

  /// Views at a place of a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// A place in a bar.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// A place in a bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// A place in a bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// A place in a bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// A place in a bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A place in a bar.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A place in a bar.
  public static let status = ToolbarItemPlacement(name: "status")
  /// A place in a bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// A place in a bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// A place in a bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// A place in a bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// A place in a bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// A place in a bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// A place in a bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// A place in a bar.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// A place in a bar.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}
