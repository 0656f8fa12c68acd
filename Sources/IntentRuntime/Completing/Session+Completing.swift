internal import Dialog
internal import PhraseMatching

extension Session {
  /// What completes what is being typed now: the answer to the open question, or else a request. Costs a match for each
  /// thing that is likely to be said; keystrokes cost nothing here.
  package func completer() async -> ConversationCompleter {
    let snapshot = registry.snapshot
    let likely = question == nil ? await likelyRequests(snapshot) : []
    var likelihoods: [Int: Double] = [:]
    for (place, request) in likely.enumerated() where place < request.habits {
      let likelihood = 1 - Double(place) / Double(request.habits)
      likelihoods[request.request.candidate.shortcut] = max(
        likelihoods[request.request.candidate.shortcut] ?? 0, likelihood)
    }
    return ConversationCompleter(
      index: snapshot.index, application: settings.matching.application, question: question, replies: readers.replies,
      likely: likely.map(\.request), likelihoods: likelihoods, pool: registry.completers, now: settings.now)
  }

  /// What was done in this way before, then an example for each shortcut of each application.
  private func likelyRequests(_ snapshot: RegistrySnapshot) async -> [(request: LikelyRequest, habits: Int)] {
    let habits = await suggestions(atMost: Self.mostLikely)
    let names = snapshot.applications.map(\.model.name).filter {
      settings.matching.application == nil || settings.matching.application == $0
    }
    let lists = names.map { Examples(snapshot).all(of: $0, atMost: Self.mostLikely) }
    let examples = (0..<Self.mostLikely).flatMap { place in
      lists.compactMap { $0.indices.contains(place) ? $0[place] : nil }
    }
    var options = settings.matching
    (options.now, options.similarity) = (settings.now(), .lexical)
    let requests = registry.matchers.withMatcher(for: snapshot.index) { matcher in
      (habits + examples).distinct.compactMap { text -> LikelyRequest? in
        let matching = matcher.match(text, options: options)
        guard matching.outcome != .notRecognized, let best = matching.candidates.first else { return nil }
        return LikelyRequest(text, best)
      }
    }
    let known = Set(habits)
    let count = requests.prefix { known.contains($0.text) }.count
    return requests.map { ($0, count) }
  }

  private static let mostLikely = 8
}
