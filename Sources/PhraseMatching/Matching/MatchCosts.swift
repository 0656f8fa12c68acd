/// The costs of an alignment, in thousandths of a content word.
///
/// A request's score for a phrase is 1 − cost ÷ weight of the request. Each constant was chosen to order a pair of
/// rival requests, which stands beside it and is a test.
enum MatchCosts {
  /// A word of the phrase that is missing in the request, by its weight.
  ///
  /// Less than an uncovered word of the request: what people type counts more than what they leave out. For "lights
  /// off", "turn off the lights" must beat "lights".
  static func missing(_ weight: Int32) -> Int32 { weight * 65 / 100 }
  /// The same for the first content word, mostly the verb: "lights off" is "turn lights off", and "turn off" is not
  /// "turn wifi off".
  static func missingOpener(_ weight: Int32) -> Int32 { weight / 2 }
  /// The same in a phrase that takes free words, which are no evidence: "search the web for shoes" must not be "search
  /// ${applicationName} for ${query}".
  static func missingBesideText(_ weight: Int32) -> Int32 { weight }
  /// What a missing word costs in a phrase.
  @inline(__always)
  static func missing(_ weight: Int32, isOpener: Bool, besideText: Bool) -> Int32 {
    if besideText { return missingBesideText(weight) }
    return isOpener ? missingOpener(weight) : missing(weight)
  }
  /// The preposition in front of the application's name, which is missing with the name: "… in ${applicationName}".
  static let missingConnector: Int32 = 10

  /// A token that nothing in the phrase covers. Content words cost more than they weigh, or a long request could hide
  /// one; numbers and names most: "share it with Greta and Omar" must not be shared with Omar alone.
  static func uncovered(_ weight: Int32, _ origin: WordOrigin) -> Int32 {
    guard weight >= WordWeights.contentThreshold else { return weight }
    switch origin {
    case .word: return weight * 11 / 10
    case .value, .outOfVocabulary: return weight * 14 / 10
    }
  }

  /// A word that makes the request depend on something: "lock the door if it rains".
  static let uncoveredCondition: Int32 = 1_200

  /// Where a word of a request is known from.
  enum WordOrigin {
    /// A phrase has it, or a word that it may be a typo for.
    case word
    /// It is a number, or only names of values have it.
    case value
    /// Nothing has it: most likely the request is about something else.
    case outOfVocabulary
  }

  /// A request that does something else than the phrase: "who locked the door" must not lock it, however alike the
  /// words are.
  static func otherAct(_ weight: Int32, share: Int32) -> Int32 { Int32(Int64(weight) * 6 * Int64(share) / 10_000) }
  /// No more than that, in proportion, for any smaller weight, however it is rounded.
  static func leastOtherAct(_ weight: Int32, share: Int32) -> Int32 {
    max(0, Int32(Int64(weight) * (6 * Int64(share) - 50) / 10_000) - 1)
  }
  /// Free words where no word of the phrase is said: "pull up the taj mahal" must not be "go to ${target}".
  static func onlyFreeWords(_ weight: Int32) -> Int32 { weight }
  /// Values of one kind in the other order than the words in front of them tell: "convert 50 dollars to euros" must not be
  /// "convert ${amount} euros to ${currency}".
  static func turnedAround(_ weight: Int32) -> Int32 { weight * 4 / 10 }

  /// What a missing value of a phrase costs in its score when everything else is said: "adjust the brightness" is
  /// "adjust the brightness of ${lamp}", with a question.
  static let askedValue: Int32 = 100
  /// The least weight of the words that are said for that: "wake me up" is "wake me up at ${time}", and "turn off" is
  /// too little for "turn off ${lamp}".
  static let askedWords: Int32 = 1_800
  /// The greatest weight of a word that leads to a value: "on" of "on ${day}" is missing with the day.
  static let leadingWord: Int32 = 420
  /// What a phrase with a question ranks behind one without, where their words fit equally well.
  static let incomplete = Int64(0.1 * Double(AlignedPhrase.worstRank))

  /// The first word of a question, for a phrase that is no question: "did you lock the door" must not lock it.
  static let uncoveredQuestion: Int32 = 1_200

  /// A placeholder without a value. "Turn on" must stay below the threshold for "turn on ${lamp}".
  static let missingValue: Int32 = 800
  /// The same for an optional parameter.
  static let missingOptionalValue: Int32 = 300
  /// A missing application name: "show favorites" is nearly "show favorites in Trails", and "show favorites in Music"
  /// is not.
  static let missingApplication: Int32 = 120

  /// A word or value at another position than in the phrase: "in the kitchen turn off the lights" is the same request,
  /// yet "turn the tap off and the light on" prefers the phrase in that order.
  ///
  /// Function words bind: "from oslo to vienna" must not be "to oslo from vienna", so moving one costs most of its
  /// weight.
  static func moved(_ weight: Int32) -> Int32 {
    weight < WordWeights.contentThreshold ? weight * 6 / 10 : 40 + weight / 10
  }
  /// A token that a moved word or value covers: so little that it only decides ties.
  static let skippedToken: Int32 = 5

  /// The weight of a placeholder when it is moved.
  static let valueWeight: Int32 = 1_000

  /// Two words typed as one, or one as two: "head lights" for "headlights" must beat a typo in either.
  static let joinPenalty: Int32 = 60

  /// Each word that a text placeholder takes, in ranking only: "play my favorite songs" must go to the phrase that has
  /// these words rather than to "play ${anything}".
  static let freeWord: Int32 = 90
  /// The most that the first words of a run cost; further ones cost `longRunWord` each.
  static let longRun: Int32 = 230
  static let longRunWord: Int32 = 4
  /// Words taken as an unlisted value of an open entity: once, and for each word.
  static let unknownValue: Int32 = 250
  static let unknownValueWord: Int32 = 60

  /// The handicap of a derived phrase, in ranking only and as a rank: "start the timer" must go to the phrase that an
  /// author wrote so, without a question, so it is more than the usual margin.
  static let derived = Int64(0.04 * Double(AlignedPhrase.worstRank))
  /// The same for a derived phrase that is typed exactly, which only gives way to an authored one typed as exactly:
  /// "start the timer" is not "start timer".
  static let derivedExact: Int64 = 1

  /// A polite word: not 0, so that a phrase that has "please" itself wins by it.
  static let politeWord: Int32 = 2
  /// A word of the application's own name, where the phrase does not have the name.
  static let ownName: Int32 = 10
  /// Another application's name, as a multiple of its weight: the request is not for this application.
  static let otherNameFactor: Int32 = 4

  /// A name misspelt at a greater cost does not address an application.
  static let maximumAddressCost: Int32 = 50
  /// A misspelt application name still routes: its cost is divided by this.
  static let nameSlipDivisor: Int32 = 4

  /// The least weight in the denominator of a score, so that a single light word is not decisive.
  static let minimumWeight: Int32 = 500
  /// The same beside free words: "is there enough air" must not be "who is ${person}", of which it has one light word.
  static let minimumWeightBesideText: Int32 = 200

  /// Thousandths of a weight.
  static func share(_ thousandths: Int32, _ weight: Int32) -> Int32 { thousandths * weight / 1_000 }

  /// Phrases with lower scores are not reported.
  static let floor = 0.25
}
