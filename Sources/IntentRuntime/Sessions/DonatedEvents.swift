internal import AppIntents
internal import PhraseMatching

/// What people did in the apps themselves, as requests that would do the same.
///
/// An intent that says how it is predicted is asked for its own words; otherwise the first phrase with the value counts.
struct DonatedEvents {
  private let snapshot: RegistrySnapshot

  init(_ snapshot: RegistrySnapshot) { self.snapshot = snapshot }

  /// The event that a donated intent was; nil if no phrase leads to it.
  func event(of intent: any AppIntent) -> UsageEvent? {
    let name = _unqualifiedName(of: type(of: intent))
    let owner = snapshot.applications.first { application in
      application.bindings.contains { binding in
        if case .intent(let known) = binding { type(of: known) == type(of: intent) } else { false }
      }
    }
    guard let owner else { return nil }
    let values = entities(of: intent)
    guard let example = predicted(intent) ?? example(of: name, in: owner.model, values) else { return nil }
    return UsageEvent(application: owner.model.name, intent: name, values: values.mapValues(\.id), example: example)
  }

  private func entities(of intent: any AppIntent) -> [String: (id: String, title: String)] {
    var values: [String: (id: String, title: String)] = [:]
    for entry in IntentParameters(of: intent).entries {
      guard let entity = entry.parameter.givenValue as? any AppEntity else { continue }
      let title = String(localized: DisplayRepresentation(showing: entity).title)
      values[entry.name] = (ValueExpansion.identifier(of: entity), title)
    }
    return values
  }

  private func predicted(_ intent: any AppIntent) -> String? {
    func title<Intent: PredictableIntent>(_ intent: Intent) -> String? {
      let representations = Intent.predictions.lazy.compactMap { $0.representation(of: intent) }
      return representations.first.map { String(localized: $0.title) }
    }
    return (intent as? any PredictableIntent).flatMap { title($0) }
  }

  /// The first phrase that names the values, or as many of them as any does.
  private func example(of intent: String, in application: Application, _ values: [String: (id: String, title: String)])
    -> String?
  {
    let phrases = application.shortcuts.filter { $0.intent == intent && $0.phraseOrigin == .authored }.flatMap(
      \.phrases)
    let sayable = phrases.filter { phrase in phrase.placeholderNames.allSatisfy { values[$0] != nil } }
    let most = sayable.map(\.placeholderNames.count).max()
    guard let phrase = sayable.first(where: { $0.placeholderNames.count == most }) else { return nil }
    return values.reduce(phrase.text.replacing("${applicationName}", with: application.name)) { text, value in
      text.replacing("${\(value.key)}", with: value.value.title)
    }
  }
}
