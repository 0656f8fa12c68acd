internal import AppIntents
internal import Dialog
internal import Foundation
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
      likely: likely.map(\.request), likelihoods: likelihoods, focus: focus, requirements: requirements(snapshot),
      pool: registry.completers, now: settings.now)
  }

  /// The one thing that was spoken of last.
  private var focus: String? {
    guard let mention = context.mentions.referents(of: .that).first?.first, !mention.isWords else { return nil }
    return mention.title
  }

  /// What intents ask for before they run.
  private func requirements(_ snapshot: RegistrySnapshot) -> ConversationCompleter.Requirements {
    var requirements: ConversationCompleter.Requirements = [:]
    for (shortcut, bound) in snapshot.bindings.enumerated() {
      let entities = snapshot.applications[bound.application].model.entities
      let titles = Dictionary(entities.map { ($0.name, $0.title) }) { first, _ in first }
      switch bound.binding {
      case .intent(let intent):
        requirements[shortcut] = IntentParameters(of: intent).entries.filter { entry in
          !entry.parameter.isOptional && entry.parameter.valueOrDefault == nil
        }.map { entry in
          let entity = ParameterExpansion(of: entry.parameter, named: entry.name, in: intent).entityName
          let title = titles[entity] ?? String(localized: entry.parameter.title)
          return (entry.name, title)
        }
      case .action(_, let action):
        requirements[shortcut] = action.parameters.filter { !$0.isOptional && $0.fallback == nil }
          .map { ($0.name, titles[$0.entityName ?? ""] ?? $0.name.inWords) }
      }
    }
    return requirements
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
