internal import IntentRuntime
internal import PhraseMatching

/// How well intents and values are found, and how often something is done that nobody asked for.
package struct RequestAccuracy: Sendable, Hashable {
  /// A part of a whole.
  package struct Share: Sendable, Hashable {
    package var part = 0
    package var whole = 0

    /// 0…1; nil of nothing.
    package var value: Double? { whole == 0 ? nil : Double(part) / Double(whole) }
  }

  /// Requests that should reach an intent, and those that reach it.
  package private(set) var intents = Share()
  /// Parameters that should be filled by requests that reach their intent, and those that are filled rightly. A
  /// parameter that should stay empty and does not counts as one that is not.
  package private(set) var slots = Share()
  /// Requests that should lead to nothing, and those that do not.
  package private(set) var falseTriggers = Share()

  init(_ results: some Sequence<RequestResult>) {
    for result in results { count(result) }
  }

  private mutating func count(_ result: RequestResult) {
    if result.request.isRejection {
      falseTriggers.whole += 1
      let isTriggered = result.request.mayAct ? result.answer.isRecognized : !result.differences.isEmpty
      falseTriggers.part += isTriggered ? 1 : 0
      return
    }
    guard case .oneOf(let names) = result.request.intent else { return }
    intents.whole += 1
    guard let intent = result.answer.reached?.intent, names.contains(intent),
      result.answer.outcome != .ambiguous || result.request.outcome == .ambiguous
    else { return }
    intents.part += 1
    guard let parameters = result.request.parameters else { return }
    let expected = Set(parameters.map(\.name))
    let filled = result.answer.reached?.values.map(\.name) ?? []
    let all = expected.union(filled)
    let wrong = Set(result.differences.map(\.aspect)).intersection(all)
    slots.whole += all.count
    slots.part += all.count - wrong.count
  }
}
