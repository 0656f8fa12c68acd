/// What the program tells whoever started it. The gravest of several is the greatest.
public enum ExitCode: Int32, Sendable, Comparable {
  /// Everything was done.
  case success = 0
  /// Some request was not recognized.
  case notRecognized = 1
  /// The arguments or an input could not be used.
  case unusable = 2
  /// Stopped with Ctrl-C.
  case interrupted = 130

  /// Orders by gravity.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
