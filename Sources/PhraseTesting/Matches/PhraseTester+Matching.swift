internal import IntentRuntime
internal import PhraseMatching

extension PhraseTester {
  /// Finds out what a request would do, and does nothing.
  ///
  /// The same matcher, threshold and margin as in a conversation. Values are those that queries suggest and list; words
  /// that no value is called stand as they were said. What only a conversation understands, such as “open it” or “undo”,
  /// is not recognized here.
  public func match(_ request: String) async throws -> PhraseMatch {
    await registry.refresh()
    return PhraseMatch(registry.match(request, options), of: request)
  }

  /// How many shortcuts are looked at; several may be of one intent.
  private static let limit = 12

  var options: MatchOptions {
    var options = MatchOptions(
      threshold: conditions.threshold, margin: conditions.margin, limit: Self.limit, now: now, explanation: .steps)
    options.language = conditions.locale.wordedLanguage
    return options
  }

  /// The nearest shortcut of an intent, however far it is, and its place among all; nil if nothing of it is said.
  func nearest(_ intent: String, to request: String) -> (place: Int, candidate: PhraseMatch.Candidate)? {
    var options = options
    options.threshold = 0
    options.limit = 100
    let candidates = registry.match(request, options).candidates
    guard let place = candidates.firstIndex(where: { $0.intent == intent }) else { return nil }
    let ahead = Set(candidates[..<place].map { [$0.application, $0.intent] }).count
    return (ahead + 1, PhraseMatch.Candidate(candidates[place]))
  }

  /// The match with the nearest shortcut among its candidates where nothing comes near enough to be one.
  func matchOrNearest(_ request: String) async throws -> PhraseMatch {
    let match = try await match(request)
    guard match.candidates.isEmpty,
      let nearest = NearestShortcut.shortcut(options, match: { registry.match(request, $0) })
    else { return match }
    var matching = match.matching
    matching.candidates = [nearest]
    return PhraseMatch(matching, of: request)
  }
}
