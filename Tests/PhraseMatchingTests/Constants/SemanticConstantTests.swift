import PhraseMatching
import Testing

/// What meaning adds to words; see ``RivalPair`` for how to record the scores anew.
struct SemanticConstantTests {
  @Test(arguments: SemanticConstantTests.commands) func `each constant orders its rivals among commands`(
    pair: RivalPair
  ) throws {
    try pair.check()
  }

  @Test(arguments: SemanticConstantTests.examples) func `each constant orders its rivals among examples`(
    pair: RivalPair
  ) throws {
    try pair.check()
  }

  @Test(arguments: SemanticConstantTests.learning) func `each constant of learning orders its rivals`(pair: RivalPair)
    throws
  {
    try pair.check()
  }

  private static let turnOn = "Turn on [the] ${lamp} / Switch on [the] ${lamp}"
  private static let radio = "Turn on the radio"
  private static let tv = "Watch the movie"

  static let commands = [
    RivalPair(
      "SemanticCosts.commandChanceWeight", "illuminate the hall lamp", "Light up [the] ${lamp}", over: tv,
      in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.commandWordsWeight", "begin vacuuming", "Begin the cleaning", over: tv, in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.commandBias", "view the film", "Watch the movie", over: "Watch the news", in: .commands, scores: []
    ),
    RivalPair(
      "SemanticCosts.commandAgainstWeight", "activate the light", "Activate [the] ${lamp}", over: tv, in: .commands,
      .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.contradiction", "stop the robot", "Stop the machine", over: "Start the machine", in: .commands,
      scores: []),
    RivalPair(
      "SemanticCosts.unrelatedWeight", "order more vacuum bags", "Order more bread", over: "Clean with the vacuum",
      in: .commands, .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.usualUnrelatedShare", "watch the film tonight", "Watch the movie", over: "Watch the news",
      in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.missingValue", "power up", "Power up [the] ${lamp}", over: tv, in: .commands, .notRecognized,
      scores: []),
    RivalPair(
      "SemanticCosts.uncoveredValue", "power off the fans in the kitchen", "Switch off the fans in the ${room}",
      over: "Switch off all fans", in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.maximumMissingShare", "front door", "Unlock the front door", over: "Unlock the ${room} door",
      in: .commands, .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.minimumContent", "begin to do it", "Begin it", over: tv, in: .commands, .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.scoreHeadroom", "turn on the sauna", "Set the hot water on", over: tv, in: .commands,
      .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.minimumSimilarity", "watch the show", "Watch the movie", over: "Watch the news", in: .commands,
      scores: []),
    RivalPair(
      "SemanticCosts.maximumNameCost", "illuminate the hall lamps", "Light up [the] ${lamp}", over: tv, in: .commands,
      scores: []),
    RivalPair(
      "SemanticCosts.misspeltNameCost", "unlatch the rate", "Unlock the ${lamp}", over: tv, in: .commands,
      .notRecognized, scores: []),
    RivalPair(
      "SemanticCosts.wordsAlone", "illuminate the hall lamp please now", "Light up [the] ${lamp}", over: tv,
      in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.maximumBySimilarWords", "begin cleaning", "Start the cleaning", over: tv, in: .commands, scores: []
    ),
    RivalPair(
      "SemanticCosts.commandFitExponent", "view the film", "Watch the movie", over: "Hear the record", in: .commands,
      scores: []),
    RivalPair(
      "SemanticCosts.minimumCommandShare", "view the film", "Watch the movie", over: "Lock the front door",
      in: .commands, scores: []),
    RivalPair(
      "SemanticWord.synonymSimilarity", "begin the vacuum", "Start the cleaner", over: tv, in: .commands, scores: []),
    RivalPair(
      "SemanticCosts.commandPlaceholderShare", "view the film", "Watch the movie", over: "Start the vacuum",
      in: .only([
        "Turn on ${lamp}", "Turn off ${lamp}", "Lock the front door", "Delete the playlist", "Clean the floor",
        "Feed the cat", "Water the plants",
      ]),
      scores: []),
    RivalPair(
      "SemanticCosts.commandPlaceholderShare", "view the film", "Watch the movie", over: "Start the vacuum",
      in: .only([
        "Turn on ${lamp}", "Turn off ${lamp}", "Lock the front door", "Delete the playlist", "Clean the floor",
      ]),
      scores: []),
  ]

  static let examples = [
    RivalPair(
      "SemanticCosts.chanceWeight", "someone ran off with my debit card", "My wallet is gone", over: "My pin is wrong",
      in: .examples, scores: []),
    RivalPair(
      "SemanticCosts.strengthWeight", "how much cash is left", "Show my savings", over: "My pin is wrong",
      in: .examples, scores: []),
    RivalPair(
      "SemanticCosts.wordsWeight", "show me my savings account", "Show my savings", over: "My pin is wrong",
      in: .examples, scores: []),
    RivalPair(
      "SemanticCosts.lexicalConfidence", "show my old savings", "Show my savings", over: "My pin is wrong",
      in: .examples, scores: []),
    RivalPair(
      "SemanticCosts.floor", "show savings and a lot of other money", "Show my savings", over: "My pin is wrong",
      in: .examples, scores: []),
    RivalPair(
      "SemanticCosts.fitExponent", "my number is wrong", "My pin is wrong", over: "My wallet is gone", in: .examples,
      scores: []),
    RivalPair(
      "SemanticCosts.minimumShare", "my number is wrong", "My pin is wrong", over: "My wallet is gone", in: .examples,
      scores: []),
  ]

  static let learning = [
    RivalPair(
      "FeatureVector.wholeWeight", "somebody robbed me of my plastic", "My wallet is gone", over: "Show my savings",
      in: .examples, scores: [])
  ]
}
