/// How the points of a screen become the columns and lines of a terminal: a column is eight points wide and a line sixteen high.
enum Points {
  private static let perColumn: CGFloat = 8
  private static let perLine: CGFloat = 16
  private static let most: CGFloat = 1000

  /// The columns of a width.
  static func columns(_ points: CGFloat) -> Int { Int((bounded(points) / perColumn).rounded()) }

  /// The lines of a height; what is less than a line disappears, and no gap is higher than one.
  static func lines(_ points: CGFloat) -> Int { min(1, Int(bounded(points) / perLine)) }

  /// The columns between the members of a row; a gap does not disappear.
  static func rowSpacing(_ points: CGFloat?) -> Int {
    guard let points, points > 0 else { return points == nil ? 1 : 0 }
    return min(4, max(1, columns(points)))
  }

  /// The lines between the members of a column.
  static func columnSpacing(_ points: CGFloat?) -> Int { points.map(lines) ?? 0 }

  private static func bounded(_ points: CGFloat) -> CGFloat { points.isFinite ? min(max(points, 0), most) : 0 }
}

extension Points {
  /// What `padding()` leaves where no number is given.
  static let defaultPadding: CGFloat = 16
  /// Up to this size a shape is a dot beside words.
  static let largestDot: CGFloat = 24
}
