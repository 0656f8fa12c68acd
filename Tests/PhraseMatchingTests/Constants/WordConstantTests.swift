import PhraseMatching
import Testing

/// The weights of words and the price of slips; see ``RivalPair`` for how to record the scores anew.
struct WordConstantTests {
  @Test(arguments: WordConstantTests.weights) func `each weight orders its rivals`(pair: RivalPair) throws {
    try pair.check()
  }

  @Test(arguments: WordConstantTests.slips) func `each price of a slip orders its rivals`(pair: RivalPair) throws {
    try pair.check()
  }

  static let weights = [
    RivalPair("WordWeights.content", "big zebra lights", "Big lights", over: "Lights on", .notRecognized, scores: []),
    RivalPair("WordWeights.content", "old lights 7", "Old lights", over: "Lights on", .notRecognized, scores: []),
    RivalPair("WordWeights.contentThreshold", "lights on", "Lights on", over: "Lights", scores: []),
    RivalPair("WordWeights.contentThreshold", "lights where", "Lights where", over: "Lights", scores: []),
    RivalPair("WordWeights.syllable", "電気ランプ明", "電気ランプ明", over: "電気ランプ", scores: []),
    RivalPair("WordWeights.particle", "電気を", "電気を", over: "電気", scores: []),
    RivalPair("WordWeights.article", "lights the", "Lights the", over: "Lights", scores: []),
    RivalPair(
      "BuiltinWords.classes polite", "hello lights hello old", "Hello lights hello old", over: "Lights old", scores: []),
    RivalPair("BuiltinWords.classes prepositions", "lights about", "Lights about", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes auxiliaries", "lights shall", "Lights shall", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes questions", "lights where", "Lights where", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes pronouns", "lights they", "Lights they", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes quantities", "lights each", "Lights each", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes connections", "lights through", "Lights through", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes adverbs", "lights maybe", "Lights maybe", over: "Lights", scores: []),
    RivalPair(
      "BuiltinWords.classes polite content", "old lights right", "Old lights right", over: "Old lights", scores: []),
    RivalPair("BuiltinWords.classes address", "old lights tell", "Old lights tell", over: "Old lights", scores: []),
    RivalPair("BuiltinWords.classes times", "old lights sunday", "Old lights sunday", over: "Old lights", scores: []),
    RivalPair("BuiltinWords.classes units", "old lights celsius", "Old lights celsius", over: "Old lights", scores: []),
    RivalPair("BuiltinWords.classes on", "lights on", "Lights on", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes off", "lights off", "Lights off", over: "Lights", scores: []),
    RivalPair("BuiltinWords.classes up", "lights up", "Lights up", over: "Lights", scores: []),
    RivalPair(
      "BuiltinWords.classes negations", "turn every single big bright red garden light on minus",
      "Turn every single big bright red garden light on minus",
      over: "Turn every single big bright red garden light on",
      scores: []),
    RivalPair("BuiltinWords.classes German", "licht und", "Licht und", over: "Licht", scores: []),
    RivalPair("BuiltinWords.classes French", "lampe dans", "Lampe dans", over: "Lampe", scores: []),
    RivalPair("BuiltinWords.classes Spanish", "luz unos", "Luz unos", over: "Luz", scores: []),
    RivalPair("BuiltinWords.classes Italian", "luce nella", "Luce nella", over: "Luce", scores: []),
    RivalPair("BuiltinWords.classes Portuguese", "luz minha", "Luz minha", over: "Luz", scores: []),
    RivalPair("BuiltinWords.classes Dutch", "lamp voor", "Lamp voor", over: "Lamp", scores: []),
    RivalPair("BuiltinWords.classes Greek", "lamp στην", "Lamp στην", over: "Lamp", scores: []),
    RivalPair("BuiltinWords.classes Korean", "거실 에서", "거실 에서", over: "거실", scores: []),
    RivalPair("PoliteFrame.longest", "i would like you to lights", "Lights", over: "Like lights", scores: []),
    RivalPair(
      "MatchOptions.defaultThreshold", "old lights maybe off", "Old lights", over: "Lights up", .notRecognized,
      scores: []),
    RivalPair(
      "MatchOptions.defaultThreshold", "old radio kitchen lights off", "Old radio kitchen lights", over: "Lights up",
      scores: []),
    RivalPair(
      "MatchOptions.defaultMargin", "old radio lights", "Old radio lights up", over: "Old radio lights off", scores: []),
  ]

  static let slips = [
    RivalPair("Spelling.penalty 3", "fun on", "Fan on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty 4", "lump on", "Lamp on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty 5", "radia on", "Radio on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty 6", "stireo on", "Stereo on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty 8 twice", "fovarite on", "Favorite on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty 9 twice", "televosoon on", "Television on", over: "Music on", scores: []),
    RivalPair("Spelling.penalty exchange", "set the lihgts", "Set the lights", over: "Set the nights", scores: []),
    RivalPair("Spelling.penalty first letter", "tights on", "Lights on", over: "Music on", scores: []),
    RivalPair("Spelling.longWord", "fovarite on", "Favorite on", over: "Music on", scores: []),
    RivalPair(
      "Spelling.longWord", "old radio kotchin", "Old radio", over: "Old radio kitchen", .notRecognized, scores: []),
    RivalPair("Spelling.forgivenEdits", "fun on", "Fan on", over: "Music on", scores: []),
    RivalPair("Spelling.forgivenEdits", "big radio ut", "Big radio", over: "Big radio uv", scores: []),
    RivalPair("Spelling.inflectionPenalty", "lamps on", "Lamp on", over: "Music on", scores: []),
    RivalPair("Spelling.nameInflectionPenalty", "open gates", "Open ${lamp}", over: "Open music", scores: []),
  ]
}
