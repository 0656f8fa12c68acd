/// A catalog to be made up and the requests to try on it.
///
/// Everything follows from the data and the seed: the same workload has the same phrases, values and requests
/// everywhere.
package struct Workload: Sendable, Hashable {
  /// How large the catalog is.
  package struct Shape: Sendable, Hashable {
    /// How many applications share the shortcuts.
    package var applications: Int
    /// How many shortcuts there are before they are expanded.
    package var shortcuts: Int
    /// How many of them take a value.
    package var shortcutsWithValue = 0
    /// How many kinds of values each application has.
    package var entitiesPerApplication = 0
    /// How many values each kind has, all of them suggested.
    package var valuesPerEntity = 0
    /// How many phrases there are in all, none with a placeholder; nil for phrases as people write them.
    package var plainPhrases: Int?

    /// How many shortcuts a listing shows: one for each suggested value, or one.
    package var expandedShortcuts: Int { shortcuts + shortcutsWithValue * (max(valuesPerEntity, 1) - 1) }
  }

  /// How many requests of a class there are, and how many have to be answered rightly.
  package struct Quota: Sendable, Hashable {
    package var requestClass: RequestClass
    /// How many requests.
    package var count: Int
    /// The least share of right answers.
    package var atLeastRight: Double
  }

  /// What tables call it.
  package var name: String
  /// Where its draws begin.
  package var seed: UInt64
  /// How large it is.
  package var shape: Shape
  /// What is asked.
  package var quotas: [Quota]
  /// How many phrases shortcuts have, one as likely as the other.
  var phrasesPerShortcut: [Int]
  var words: WordLists
  var forms: Forms
  /// What its phrases and requests ask for; nil where their words mean nothing.
  var wording: SyntheticRequests?

  /// Whether requests are matched by meaning; otherwise by words alone.
  package var asksMeaning: Bool { wording != nil }

  /// What everything is made of.
  struct Forms: Sendable, Hashable {
    var application: [PhraseForm]
    var value: [PhraseForm]
    var phrase: [PhraseForm]
    var phraseWithValue: [PhraseForm]
    var plainPhrase: [PhraseForm]
    var polite: [PhraseForm]
    var miss: [PhraseForm]
    var common: [PhraseForm]
    var babble: [PhraseForm]
    var nonsense: [PhraseForm]
  }
}
