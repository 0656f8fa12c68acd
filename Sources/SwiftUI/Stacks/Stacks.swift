/// Views under each other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let stack = LayoutNode.Stack(
      axis: .vertical, horizontal: alignment, spacing: Points.columnSpacing(spacing))
    return [.stack(stack, resolve(content, in: environment))]
  }
}

/// Views beside each other; in too narrow a room they continue on the next line.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let stack = LayoutNode.Stack(
      axis: .horizontal, vertical: alignment, spacing: Points.rowSpacing(spacing), separatesWords: spacing == nil)
    return [.stack(stack, resolve(content, in: environment))]
  }
}

/// Views under each other.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let stack = LayoutNode.Stack(
      axis: .vertical, horizontal: alignment, spacing: Points.columnSpacing(spacing))
    return [.stack(stack, resolve(content, in: environment))]
  }
}

/// Views beside each other; in too narrow a room they continue on the next line.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Stacks views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let stack = LayoutNode.Stack(
      axis: .horizontal, vertical: alignment, spacing: Points.rowSpacing(spacing), separatesWords: spacing == nil)
    return [.stack(stack, resolve(content, in: environment))]
  }
}

/// Views over each other. Nothing may be covered in a terminal, so those that can be seen are put under each other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Stacks views.
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
  /// The least room.
  public var minLength: CGFloat?

  /// Creates room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.spacer] }
}

/// A line between views.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.divider] }
}

/// Which views stay in sight while others are scrolled.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the choice.
  public let rawValue: UInt32

  /// A choice from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
