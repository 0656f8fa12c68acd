internal import AppIntents
internal import PhraseMatching

/// What was said before, as far as later requests can refer to it.
struct ConversationContext: Sendable {
  /// What “it” is: the entities that were returned, opened or named last.
  var focus: [any AppEntity] = []
  /// What was listed last: “the second one” is among them.
  var listed: [any AppEntity] = []
  /// The intent that performed last, with all of its values, and where its application stands.
  var performed: (intent: any AppIntent, application: Int)?
  /// The view that was shown last, whose buttons can still be pressed.
  var snippet: DrawnSnippet?
  /// The application that came to the front last.
  var inFront: Int?
  /// The donations that are habits already, or were made before the conversation.
  var donationsSeen = Set(IntentDonationManager.shared.donations.map(\.identifier))
  /// The last request that was matched.
  var request: String?

  mutating func noteEnd(of response: Response) {
    if response.matching != nil { request = response.request }
  }

  /// Remembers what an intent returned, or else what it was about.
  mutating func note(value: (any Sendable)?, of intent: any AppIntent) {
    if let entities = Self.entities(in: value), !entities.isEmpty {
      focus = entities
      listed = entities.count > 1 ? entities : listed
      return
    }
    let named = IntentParameters(of: intent).entries.compactMap { Self.entities(in: $0.parameter.givenValue) }
    if let entities = named.last(where: { !$0.isEmpty }) { focus = entities }
  }

  /// The entities that a value is or lists; nil if it is something else.
  static func entities(in value: (any Sendable)?) -> [any AppEntity]? {
    switch value {
    case let entity as any AppEntity: [entity]
    case let entities as [any AppEntity]: entities
    default: nil
    }
  }
}
