/// An app while it runs: what its views remember from one rendering to the next.
///
/// The app value is made once. Its scenes, and the views in them, are described anew each time somebody looks; state stays with the
/// identities of the views. What a handler of an intent changes in one rendering shows in the next:
///
/// ```swift
/// let app = RunningApp(TrailsApp())
/// _ = handlers.register(app)        // a handler appends to the path of a stack…
/// terminalText(of: app.windows[0].root, width: 80)  // …and the destination is drawn
/// ```
@MainActor
package final class RunningApp {
  private let app: any App
  private var identities: [ViewIdentity] = []

  package init(_ app: some App) { self.app = app }

  /// The windows as they are described now, in the order they are declared.
  package var windows: [SceneContent] {
    contents(ofBodyOf: app).enumerated().map { index, window in
      if index == identities.count { identities.append(ViewIdentity()) }
      var window = window
      window.root = AnyView(WindowRoot(content: window.root, identity: identities[index]))
      return window
    }
  }

  private func contents(ofBodyOf app: some App) -> [SceneContent] { SwiftUI.contents(of: app.body) }
}

/// The values of one type that are attached anywhere in the windows of an app.
@MainActor
package func attachments<Value>(of type: Value.Type, in app: RunningApp) -> [Value] {
  app.windows.flatMap { attachments(of: type, in: $0.root) }
}

/// The view at the root of a window, whose state is kept.
nonisolated private struct WindowRoot: View, PrimitiveView {
  let content: AnyView
  let identity: ViewIdentity

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.identity = identity
    return identity.revisit { resolve(content, in: inner) }
  }
}
