/// A line that is expected, in which `…` stands for any text; a line that is only `…` stands for any number of lines.
package enum TranscriptPattern: Sendable, Hashable {
  case anyLines
  case line(String)

  static let gap: Character = "…"

  /// As it is written in a file.
  package var text: String {
    switch self {
    case .anyLines: String(Self.gap)
    case .line(let text): text
    }
  }

  /// Whether a line that is seen is one of those it stands for.
  package func matches(_ line: TranscriptLine) -> Bool {
    switch self {
    case .anyLines: true
    case .line(let text): Self.matches(text, line.text)
    }
  }

  /// Whether the pieces between the gaps follow one another in the line. Taking each piece where it comes first leaves
  /// the most for those that follow.
  private static func matches(_ pattern: String, _ line: String) -> Bool {
    var pieces = pattern.split(separator: gap, omittingEmptySubsequences: false)[...]
    guard let first = pieces.popFirst(), line.hasPrefix(first) else { return false }
    guard let last = pieces.popLast() else { return pattern == line }
    var rest = line.dropFirst(first.count)
    for piece in pieces where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
