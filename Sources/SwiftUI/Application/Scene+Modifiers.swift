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
  ) -> some Scene { ModifiedScene(base: self) { $0.root = AnyView($0.root.environment(keyPath, value)) } }

  /// Places an object in the environment of these windows.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    ModifiedScene(base: self) { $0.root = AnyView($0.root.environment(object)) }
  }

  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    ModifiedScene(base: self) { $0.root = AnyView($0.root.environmentObject(object)) }
  }

}
