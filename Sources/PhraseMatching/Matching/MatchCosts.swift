/// What each way of not saying a phrase costs, in thousandths of a content word.
///
/// A request's score for a phrase is 1 − cost ÷ weight of the request. Each constant was chosen to order a pair of
/// rivals; the pair stands beside it and is a test.
enum MatchCosts {
  /// A word of the phrase that the request does not say, by its weight.
  ///
  /// Less than an uncovered word of the request: what people say counts for more than what they leave out. For "lights
  /// off", "turn off the lights" must beat "lights".
  static func missing(_ weight: Int32) -> Int32 { weight * 65 / 100 }
  /// The same for the first word that means something, mostly the verb: "lights off" is "turn lights off", and "turn
  /// off" is not "turn wifi off".
  static func missingOpener(_ weight: Int32) -> Int32 { weight / 2 }
  /// The same in a phrase with free words, which prove nothing: the words around them have to be said. "Search the web
  /// for shoes" must not be "search ${applicationName} for ${query}".
  static func missingBesideText(_ weight: Int32) -> Int32 { weight }
  /// The little word in front of the application's name, which goes when the name goes: "… in ${applicationName}".
  static let missingConnector: Int32 = 10

  /// A token that no piece of the phrase takes. Words that mean something cost more than they weigh, or a long request
  /// could hide one; numbers and names most: "share it with Greta and Omar" must not be shared with Omar alone.
  static func uncovered(_ weight: Int32, _ acquaintance: Acquaintance) -> Int32 {
    guard weight >= WordWeights.lightest else { return weight }
    switch acquaintance {
    case .word: return weight * 11 / 10
    case .value, .stranger: return weight * 14 / 10
    }
  }

  /// Where a word of a request is known from.
  enum Acquaintance {
    /// Some phrase says it, or a word that it may be a slip for.
    case word
    /// A number, or a word that only names have.
    case value
    /// Nobody says it: most likely the request is about something else.
    case stranger
  }

  /// The first word of a question for a phrase that asks nothing: "did you lock the door" must not lock it.
  static let unheardQuestion: Int32 = 1_200

  /// A placeholder that nothing fills. "Turn on" must stay below the threshold for "turn on ${lamp}".
  static let missingValue: Int32 = 800
  /// The same where the intent can do without the value.
  static let missingOptionalValue: Int32 = 300
  /// The application's name left out: "show favorites" is nearly "show favorites in Trails", and "show favorites in
  /// Music" is not.
  static let unsaidApplication: Int32 = 120

  /// A word or value that stands elsewhere than in the phrase: "in the kitchen turn off the lights" is the same wish,
  /// yet "turn the tap off and the light on" prefers the phrase in that order.
  ///
  /// Little words bind: "from oslo to vienna" must not be "to oslo from vienna", so moving one costs most of its weight.
  static func moved(_ weight: Int32) -> Int32 {
    weight < WordWeights.lightest ? weight * 6 / 10 : 40 + weight / 10
  }
  /// A token passed over because a moved piece says it: so little that only ties are decided by it.
  static let passedOver: Int32 = 5

  /// Weight of a placeholder when it is moved.
  static let valueWeight: Int32 = 1_000

  /// Two words typed for one, or one for two: "head lights" for "headlights" must beat a typo in either.
  static let joinPenalty: Int32 = 60

  /// Each word that a free-text placeholder takes, in ranking only: "play my favorite songs" must go to the phrase that
  /// says so rather than to "play ${anything}".
  static let freeWord: Int32 = 90
  /// A run of more than a few words costs this and little more for each word.
  static let longRun: Int32 = 230
  static let longRunWord: Int32 = 4
  /// Words taken as an unknown value of an open entity: once, and for each word.
  static let unknownValue: Int32 = 250
  static let unknownValueWord: Int32 = 60

  /// What a derived phrase ranks behind an authored one that fits as well, in ranking only and as a rank: "start the
  /// timer" must go to the phrase that somebody wrote so, and nobody is asked whether they meant the one that was made
  /// from an intent's title. So it is more than the usual margin.
  static let derived = Int64(0.04 * Double(AlignedPhrase.worstRank))
  /// The same for a derived phrase that is said exactly, which only gives way to an authored one said as exactly:
  /// "start the timer" is not "start timer", whoever wrote that.
  static let derivedAndExact: Int64 = 1

  /// A word of a polite frame, so that a phrase that says "please" itself still wins by saying it.
  static let politeWord: Int32 = 2
  /// A word of the application's own name where the phrase has no place for it.
  static let ownName: Int32 = 10
  /// Another application's name, as a multiple of its weight: it is not this application's request.
  static let otherNameFactor: Int32 = 4

  /// A name misspelt more than this is not taken for an application's address.
  static let surestNameCost: Int32 = 50
  /// A misspelt application's name is still its name: it routes, and what it costs is measured against the rest.
  static let nameSlipDivisor: Int32 = 4

  /// The least weight that a request is measured against, so that a lone light word is not all or nothing.
  static let leastWeight: Int32 = 500
  /// The same for what is left beside free words: "is there enough air" must not be "who is ${person}", of which it says
  /// one light word.
  static let leastWeightBesideText: Int32 = 200

  /// Below this score a phrase is not worth mentioning.
  static let floor = 0.25
}
