/// Words of a request that point at something said before.
package struct Reference: Sendable, Equatable {
  package enum Target: Sendable, Equatable {
    /// What was spoken of last: "it", "that one".
    case that
    /// The place: "there".
    case there
    /// All that was listed: "them".
    case those
    /// One of what was listed, counted from one: "the second one".
    case ordinal(Int)
    case last
  }

  /// The bytes of the text.
  package var range: Range<Int>
  package var target: Target

  package init(_ target: Target, at range: Range<Int>) {
    self.target = target
    self.range = range
  }
}
