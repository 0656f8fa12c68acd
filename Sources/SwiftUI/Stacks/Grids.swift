/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.annotated(.gridRow, .stack(LayoutNode.Stack(axis: .horizontal, spacing: 1), resolve(content, in: environment)))]
  }
}

/// Views in columns of equal order.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let columns: Int
  let grid: LayoutNode.Grid
  let content: Content

  /// Views in as many columns as there are items; a terminal gives each the width it needs.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = max(1, columns.count)
    grid = LayoutNode.Grid(
      alignment: alignment, columnSpacing: Points.rowSpacing(columns.first?.spacing ?? 16),
      rowSpacing: Points.columnSpacing(spacing))
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let cells = resolve(content, in: environment)
    let starts = stride(from: 0, to: cells.count, by: columns)
    return [.grid(grid, starts.map { Array(cells[$0..<min($0 + columns, cells.count)]) })]
  }
}

/// Views in rows of equal order. In a terminal they are beside each other.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let content: Content

  /// Views beside each other; rows, alignment and spacing are left to the terminal.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.row(resolve(content, in: environment))] }
}

/// A row or column of a lazy grid.
nonisolated public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Rows whose views share columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  let grid: LayoutNode.Grid
  let content: Content

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
