/// Views that can be scrolled; in a terminal all of them are written.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  let content: Content

  /// Views that can be scrolled.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [resolveColumn(content, in: environment)]
  }
}

/// Controls that belong together.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.rows(resolve(content, in: environment))]
  }
}

/// Controls that belong together closely.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
  let content: Content

  /// Controls that belong together closely.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.row(resolve(content, in: environment))]
  }
}

/// The first of several views for which there is room.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let content: Content

  /// Chooses among views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.alternatives(resolve(content, in: environment))]
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  let content: Content

  /// A row of a grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.annotated(.gridRow, .stack(LayoutNode.Stack(axis: .horizontal, spacing: 1), resolve(content, in: environment)))]
  }
}

/// Views in columns of equal order.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let cells = resolve(content, in: environment)
    let count = max(1, columns.count)
    let rows = stride(from: 0, to: cells.count, by: count).map { Array(cells[$0..<min($0 + count, cells.count)]) }
    let grid = LayoutNode.Grid(
      alignment: alignment, columnSpacing: Points.rowSpacing(columns.first?.spacing ?? 16),
      rowSpacing: Points.columnSpacing(spacing))
    return [.grid(grid, rows)]
  }
}

/// Views in rows of equal order.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.row(resolve(content, in: environment))]
  }
}

/// A row or column of a lazy grid.
nonisolated public struct GridItem: Sendable {
  /// How large a row or column is.
  public enum Size: Sendable {
    /// Of one size.
    case fixed(CGFloat)
    /// Of one size between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// Where its views are placed.
  public var alignment: Alignment?

  /// A row or column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Rows whose views share columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  let grid: LayoutNode.Grid
  let content: Content

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = LayoutNode.Grid(
      alignment: alignment.horizontal, columnSpacing: Points.rowSpacing(horizontalSpacing ?? 16),
      rowSpacing: Points.columnSpacing(verticalSpacing))
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.grid(grid, resolve(content, in: environment).map { $0.gridCells ?? [$0] })]
  }
}

extension View {
  /// Aligns the cells in the column of this one.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changingEach { .annotated(.gridColumn(guide), $0) }
  }
}

extension LayoutNode {
  /// The cells of a row of a grid.
  fileprivate var gridCells: [LayoutNode]? {
    switch self {
    case .annotated(.gridRow, .stack(_, let cells)): cells
    case .annotated(let annotation, let node): node.gridCells?.annotated(annotation)
    default: nil
    }
  }

  /// The alignment that this cell wants for its column.
  var columnAlignment: HorizontalAlignment? {
    switch self {
    case .annotated(.gridColumn(let alignment), _): alignment
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): node.columnAlignment
    default: nil
    }
  }
}
