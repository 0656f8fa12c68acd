import WordSemantics

/// Phrases of a shortcut that share something with a request.
struct CandidateGroup: BitwiseCopyable {
  var group: PhraseGroupID
  /// No alignment costs less.
  var bound: Int32
}

/// The phrases that may match a request.
///
/// The memory belongs to the ``CandidateGenerator``, and is valid until it takes the next request.
struct Candidates {
  /// Phrases of shortcuts, in no order.
  let groups: FlatArray<CandidateGroup>
  /// Negative phrases that share something with the request.
  let negative: FlatArray<PhraseGroupID>
}
