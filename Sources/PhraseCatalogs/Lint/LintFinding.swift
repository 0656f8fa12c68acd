public import Diagnostics

/// A finding, and the text it is in.
public struct LintFinding: Sendable, Hashable {
  /// Another place that belongs to a finding: the phrase that it collides with.
  public struct Related: Sendable, Hashable {
    /// What is there: `the other phrase`.
    public var message: String
    /// Where it is.
    public var place: SourceRange

    /// Makes a related place.
    public init(_ message: String, _ place: SourceRange) { (self.message, self.place) = (message, place) }
  }

  /// What is wrong.
  public var finding: Finding
  /// In which text.
  public var source: SourceID
  /// What belongs to it.
  public var related: [Related]

  /// Makes a finding.
  public init(_ finding: Finding, in source: SourceID, related: [Related] = []) {
    (self.finding, self.source, self.related) = (finding, source, related)
  }
}
