// Accepted so that sources compile: there are no windows in a terminal to size and place, and no menus to put commands into.

nonisolated extension Scene {
  public func commands(@CommandsBuilder content: () -> some Commands) -> Self { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  public func defaultSize(_ size: CGSize) -> Self { self }
  public func defaultPosition(_ position: UnitPoint) -> Self { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
  public func windowStyle(_ style: WindowStyle) -> Self { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self { self }
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  public func windowLevel(_ level: WindowLevel) -> Self { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  public func commandsRemoved() -> Self { self }
  public func commandsReplaced(@CommandsBuilder content: () -> some Commands) -> Self { self }
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

public enum WindowStyle: Sendable { case automatic, titleBar, hiddenTitleBar, plain, volumetric }
public enum WindowToolbarStyle: Sendable {
  case automatic, expanded, unified, unifiedCompact

  public static func unified(showsTitle: Bool) -> Self { .unified }
  public static func unifiedCompact(showsTitle: Bool) -> Self { .unifiedCompact }
}
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }
public enum WindowLevel: Sendable { case automatic, normal, desktop, floating }
public enum WindowManagerRole: Sendable { case automatic, principal, associated }
public enum MenuBarExtraStyle: Sendable { case automatic, menu, window }
public enum SceneLaunchBehavior: Sendable { case automatic, presented, suppressed }
public enum SceneRestorationBehavior: Sendable { case automatic, disabled }

public enum CommandGroupPlacement: Sendable {
  case appInfo, appSettings, appTermination, appVisibility, systemServices, newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowArrangement, windowList
  case singleWindowList, help
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
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither(first content: EmptyCommands) -> EmptyCommands { content }
  public static func buildEither(second content: EmptyCommands) -> EmptyCommands { content }
  public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}

nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init(_ name: some _TitleSource, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

// Groups of commands that the system offers.
public typealias SidebarCommands = EmptyCommands
public typealias ToolbarCommands = EmptyCommands
public typealias InspectorCommands = EmptyCommands
public typealias TextEditingCommands = EmptyCommands
public typealias TextFormattingCommands = EmptyCommands
