/// A scene whose windows are changed.
nonisolated struct ModifiedScene<Base: Scene>: Scene, PrimitiveScene {
  let base: Base
  let change: (inout SceneContent) -> Void

  @MainActor var contents: [SceneContent] {
    SwiftUI.contents(of: base).map { content in
      var content = content
      change(&content)
      return content
    }
  }
}

extension Scene {
  /// Names the events from outside for which these windows open.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ModifiedScene(base: self) { $0.externalEvents.formUnion(conditions) }
  }

  /// Sets a value of the environment of these windows.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ModifiedScene(base: self) { $0.root = AnyView($0.root.environment(keyPath, value)) }
  }

  /// Places an object in the environment of these windows.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(base: self) { $0.root = AnyView($0.root.environment(object)) }
  }

  /// Places an object in the environment of these windows.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(base: self) { $0.root = AnyView($0.root.environmentObject(object)) }
  }

  /// Accepts menu commands, of which a terminal has none.
  nonisolated public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }

  /// Accepts a size, of which there is none without windows.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepts a size, of which there is none without windows.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Accepts a place, of which there is none without windows.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepts a way to resize, which needs a window.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepts a watch on a value; nothing changes while an app is visited.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Accepts a watch on a value; nothing changes while an app is visited.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// Accepts a watch on a value; nothing changes while an app is visited.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// Accepts a task in the background, which nobody schedules here.
  nonisolated public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

/// Whether a window can be resized.
nonisolated public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = WindowResizability(name: "automatic")
  /// As the content likes.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not smaller than the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A task in the background.
nonisolated public struct BackgroundTask: Hashable, Sendable {
  private let name: String

  /// A task that refreshes an app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask(name: identifier) }
}

/// Commands in the menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  /// The kind of commands that describe these.
  associatedtype Body: Commands

  /// The commands that describe these.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands where Body == Never {
  /// Primitive commands have no body, and nobody asks for one.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// The commands that describe these.
  public typealias Body = Never

  /// Creates no commands.
  public init() {}
}

/// Builds commands from the statements of a closure; menus are not shown.
@resultBuilder
public struct CommandsBuilder {
  /// Takes commands as a statement.
  public static func buildExpression(_ content: some Commands) -> EmptyCommands { EmptyCommands() }
  /// Builds all statements.
  public static func buildBlock(_ content: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// The commands that describe these.
  public typealias Body = Never

  /// A menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or instead of others.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// The commands that describe these.
  public typealias Body = Never

  /// Commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands instead of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where commands are placed.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Commands about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that make something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that help.
  public static let help = CommandGroupPlacement(name: "help")
  /// Commands for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands for the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
}
