internal import Diagnostics

/// Which phrase of an application: the index of its shortcut, and its own among all that are written there.
struct PhraseID: Sendable, Hashable, Comparable {
  var shortcut: Int
  var phrase: Int

  static func < (left: Self, right: Self) -> Bool { (left.shortcut, left.phrase) < (right.shortcut, right.phrase) }
}

/// Which value of an application: the index of its entity, and its own there.
struct ValueID: Sendable, Hashable, Comparable {
  var entity: Int
  var value: Int

  static func < (left: Self, right: Self) -> Bool { (left.entity, left.value) < (right.entity, right.value) }
}

extension DeclaredApplication {
  subscript(phrase: PhraseID) -> DeclaredPhrase { shortcuts[phrase.shortcut].phrases[phrase.phrase] }

  subscript(value: ValueID) -> DeclaredValue { entities[value.entity].values[value.value] }

  /// What findings about a phrase belong to.
  func subject(of phrase: PhraseID) -> String { "shortcut '\(intent(of: phrase))'" }

  /// What findings about a value belong to.
  func subject(of value: ValueID) -> String { "entity '\(entities[value.entity].name.text)'" }

  func intent(of phrase: PhraseID) -> String { shortcuts[phrase.shortcut].intent.text }

  /// Another place that belongs to a finding: a phrase.
  func related(_ phrase: PhraseID, _ message: String = "the other phrase") -> LintFinding.Related {
    LintFinding.Related(message, self[phrase].text.place)
  }

  /// Where each entity stands, by its name; of two with one name, the later.
  var entityIndices: [String: Int] {
    Dictionary(entities.enumerated().map { ($1.name.text, $0) }) { _, later in later }
  }

  /// The phrases that can be read, in order.
  var readablePhrases: [PhraseID] {
    shortcuts.indices.flatMap { shortcut in
      shortcuts[shortcut].phrases.indices.filter { shortcuts[shortcut].phrases[$0].template != nil }
        .map { PhraseID(shortcut: shortcut, phrase: $0) }
    }
  }
}

extension LintRun {
  /// Reports a breach at the text of a phrase.
  mutating func report(
    _ message: String, at phrase: PhraseID, of application: DeclaredApplication, fix: Finding.Fix? = nil,
    related: [LintFinding.Related] = []
  ) {
    report(
      message, at: application[phrase].text.place, subject: application.subject(of: phrase), fix: fix,
      related: related)
  }
}
