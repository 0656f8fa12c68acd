/// Views that belong together, under a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content

  /// Views under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Views under a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(Section(content: { content }, header: { label }), in: environment)
  }
}

extension GroupBox where Label == EmptyView {
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content)
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// Views under a title that can be folded; in a terminal they are shown as long as they are unfolded.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>

  /// Views under a label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(true), content: content, label: label)
  }

  /// Views under a label, folded or not.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = resolveColumn(content(), in: environment)
    let isOpen = isExpanded.wrappedValue
    let isUnicode = environment.style.repertoire == .unicode
    let mark = isUnicode ? (isOpen ? "▾" : "▸") : (isOpen ? "v" : ">")
    let title = LayoutNode.row([.text(mark)] + resolve(label, in: environment))
    return [.column([title, isOpen ? .padded(LayoutNode.CellInsets(leading: 2), content) : .unseen(content)])]
  }
}

extension DisclosureGroup where Label == Text {
  /// Views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views under a title, folded or not.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Views under a title, folded or not.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Views under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Views under a title, folded or not.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// What is shown where there is nothing else to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, a description and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts under each other.
  public var body: some View {
    VStack {
      label.bold()
      description.foregroundStyle(.secondary)
      actions
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(titleKey, image: name)
    } description: {
      description
    }
  }

  /// A title with a symbol and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(titleResource, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image and a description.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(titleResource, image: name)
    } description: {
      description
    }
  }

  /// A title with a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// What is shown when a search finds nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What is shown when a search for some words finds nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SwiftUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }
}

/// A view that is told how much room there is.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// The view for an amount of room.
  public var content: (GeometryProxy) -> Content

  /// A view that is told how much room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [resolveColumn(content(GeometryProxy()), in: environment)]
  }
}

/// How much room there is: in a terminal always that of a small widget.
nonisolated public struct GeometryProxy: Sendable {
  /// The room.
  public var size: CGSize { CGSize(width: 320, height: 160) }
  /// The margins.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room and its place.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What a place is relative to.
public enum CoordinateSpace: Hashable, Sendable {
  /// A space.
  case global, local
}
