/// The words of one language with which people ask about what was found, or is known by name.
struct AskingWords: Sendable {
  /// The words of what is said over something that was found.
  struct FollowUp: Sendable {
    /// What leads over; true where only what was found is meant.
    let leads: PhraseTable<Bool>
    let counts: PhraseTable<Void>
    /// What stands for what was found.
    let nouns: Set<String>
    let ends: Set<String>
    /// What begins a sentence that leaves some out: "drop", "nothing".
    var exclusions = PhraseTable<Void>("")
    /// What asks whether there are others: "is there one".
    var existence = PhraseTable<Void>("")
    /// What asks by how much two differ that were compared.
    var differences = PhraseTable<Void>("")
    /// What asks the same of something else: "same question for".
    var repetitions = PhraseTable<Void>("")
  }

  /// What stands in front of a question, without a part in it.
  let openers: PhraseTable<Void>
  /// What stands behind it.
  let closers: Set<String>
  /// What begins a question that asks for more than which there are.
  let interrogatives: Set<String>
  /// "in the world": says nothing, as everything is there.
  let universals: PhraseTable<Void>
  let followUp: FollowUp
  /// Verbs that tell which property is asked for: "cost" is about a price.
  let tellingVerbs: [String: FindWords.Concept]
  /// What stands beside a unit that the last answer is to be in: "how much is that *in* miles".
  let conversionWords: Set<String>
  /// What stands for something that was spoken of.
  let pronouns: Set<String>
  /// The one that stands for several.
  var severalPronoun = "they"
  /// What asks which of several is so.
  var choices = ["which one is"]
  /// What stands at the end of a question for a place that was named before it: "over there".
  var thereClosings = PhraseTable<Void>("")
}
