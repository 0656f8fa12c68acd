internal import PhraseMatching

/// Which phrases and values were reached, of all that can be.
struct RequestCoverage: Sendable {
  private(set) var phrases: [PhraseIndex.AuthoredPhrase] = []
  private(set) var values: [PhraseIndex.KnownValue] = []
  private var knownPhrases: Set<PhraseIndex.AuthoredPhrase> = []
  private var knownValues: Set<PhraseIndex.KnownValue> = []
  private var reachedPhrases: Set<PhraseIndex.AuthoredPhrase> = []
  private var namedValues: Set<NamedValue> = []

  /// A value as an answer tells it: of which entity it does not say.
  private struct NamedValue: Hashable {
    var application: String
    var id: String
    var title: String
  }

  /// Notes what can be reached.
  mutating func note(_ phrases: [PhraseIndex.AuthoredPhrase], _ values: [PhraseIndex.KnownValue]) {
    self.phrases += phrases.filter { knownPhrases.insert($0).inserted }
    self.values += values.filter { knownValues.insert($0).inserted }
  }

  /// Notes what was reached.
  mutating func note(_ answer: RequestAnswer) {
    guard let reached = answer.reached else { return }
    reachedPhrases.insert(
      PhraseIndex.AuthoredPhrase(application: reached.application, intent: reached.intent, text: reached.phrase))
    for value in reached.values.lazy.flatMap(\.values) {
      namedValues.insert(NamedValue(application: reached.application, id: value.id, title: value.title))
    }
  }

  var unreachedPhrases: [PhraseIndex.AuthoredPhrase] { phrases.filter { !reachedPhrases.contains($0) } }

  var unnamedValues: [PhraseIndex.KnownValue] {
    values.filter { !namedValues.contains(NamedValue(application: $0.application, id: $0.id, title: $0.title)) }
  }
}
