/// Views under each other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let stack: LayoutNode.Stack
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = .column(alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.stack(stack, resolve(content, in: environment))]
  }
}

/// Views beside each other; in too narrow a room they continue on the next line.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let stack: LayoutNode.Stack
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = .row(alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.stack(stack, resolve(content, in: environment))]
  }
}

// A terminal shows all views of a stack, so lazy stacks are stacks.
public typealias LazyVStack = VStack
public typealias LazyHStack = HStack

extension LayoutNode.Stack {
  nonisolated fileprivate static func column(_ alignment: HorizontalAlignment, spacing: CGFloat?) -> Self {
    Self(axis: .vertical, horizontal: alignment, spacing: Points.columnSpacing(spacing))
  }

  /// Without a spacing of its own, a row keeps the words of its members apart.
  nonisolated fileprivate static func row(_ alignment: VerticalAlignment, spacing: CGFloat?) -> Self {
    Self(axis: .horizontal, vertical: alignment, spacing: Points.rowSpacing(spacing), separatesWords: spacing == nil)
  }
}

/// Views over each other. Nothing may be covered in a terminal, so those that can be seen are put under each other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.column(resolve(content, in: environment), alignment: alignment.horizontal)]
  }
}

/// Room that pushes the views of a row apart.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.spacer] }
}

/// A line between views.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  public init() {}

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.divider] }
}
