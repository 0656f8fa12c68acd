package import AppIntents
package import PhraseMatching

/// What tests see of the applications besides what is said.
extension AppRegistry {
  /// Matches a request with everything that can be said now; performs nothing.
  package func match(_ request: String, _ options: MatchOptions) -> Matching {
    matchers.withMatcher(for: index) { $0.match(request, options: options) }
  }

  /// The intents that have phrases, each with the names of its parameters.
  package var sayableIntents: [(application: String, intent: String, parameters: [String])] {
    let snapshot = snapshot
    return snapshot.bindings.map { bound in
      let application = snapshot.applications[bound.application].model
      switch bound.binding {
      case .intent(let intent):
        let names = IntentParameters(of: intent).entries.map(\.name)
        return (application.name, _unqualifiedName(of: type(of: intent)), names)
      case .action(_, let shortcut): return (application.name, shortcut.intent, shortcut.parameters.map(\.name))
      }
    }
  }

  /// The world in which the intents of the applications run outside of any conversation.
  package func environment(answeredBy responder: (any IntentResponder)? = nil) -> IntentEnvironment {
    var environment = IntentEnvironment(responder: responder, dependencies: dependencies, locale: locale)
    environment.executionHandlers = launched.handlers
    environment.observer = WindowOpener(launched: launched, indices: applications.indices)
    return environment
  }

  /// The entities that the front window of each application says it shows, and whether each is chosen.
  package func entitiesInFront() async -> [(entity: any AppEntity, isSelected: Bool)] {
    let launched = launched
    let indices = applications.indices
    return await environment().run {
      let annotations = await MainActor.run { indices.flatMap(launched.everythingShown) }
      var shown: [(entity: any AppEntity, isSelected: Bool)] = []
      for (identifier, isSelected) in annotations {
        let found = try? await EntityFinder.entities(of: identifier.entityType, written: [identifier.identifier])
        shown += (found ?? []).map { ($0, isSelected) }
      }
      return shown
    }
  }
}

/// Lets the views of applications wait for intents once one comes to the front.
private struct WindowOpener: IntentObserver {
  let launched: LaunchedApplications
  let indices: Range<Int>

  func observe(_ event: IntentEvent) async {
    switch event {
    case .opensApplication: await MainActor.run { indices.forEach(launched.open) }
    case .opensURL(let url, let intent) where intent is any OpenIntent:
      await MainActor.run { for index in indices { launched.open(url, in: index) } }
    case .opensURL, .showsContent, .reports, .registersUndo, .performs, .reloadsSnippet: break
    }
  }
}

extension LaunchedApplications {
  /// What the views of an app's front window say they show, and what its activity is about.
  fileprivate func everythingShown(by index: Int) -> [(identifier: EntityIdentifier, isSelected: Bool)] {
    let marked = annotations(of: index)
    guard let active = window(of: index, width: nil)?.entity, !marked.contains(where: { $0.identifier == active })
    else {
      return marked
    }
    return marked + [(active, false)]
  }
}
