/// Where views of different width are placed in a column. An alignment of an app's own is leading in a terminal.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  private enum Guide: Sendable { case leading, center, trailing }

  private let guide: Guide

  private init(guide: Guide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) { guide = .leading }

  public static let leading = Self(guide: .leading)
  public static let center = Self(guide: .center)
  public static let trailing = Self(guide: .trailing)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing
}

/// Where views of different height are placed in a row. An alignment of an app's own is the top in a terminal.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  private enum Guide: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  private let guide: Guide

  private init(guide: Guide) { self.guide = guide }

  public init(_ id: any AlignmentID.Type) { guide = .top }

  public static let top = Self(guide: .top)
  public static let center = Self(guide: .center)
  public static let bottom = Self(guide: .bottom)
  public static let firstTextBaseline = Self(guide: .firstTextBaseline)
  public static let lastTextBaseline = Self(guide: .lastTextBaseline)
}

/// Where something is placed in a rectangle.
nonisolated public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

nonisolated extension Alignment {
  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Self(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Self(horizontal: .center, vertical: .firstTextBaseline)
}
