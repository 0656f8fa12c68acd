/// A group of windows that look alike.
nonisolated public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content
  private let identifier: String?
  private let title: Text?

  private init(title: Text?, identifier: String?, content: @escaping () -> Content) {
    self.title = title
    self.identifier = identifier
    self.content = content
  }

  /// A group of windows that look alike.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, identifier: nil, content: content)
  }

  /// A group of windows that look alike.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, identifier: id, content: content)
  }

  /// A group of windows that look alike.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), identifier: nil, content: content)
  }

  /// A group of windows that look alike.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), identifier: id, content: content)
  }

  /// A group of windows that look alike.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleResource), identifier: nil, content: content)
  }

  /// A group of windows that look alike.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleResource), identifier: id, content: content)
  }

  /// A group of windows that look alike.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), identifier: nil, content: content)
  }

  /// A group of windows that look alike.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), identifier: id, content: content)
  }

  @MainActor var contents: [SceneContent] {
    [SceneContent(identifier: identifier, title: title, root: AnyView(content()))]
  }
}

/// A single window.
nonisolated public struct Window<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content
  private let identifier: String?
  private let title: Text?

  private init(title: Text?, identifier: String?, content: @escaping () -> Content) {
    self.title = title
    self.identifier = identifier
    self.content = content
  }

  /// A single window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), identifier: id, content: content)
  }

  /// A single window.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleResource), identifier: id, content: content)
  }

  /// A single window.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), identifier: id, content: content)
  }

  @MainActor var contents: [SceneContent] {
    [SceneContent(identifier: identifier, title: title, root: AnyView(content()))]
  }
}

/// The settings of an app.
nonisolated public struct Settings<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content
  private let identifier: String?
  private let title: Text?

  private init(title: Text?, identifier: String?, content: @escaping () -> Content) {
    self.title = title
    self.identifier = identifier
    self.content = content
  }

  /// The settings of an app.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, identifier: nil, content: content)
  }

  @MainActor var contents: [SceneContent] {
    [SceneContent(identifier: identifier, title: title, root: AnyView(content()))]
  }
}
