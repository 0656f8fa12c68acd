/// Builds a scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneGroup(scenes: scenes)
  }

  public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    SceneGroup(scenes: content.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(scenes: [content]) }
}

/// Several scenes, in order.
nonisolated struct SceneGroup: Scene, PrimitiveScene {
  let scenes: [any Scene]

  @MainActor var contents: [SceneContent] { scenes.flatMap { SwiftUI.contents(of: $0) } }
}
