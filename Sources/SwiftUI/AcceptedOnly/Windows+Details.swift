// Accepted so that sources compile: there are no windows in a terminal to size and place, and no menus to put commands into.

nonisolated extension Scene {
  public func commands(@CommandsBuilder content: () -> some Commands) -> Self { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  public func defaultSize(_ size: CGSize) -> Self { self }
}

public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, newItem, saveItem, help, sidebar, toolbar, undoRedo
}

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never

  public init() {}
}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression(_ content: some Commands) -> EmptyCommands { EmptyCommands() }
  public static func buildBlock(_ content: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
}

nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
