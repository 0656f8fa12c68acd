internal import AppIntents
internal import IntentRuntime

/// Performs an intent that a test filled, and whatever it opens.
struct IntentPerformance {
  private let intent: AnyAppIntent

  init(of intent: AnyAppIntent) { self.intent = intent }

  func result() async throws -> ResolvedIntentResult {
    let world = try intent.definition.definitions.source.world()
    let type = try intent.type(in: world)
    return try await world.run(answeredBy: AcceptingResponder()) {
      let filled = try await filled(type, in: world)
      return try await perform(filled)
    }
  }

  private func filled(_ type: any AppIntent.Type, in world: IntentWorld) async throws -> any AppIntent {
    let filled = type.init()
    let parameters = IntentParameters(of: filled)
    let reader = ArgumentReader(world: world)
    for (name, value) in intent.arguments {
      guard let parameter = parameters[name] else {
        let names = parameters.entries.map(\.name)
        throw PhraseTestFailure(FailureMessages.unknownParameter(name, of: intent.typeIdentifier, among: names))
      }
      guard let expression = try value?._expression.value else { continue }
      try await reader.give(expression, to: parameter, named: "\(intent.typeIdentifier).\(name)")
    }
    return filled
  }

  /// How many intents may open one another.
  private static let longestChain = 16

  private func perform(_ first: any AppIntent) async throws -> ResolvedIntentResult {
    var next: (any AppIntent)? = first
    var value: (any Sendable)?
    var dialog: String?
    for _ in 0..<Self.longestChain {
      guard let intent = next else { break }
      let outcome = try await IntentRunner().runAny(intent)
      value = value ?? outcome.value
      dialog = dialog ?? outcome.spokenText
      next = outcome.opensIntent
    }
    return ResolvedIntentResult(await ExpressedValue(of: value).fetched(), dialog: dialog)
  }
}

/// Agrees to everything that can be agreed to; any other question ends the run.
private struct AcceptingResponder: IntentResponder {
  func reply(to question: IntentQuestion) async throws -> IntentReply {
    switch question.kind {
    case .confirmation, .valueConfirmation, .foreground: return .yes
    case .value, .disambiguation, .choice: throw PhraseTestFailure(Self.text(of: question))
    }
  }

  private static func text(of question: IntentQuestion) -> String {
    let asked = "'\(_unqualifiedName(of: type(of: question.intent)))' asked \(FailureMessages.quoted(question.text))"
    let options = question.options.prefix(5).map { String(localized: $0.title) }
    let choice = options.isEmpty ? "" : " (\(options.joined(separator: ", ")))"
    guard let name = question.parameterName else {
      return "\(asked)\(choice), and nobody chooses here; test it with 'PhraseTester.say(_:answering:)'"
    }
    return "\(asked)\(choice); give '\(name)' to 'makeIntent'"
  }
}
