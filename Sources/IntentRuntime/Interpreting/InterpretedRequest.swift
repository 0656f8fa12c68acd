internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// What a text can mean as a request, before anything is done about it.
struct InterpretedRequest: Sendable {
  var text: String
  /// What everything was matched with, so that nothing changes underneath.
  let snapshot: RegistrySnapshot
  var matching: Matching
  var micros: Int?
  /// What the assistant itself would do.
  var command: (request: BuiltInCommand, score: Double)?
  /// The text with names in place of references, where that was matched.
  var replaced: String?
  /// What references in the text stand for, by the words that replaced them.
  var known = EntityLookup()
  /// Whether the text means something else if its words turn out to be no values.
  var hasOtherMeanings = false
  /// Whether it only asks something while a question is open, which is asked again then.
  var isBetween = false
  /// Words that fit nothing, where that has been found out already; see ``Interpreter/completed(_:of:)``.
  var unplaced: [String]?
  /// The words that refer to something nobody has spoken of.
  var unresolved: String?

  /// Whether a shortcut fits so well, all of its values said and known, that nothing else can be meant.
  var isClear: Bool {
    if matching.isExact { return true }
    guard matching.outcome == .matched, let best = matching.candidates.first else { return false }
    return best.score >= Self.clear && best.missing.isEmpty
      && best.values.allSatisfy { !$0.values.isEmpty || $0.typed != nil || $0.isFallback }
  }

  /// What a phrase scores that is said word for word but for the application's name, and a little less.
  private static let clear = 0.93

  /// The request for the assistant itself, if it fits better than anything that is installed.
  var builtInCommand: BuiltInCommand? {
    guard let command else { return nil }
    guard matching.outcome != .notRecognized, let best = matching.candidates.first else { return command.request }
    return matching.isExact || best.score >= command.score ? nil : command.request
  }

  /// How well a shortcut fits; 0 where none does.
  var score: Double { matching.outcome == .notRecognized ? 0 : matching.candidates.first?.score ?? 0 }
}

extension Matching {
  /// "Start a packing list for Lisbon with socks" begins a list and opens no application of such a name: of shortcuts that
  /// are about equally near, one of which all is said comes before one that takes several words for a name nobody knows.
  mutating func preferWholePhrases(within margin: Double) {
    guard outcome == .ambiguous, let best = candidates.first, best.score < Self.whole,
      best.values.contains(where: { $0.isUnknown && $0.text.split(separator: " ").count >= Self.wordsOfLongName }),
      let whole = candidates.first(where: { $0.distance < margin && $0.score >= Self.whole && $0.missing.isEmpty })
    else { return }
    candidates.removeAll { $0.distance < margin && $0.intent != whole.intent }
    outcome = .matched
  }

  private static var whole: Double { 0.99 }
  private static var wordsOfLongName: Int { 3 }

  /// Of shortcuts of one application that are about equally near, the one is meant that reads the most as values, and as
  /// little as any other as words: "every day" says how often, where one shortcut takes that and another takes any words.
  mutating func preferValues(within margin: Double) {
    guard outcome == .ambiguous, let best = candidates.first else { return }
    let near = candidates.filter { $0.distance < margin }
    let isAlike = near.allSatisfy { candidate in
      candidate.application == best.application && candidate.missing.isEmpty && candidate.letters(known: true) > 0
        && !candidate.values.contains { $0.values.count > 1 }
    }
    guard isAlike, let most = near.max(by: { $1.readsMore(than: $0) }), most.letters(known: false) > 0,
      near.allSatisfy({ $0.intent == most.intent || most.readsMore(than: $0) })
    else { return }
    candidates.removeAll { $0.distance < margin && $0.intent != most.intent }
    outcome = .matched
  }
}

extension Candidate {
  /// Whether it reads more of a request as values and no more as words, or as much as values and less as words.
  fileprivate func readsMore(than other: Candidate) -> Bool {
    let (known, others) = (letters(known: true), other.letters(known: true))
    let (words, otherWords) = (letters(known: false), other.letters(known: false))
    return known > others && words <= otherWords || known == others && words < otherWords
  }

  /// How much of the request is a value that is known, a number or a date; or how much stands for any words.
  fileprivate func letters(known: Bool) -> Int {
    values.filter { $0.isUnknown != known }.reduce(0) { $0 + $1.range.count }
  }
}
