/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds one statement as itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds several statements as one scene.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneGroup(scenes: scenes)
  }

  /// Builds a statement that may be missing.
  public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    SceneGroup(scenes: content.map { [$0] } ?? [])
  }

  /// Hides the type of scenes that exist on some systems only.
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(scenes: [content]) }
}

/// Several scenes, in order.
nonisolated struct SceneGroup: Scene, PrimitiveScene {
  let scenes: [any Scene]

  @MainActor var contents: [SceneContent] { scenes.flatMap { SwiftUI.contents(of: $0) } }
}
