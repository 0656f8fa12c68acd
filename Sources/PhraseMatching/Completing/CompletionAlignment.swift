/// What some tokens of an unfinished request are in a phrase.
struct CompletionStep: BitwiseCopyable {
  enum Source: BitwiseCopyable {
    /// A light word that the phrase does not have.
    case uncovered
    case word
    /// A whole value.
    case value(SpanID)
    /// The beginning of a name, up to the end of the request.
    case name(FillerID)
    /// Any words.
    case free
  }

  var start: Int32
  var end: Int32
  /// The node, counted along the way through the phrase; -1 for none.
  var node: Int32
  var source: Source

  var isWord: Bool { if case .word = source { true } else { false } }
}

/// A phrase that goes on as typed, at the least cost.
struct AlignedCompletion: BitwiseCopyable {
  var phrase: PhraseID
  var cost: Int32
  /// The last node of which something was typed, counted along the way.
  var last: Int32
  /// Whether some words are taken for a value that nobody knows.
  var isGuess = false
}
