/// An app: its scenes and what holds them together.
///
/// There are no windows in a terminal. Running an app creates it and says so.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Creates the app and says that there is no window to show.
  @MainActor @preconcurrency
  public static func main() {
    _ = Self()
    print("\(Self.self) has started. There are no windows here; talk to it through an assistant.")
  }
}

/// A part of an app that a person sees as a unit, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  /// A primitive scene has no body, and nobody asks it for one.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {}

/// A window or window group as a visitor meets it.
package struct SceneContent {
  package var identifier: String?
  package var title: Text?
  /// What `handlesExternalEvents(matching:)` names.
  package var externalEvents: Set<String> = []
  /// The root view, in the environment of the scene.
  package var root: AnyView
}

/// A scene that has no body and shows itself to a visitor.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  /// The windows in this scene.
  var contents: [SceneContent] { get }
}

/// The windows of a scene, in the order they are declared.
@MainActor
func contents(of scene: some Scene) -> [SceneContent] {
  if let primitive = scene as? any PrimitiveScene { return primitive.contents }
  return isWithoutBody(scene) ? [] : contents(of: scene.body)
}

@MainActor
private func isWithoutBody<Content: Scene>(_ scene: Content) -> Bool { Content.Body.self == Never.self }
