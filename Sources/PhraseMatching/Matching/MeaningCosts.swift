/// What decides where words are judged by their meaning.
enum MeaningCosts {
  /// A phrase that fits this well by its words needs no meaning.
  static let enoughWords = 0.8
  /// A phrase that fits worse than this by its words is only looked at for its meaning.
  static let floor = 0.4
  /// Whatever its chance, a shortcut scores so much of how well it fits by its words.
  static let wordsAlone = 0.9
  /// Where phrases say what may vary, at most this, which is not enough.
  static let mostByLikeWords = 0.99 * MatchOptions.defaultThreshold
  /// How much less likely a shortcut is when the request says an opposite of a word that its phrase misses: "stop" and "start".
  static let contradiction: Float = 3
  /// So many shortcuts are looked at closely; more where authors say what may vary and words decide.
  static let likeliest = 4
  static let likeliestOfCommands = 30
  /// And so many that were found by their words, however many are wanted.
  static let foundByWords = 3
  /// Of the chance of the likeliest, a shortcut has to have so much to be looked at.
  static let leastShare: Float = 0.03
  static let leastShareOfCommands: Float = 0.001
  /// How much a phrase that fits by its words raises the chance of its shortcut, as an exponent.
  static let wordsCount: Float = 2
  static let wordsCountInCommands: Float = 4
  /// How much less likely a shortcut is whose phrase lacks a value: "where can I get my form from" is not "where is my
  /// ${name}"; and one that leaves a value over: "power off the fans in the kitchen" is not "turn off all fans".
  static let missingValue: Float = 1.5
  static let valueLeftOver: Float = 2
  /// What the score is made of where phrases are examples; found by logistic regression on development data.
  static let chanceCounts: Float = 1.96
  static let strengthCounts: Float = 0.41
  static let wordsCounts: Float = 1.5
  static let habitCounts: Float = 0.45
  static let doubt: Float = 1.13
  /// The same where phrases say what may vary.
  static let commandChanceCounts: Float = 0.3
  static let commandWordsCounts: Float = 5
  static let commandAgainstCounts: Float = 4
  static let commandTrust: Float = -0.3
  /// How much a request loses by words that are unlike all of a shortcut's, beyond what is usual: "order more vacuum
  /// bags" must not start the vacuum.
  static let strangenessCounts: Float = 9
  static let usualStrangeness: Float = 0.05
  /// A request that leaves more than this of what a phrase says by its own words unsaid does not mean it: "front door" is
  /// not "lock the ${door}", and "turn on" is not "start the workout".
  static let mostUnsaid: Float = 0.667
  /// Words say so much of their phrase at least.
  static let leastContent: Float = 0.05
  /// How much more than its chance and its words a score may say: "turn on the sauna" is hardly "set the hot water on".
  static let benefitOfDoubt: Float = 0.25
  /// Words less alike than this are different words.
  static let leastLikeness: Float = 0.5
  /// A name misspelt more than this is not taken for a value.
  static let surestName: Int32 = 300
  /// From here on a name was misspelt rather than inflected.
  static let slipOfName: Int32 = 100
  /// From this share of phrases with placeholders on, an index is one of closed commands.
  static let closed: Float = 0.25
  /// Of a shortcut with more phrases than this, only the first are looked at.
  static let mostPhrases: UInt32 = 256
}
