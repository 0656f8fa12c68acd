/// Where things of different width are placed in a column.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  private enum Place: Hashable, Sendable { case leading, center, trailing }

  private let place: Place

  /// At the beginning of lines.
  public static let leading = HorizontalAlignment(place: .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(place: .center)
  /// At the end of lines.
  public static let trailing = HorizontalAlignment(place: .trailing)
  /// At the beginning of the text in list rows.
  public static let listRowSeparatorLeading = leading
  /// At the end of the text in list rows.
  public static let listRowSeparatorTrailing = trailing

  private init(place: Place) { self.place = place }

  /// An alignment of one's own, which is leading in a terminal.
  public init(_ id: any AlignmentID.Type) { place = .leading }
}

/// Where things of different height are placed in a row.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  private enum Place: Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  private let place: Place

  /// At the top.
  public static let top = VerticalAlignment(place: .top)
  /// In the middle.
  public static let center = VerticalAlignment(place: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(place: .bottom)
  /// At the first line.
  public static let firstTextBaseline = VerticalAlignment(place: .firstTextBaseline)
  /// At the last line.
  public static let lastTextBaseline = VerticalAlignment(place: .lastTextBaseline)

  private init(place: Place) { self.place = place }

  /// An alignment of one's own, which is the top in a terminal.
  public init(_ id: any AlignmentID.Type) { place = .top }
}

/// An alignment of one's own.
public protocol AlignmentID {
  /// Where the guide is if a view does not say.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and its guides.
nonisolated public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide == .leading ? 0 : width }

  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide == .top ? 0 : height }
}

/// Where something is placed in a rectangle.
nonisolated public struct Alignment: Hashable, Sendable {
  /// The place from left to right.
  public var horizontal: HorizontalAlignment
  /// The place from top to bottom.
  public var vertical: VerticalAlignment

  /// A place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The first line of the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The first line in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8

    /// A set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// A set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top.
    public static let top = Set(.top)
    /// The beginning of lines.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The end of lines.
    public static let trailing = Set(.trailing)
    /// The beginning and the end of lines.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A vertical edge of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case leading, trailing
}

/// A horizontal edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case top, bottom
}

/// Distances from the edges of a rectangle.
nonisolated public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Distances from the edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
