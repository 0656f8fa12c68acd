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

extension ToolbarItem {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {}
}

nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

nonisolated extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  public func hidden(_ isHidden: Bool = true) -> Self { self }
}

public enum SpacerSizing: Sendable { case flexible, fixed }
public enum ToolbarRole: Sendable { case automatic, navigationStack, browser, editor }
public enum ToolbarTitleDisplayMode: Sendable { case automatic, large, inlineLarge, inline }
public enum ToolbarDefaultItemKind: Sendable { case sidebarToggle, search, title }

public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard, bottomBar
  case confirmationAction, cancellationAction, destructiveAction
  case accessoryBar, bottomOrnament, largeTitle, subtitle, title
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
}
