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
    /// The one between as many on either side.
    case middle
    /// Two that were named: "both".
    case both
    /// The one of two that was not spoken of last: "the other one".
    case other
    /// Some at an end of what was listed: "the last two".
    case few(first: Bool, Int)
    /// So many of what was listed without the one that was spoken of last: "the other two".
    case rest(Int)
    /// The one behind, or in front of, the one that was spoken of last.
    case next, previous
    /// What a noun names: "the trail", "these trails".
    case kind(Set<String>, isPlural: Bool)
  }

  /// The bytes of the text.
  package var range: Range<Int>
  package var target: Target

  package init(_ target: Target, at range: Range<Int>) {
    self.target = target
    self.range = range
  }
}
