/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
  }
}

extension Edge.Set {
  public static let top = Self(.top)
  public static let leading = Self(.leading)
  public static let bottom = Self(.bottom)
  public static let trailing = Self(.trailing)
  public static let horizontal: Self = [.leading, .trailing]
  public static let vertical: Self = [.top, .bottom]
  public static let all: Self = [.horizontal, .vertical]
}

/// A vertical edge of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }

/// A horizontal edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

/// Distances from the edges of a rectangle.
nonisolated public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
