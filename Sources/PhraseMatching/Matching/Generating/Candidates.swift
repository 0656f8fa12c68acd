/// A phrase that shares something with a request.
struct CandidatePhrase: BitwiseCopyable {
  var phrase: PhraseID
  /// No alignment costs less.
  var bound: Int32
}

/// The phrases that may match a request.
///
/// The memory belongs to the ``CandidateGenerator``, and is valid until it takes the next request.
struct Candidates {
  /// Phrases of shortcuts, in no order.
  let phrases: FlatArray<CandidatePhrase>
  /// Negative phrases that share something with the request.
  let negative: FlatArray<PhraseID>
}
