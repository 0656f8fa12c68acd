/// A group of windows that look alike.
nonisolated public struct WindowGroup<Content: View>: Scene, WindowScene {
  let window: DeclaredWindow<Content>
}

/// A single window.
nonisolated public struct Window<Content: View>: Scene, WindowScene {
  let window: DeclaredWindow<Content>
}

/// The settings of an app.
nonisolated public struct Settings<Content: View>: Scene, WindowScene {
  let window: DeclaredWindow<Content>

  public init(@ViewBuilder content: @escaping () -> Content) { window = DeclaredWindow(content: content) }
}

/// A window as it is declared: its root view is made each time somebody looks.
nonisolated struct DeclaredWindow<Content: View> {
  var title: Text?
  var identifier: String?
  let content: () -> Content
}

/// A scene of one window.
protocol WindowScene: PrimitiveScene {
  associatedtype Content: View
  nonisolated var window: DeclaredWindow<Content> { get }
}

extension WindowScene {
  @MainActor var contents: [SceneContent] {
    [SceneContent(identifier: window.identifier, title: window.title, root: AnyView(window.content()))]
  }
}

extension WindowGroup {
  public init(@ViewBuilder content: @escaping () -> Content) { window = DeclaredWindow(content: content) }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    window = DeclaredWindow(identifier: id, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    window = DeclaredWindow(title: Text(titleKey), identifier: id, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    window = DeclaredWindow(title: title._title, identifier: id, content: content)
  }
}

extension Window {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = DeclaredWindow(title: Text(titleKey), identifier: id, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = DeclaredWindow(title: title._title, identifier: id, content: content)
  }
}
