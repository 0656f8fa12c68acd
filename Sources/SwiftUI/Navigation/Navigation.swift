/// Views of which one leads to another. In a terminal the one on top is shown.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  let path: () -> [AnyHashable]

  /// The view on top, over those it covers: whoever walks the tree still meets them.
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let layers = layers(in: environment)
    guard layers.count > 1, let top = layers.last else { return layers.flatMap { $0 } }
    return [.column(layers.dropLast().map { .unseen(.column($0)) } + [.column(top)])]
  }

  /// The root, a view for each value of the path, and what is presented over them. A value without a destination leads nowhere.
  @MainActor private func layers(in environment: EnvironmentValues) -> [[LayoutNode]] {
    var layers = [resolve(root, in: environment)]
    for (depth, value) in path().enumerated() {
      let destinations = layers.flatMap { attachments(of: NavigationDestination.self, in: $0) }
      if let next = destinations.firstNodes(where: { $0.nodes(leadingTo: value, depth: depth) }) { layers.append(next) }
    }
    var above = layers
    while let next = above.flatMap({ attachments(of: NavigationDestination.self, in: $0) })
      .firstNodes(where: { $0.nodesIfPresented })
    {
      layers.append(next)
      above = [next]
    }
    return layers
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = { [] }
  }

  /// A stack whose path is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.values }
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// A stack whose path of values is kept elsewhere.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.map { AnyHashable($0) } }
  }
}

/// The values that lead to the view on top of a stack.
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether the root is on top.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Goes back.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// Views of which one leads to another, as it was written before stacks.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  /// Views of which one leads to another.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(content, in: environment) }
}

/// Views in columns, of which one leads to the next. In a terminal they are under each other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let columns = [
      resolve(sidebar, in: environment), resolve(content, in: environment), resolve(detail, in: environment),
    ]
    return [.column(columns.filter { !$0.isEmpty }.map { .column($0) })]
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns are visible.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A label that leads to another view. In a terminal it is marked as leading on.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  let label: Label

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let mark = LayoutNode.text(environment.style.repertoire == .unicode ? "›" : ">", style: TextStyle(isDim: true))
    return [.row([resolveColumn(label, in: environment), mark])]
  }
}

extension NavigationLink {
  /// A label that leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a view or has led there.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  /// A title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// A title that leads to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// A title that leads to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) { label = Text(title) }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to the view for a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A title that leads to the view for a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) { label = Text(titleKey) }

  /// A title that leads to the view for a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) { label = Text(title) }
}

/// Where the title of a view is shown.
nonisolated public struct NavigationBarItem: Sendable {
  /// How the title of a view is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// A way to show a title.
    case automatic, inline, large, inlineLarge
  }
}

extension View {
  /// Writes a title above this view.
  nonisolated public func navigationTitle(_ title: Text) -> some View { Titled(content: self, title: title) }

  /// Writes a title above this view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Writes a title above this view.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

  /// Writes a title above this view.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
    navigationTitle(Text(resource))
  }

  /// Writes a title above this view.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Writes a title above this view.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Writes a title above this view.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Accepts a subtitle, which is left to the window.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Accepts a way to show the title.
  nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// Accepts a choice about the way back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  /// Accepts a choice about the bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepts a width of a column.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepts widths of a column.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

/// A view under its title.
nonisolated private struct Titled<Content: View>: View, PrimitiveView {
  let content: Content
  let title: Text

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var prominent = environment
    prominent.style.text.isBold = true
    return [.column(resolve(title, in: prominent) + resolve(content, in: environment))]
  }
}
