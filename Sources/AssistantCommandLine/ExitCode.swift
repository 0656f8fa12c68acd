/// What the program tells whoever started it. The gravest of several is the greatest.
public enum ExitCode: Int32, Sendable, Comparable {
  /// Everything was done.
  case success = 0
  /// Some request was not recognized.
  case notRecognized = 1
  /// The arguments or an input could not be used.
  case unusable = 2
  /// An intent failed.
  case failed = 3
  /// An answer was needed, and nobody gave it.
  case needsInput = 4
  /// Somebody did not want it after all.
  case cancelled = 5
  /// Stopped with Ctrl-C.
  case interrupted = 130

  /// Orders by gravity.
  public static func < (left: Self, right: Self) -> Bool { left.gravity < right.gravity }

  /// What was not done at all is less grave than what went wrong in the middle.
  private var gravity: Int {
    switch self {
    case .success: 0
    case .notRecognized: 1
    case .cancelled: 2
    case .needsInput: 3
    case .failed: 4
    case .unusable: 5
    case .interrupted: 6
    }
  }
}
