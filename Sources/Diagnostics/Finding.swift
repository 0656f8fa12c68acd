/// One thing that is wrong in a text: the rule that was broken, where, and the edit that mends it.
///
/// Ranges are UTF-8 byte offsets into the text that was examined. A finding knows nothing of files; whoever read the
/// text from one says so when it is rendered.
public struct Finding: Error, Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

    /// Orders `note` before `warning` before `error`.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// An edit that mends the finding: replace `range` with `replacement`.
  public struct Fix: Sendable, Hashable {
    /// What the edit does, as an imperative: `close the placeholder with '}'`.
    public var summary: String
    /// The bytes to replace, empty to insert.
    public var range: Range<Int>
    /// What to put there.
    public var replacement: String

    /// Makes an edit.
    public init(summary: String, range: Range<Int>, replacement: String) {
      (self.summary, self.range, self.replacement) = (summary, range, replacement)
    }
  }

  /// Names the rule, dotted: `phrase.unclosed-placeholder`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// One lower-case sentence without a full stop, names in single quotes.
  public var message: String
  /// The bytes the caret underlines.
  public var range: Range<Int>
  /// What the finding belongs to, when the text has parts: `shortcut 'TurnOn'`.
  public var subject: String?
  /// The edit, when there is one obvious one.
  public var fix: Fix?

  /// Makes a finding.
  public init(
    rule: String, severity: Severity = .error, message: String, range: Range<Int>, subject: String? = nil,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.subject = subject
    self.fix = fix
  }
}

extension Range<Int> {
  /// The bracket that opens an array or object, to underline instead of pages.
  package var firstByte: Range<Int> { lowerBound..<Swift.min(lowerBound + 1, upperBound) }
}
