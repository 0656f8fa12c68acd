/// The constants of semantic matching.
enum SemanticCosts {
  /// From this lexical score on the words decide.
  static let lexicalConfidence = 0.8
  /// Below this lexical score a phrase is only considered for its chance.
  static let floor = 0.4
  /// The least share of a phrase's lexical score in its score, whatever its chance.
  static let wordsAlone = 0.9
  /// In an index of commands that share is at most this, which is below the threshold.
  static let maximumBySimilarWords = 0.99 * MatchOptions.defaultThreshold
  /// The evidence against a shortcut when the request has an antonym of a word that its phrase misses: "stop" and
  /// "start".
  static let contradiction: Float = 3
  /// The number of likeliest shortcuts considered; more in an index of commands, where words decide.
  static let maximumLabels = 4
  static let maximumCommandLabels = 30
  /// The number of best lexical shortcuts considered, whatever the limit.
  static let lexicalCandidates = 3
  /// The least chance of a considered shortcut, as a share of the greatest.
  static let minimumShare: Float = 0.03
  static let minimumCommandShare: Float = 0.001
  /// The exponent by which a phrase's lexical score raises its shortcut's chance.
  static let fitExponent: Float = 2
  static let commandFitExponent: Float = 4
  /// The evidence against a shortcut whose phrase lacks a value: "where can I get my form from" is not "where is my
  /// ${name}"; and against one that leaves a value uncovered: "power off the fans in the kitchen" is not "turn off all
  /// fans".
  static let missingValue: Float = 1.5
  static let uncoveredValue: Float = 2
  /// The weights of a score in an index of examples, as `benchmarks/calibration` finds them on development data.
  static let chanceWeight: Float = 1.52
  static let strengthWeight: Float = 0.98
  static let wordsWeight: Float = 1
  static let sampleCountWeight: Float = 0.31
  static let bias: Float = 5
  /// The same in an index of commands.
  static let commandChanceWeight: Float = 0.3
  static let commandWordsWeight: Float = 5
  static let commandAgainstWeight: Float = 4
  static let commandBias: Float = -0.3
  /// The weight of words that are unrelated to all of a shortcut's, beyond what is usual: "order more vacuum bags" must
  /// not start the vacuum.
  static let unrelatedWeight: Float = 9
  static let usualUnrelatedShare: Float = 0.05
  /// The weights of a score in an index of commands by meaning, for a request that is worded as one.
  static let meaningChanceWeight: Float = 0.81
  static let meaningWordsWeight: Float = 5.9
  static let meaningUnrelatedWeight: Float = 7.3
  static let valueLeadWeight: Float = 2.9
  static let typedValueWeight: Float = 0.96
  static let freeWordsWeight: Float = 2.5
  static let meaningBias: Float = -0.1
  /// A lower score by meaning counts as none.
  static let leastByMeaning: Float = 0.6
  /// The greatest share of a phrase's own words that may be missing: "front door" is not "lock the ${door}", and "turn
  /// on" is not "start the workout".
  static let maximumMissingShare: Float = 0.667
  /// The least content of a phrase's word.
  static let minimumContent: Float = 0.05
  /// The most by which a score exceeds both its chance and its words: "turn on the sauna" is hardly "set the hot water
  /// on".
  static let scoreHeadroom: Float = 0.25
  /// Words with less similarity are different words.
  static let minimumSimilarity: Float = 0.5
  /// A name misspelt at a greater cost names no value.
  static let maximumNameCost: Int32 = 300
  /// From this cost on a name is misspelt rather than inflected.
  static let misspeltNameCost: Int32 = 100
  /// How much the acts of phrases count, in thousandths. Many examples without placeholders are of every act, and the
  /// classifier tells them apart: "i have to get up at seven" asks for an alarm where such phrases do. Nothing less than
  /// `fewExamples` phrases a shortcut are examples.
  static func actShare(placeholderShare: Float, meanPhraseCount: Float) -> Int32 {
    let likeExamples = 1 - min(1, placeholderShare / commandPlaceholderShare)
    let many = min(1, max(0, meanPhraseCount / fewExamples - 1))
    return Int32(1_000 * (1 - likeExamples * many))
  }
  static let fewExamples: Float = 5
  /// From this share of phrases with placeholders on, an index is one of commands.
  static let commandPlaceholderShare: Float = 0.25
  /// The most phrases of a shortcut that are considered.
  static let maximumPhrases: UInt32 = 256
}
