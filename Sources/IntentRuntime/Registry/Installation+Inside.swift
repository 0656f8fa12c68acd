package import AppIntents
package import PhraseMatching

/// What tests see of the applications besides what is said.
extension Installation {
  /// Matches a request with everything that can be said now; performs nothing.
  package func match(_ request: String, _ options: MatchOptions) -> Matching {
    matchers.withMatcher(for: index) { $0.match(request, options: options) }
  }

  /// The intents that have phrases, each with the names of its parameters.
  package var sayableIntents: [(application: String, intent: String, parameters: [String])] {
    let inventory = inventory
    return inventory.bindings.enumerated().map { place, bound in
      let application = inventory.applications[bound.application].model
      switch bound.binding {
      case .intent(let intent):
        let names = IntentParameters(of: intent).entries.map(\.name)
        return (application.name, _unqualifiedName(of: type(of: intent)), names)
      case .action(_, let shortcut): return (application.name, shortcut.intent, shortcut.parameters.map(\.name))
      }
    }
  }

  /// The world in which the intents of the applications run.
  package func environment(answeredBy responder: (any IntentResponder)? = nil) -> IntentEnvironment {
    var environment = IntentEnvironment(responder: responder, dependencies: dependencies, locale: locale)
    environment.executionHandlers = launched.handlers
    return environment
  }

  /// The entities that the front window of each application says it shows, and whether each is chosen.
  package func entitiesInFront() async -> [(entity: any AppEntity, isSelected: Bool)] {
    let launched = launched
    let places = applications.indices
    return await environment().run {
      let annotations = await MainActor.run { places.flatMap(launched.annotations) }
      var shown: [(entity: any AppEntity, isSelected: Bool)] = []
      for (identifier, isSelected) in annotations {
        let found = try? await EntityFinder.entities(of: identifier.entityType, written: [identifier.identifier])
        shown += (found ?? []).map { ($0, isSelected) }
      }
      return shown
    }
  }
}
