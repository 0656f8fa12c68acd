/// What speaks for a shortcut beside its words.
struct MeaningEvidence: BitwiseCopyable {
  /// The chance that the shortcut is meant, among all that may be.
  var chance: Float
  /// How well its best phrase fits by its words, words alike counted.
  var words: Float
  /// How much speaks for the likeliest meaning, whatever speaks for others: little, when the request is about something
  /// else.
  var strength: Float
  /// How many phrases a shortcut has, as a logarithm: of many, some are near to any request.
  var habit: Float
  /// What speaks against it: values left over or missing, an opposite of a word that is missing.
  var against: Float
  /// How much of the request is unlike anything that the shortcut's phrases say.
  var strangeness: Float
  /// How much of what the phrase says by its own words the request does not say.
  var unsaidness: Float
  /// Whether its phrases say what may vary.
  var isOfCommand: Bool

  /// How likely it is that the shortcut is meant at all: the chances of requests like this one in development data, and
  /// not much more than either its chance or its words say.
  var score: Float {
    if isOfCommand, unsaidness > MeaningCosts.mostUnsaid { return 0 }
    let evidence = isOfCommand ? evidenceOfCommand : evidenceOfExample
    return min(Exponential.logistic(evidence), max(chance, words) + MeaningCosts.benefitOfDoubt)
  }

  /// Phrases that are examples of what may be said: what was learned of all of them counts.
  private var evidenceOfExample: Float {
    MeaningCosts.chanceCounts * Exponential.ln(max(chance, 1e-6)) + MeaningCosts.strengthCounts * strength
      + MeaningCosts.wordsCounts * words - MeaningCosts.habitCounts * habit - against - MeaningCosts.doubt
  }

  /// Phrases that say what may vary: the words count, and whatever is strange to them.
  private var evidenceOfCommand: Float {
    let strange = max(0, strangeness - MeaningCosts.usualStrangeness)
    return MeaningCosts.commandChanceCounts * Exponential.ln(max(chance, 1e-6))
      + MeaningCosts.commandWordsCounts * words - MeaningCosts.commandAgainstCounts * against
      - MeaningCosts.strangenessCounts * strange + MeaningCosts.commandTrust
  }
}
