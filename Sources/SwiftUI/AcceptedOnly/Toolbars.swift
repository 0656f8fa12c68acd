// Accepted so that sources compile: a terminal has no bars, so nothing that is put into one is drawn.

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

nonisolated public struct TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression(_ content: some ToolbarContent) -> TupleToolbarContent { TupleToolbarContent() }
  public static func buildBlock(_ content: TupleToolbarContent...) -> TupleToolbarContent { TupleToolbarContent() }
  public static func buildOptional(_ content: TupleToolbarContent?) -> TupleToolbarContent { TupleToolbarContent() }
  public static func buildEither(first content: TupleToolbarContent) -> TupleToolbarContent { content }
  public static func buildEither(second content: TupleToolbarContent) -> TupleToolbarContent { content }
  public static func buildLimitedAvailability(_ content: TupleToolbarContent) -> TupleToolbarContent { content }
}

nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {}
}

nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard, bottomBar
  case confirmationAction, cancellationAction, destructiveAction
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
}
