/// An app while it runs: what its views remember from one rendering to the next.
///
/// The app value is made once. Its scenes, and the views in them, are described anew each time somebody looks; state stays with the
/// places of the views. So whoever changes state through one look, a handler of an intent for instance, sees the change in the next:
///
/// ```swift
/// let app = RunningApp(TrailsApp())
/// _ = handlers.register(app)        // a handler appends to the path of a stack…
/// terminalText(of: app.windows[0].root, width: 80)  // …and the destination is drawn
/// ```
@MainActor
package final class RunningApp {
  private let app: any App
  private var places: [ViewPlace] = []

  /// Runs an app.
  package init(_ app: some App) { self.app = app }

  /// The windows as they are described now, in the order they are declared.
  package var windows: [SceneContent] {
    contents(ofBodyOf: app).enumerated().map { index, window in
      if index == places.count { places.append(ViewPlace()) }
      var window = window
      window.root = AnyView(PlacedView(content: window.root, place: places[index]))
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
nonisolated private struct PlacedView: View, PrimitiveView {
  let content: AnyView
  let place: ViewPlace

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.place = place
    return place.revisit { resolve(content, in: inner) }
  }
}
