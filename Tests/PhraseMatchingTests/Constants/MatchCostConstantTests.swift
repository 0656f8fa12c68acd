import PhraseMatching
import Testing

/// The costs of an alignment; see ``RivalPair`` for how to record the scores anew.
struct MatchCostConstantTests {
  @Test(arguments: MatchCostConstantTests.pairs) func `each cost orders its rivals`(pair: RivalPair) throws {
    try pair.check()
  }

  static let pairs = [
    RivalPair("MatchCosts.missing", "lights off", "Turn off the lights", over: "Lights", scores: []),
    RivalPair("MatchCosts.missing", "lights off", "Lights wifi off", over: "Turn lights wifi off", scores: []),
    RivalPair("MatchCosts.missingOpener", "lights off", "Turn lights off", over: "Turn wifi off", scores: []),
    RivalPair(
      "MatchCosts.missingBesideText", "write down a note milk", "Write down a note saying ${words}", over: "Write milk",
      .notRecognized, scores: []),
    RivalPair(
      "MatchCosts.missingConnector", "favorites", "Favorites in ${applicationName}", over: "Favorites music", scores: []
    ),
    RivalPair(
      "MatchCosts.missingApplication", "favorites", "${applicationName} favorites", over: "Favorites music", scores: []),
    RivalPair("MatchCosts.uncovered", "turn on the lights music", "Turn on the lights", over: "Play music", scores: []),
    RivalPair("MatchCosts.uncovered", "turn on the lights zebra", "Turn on the lights", over: "Lights", scores: []),
    RivalPair("MatchCosts.uncovered", "turn on the lights 7", "Turn on the lights", over: "Lights", scores: []),
    RivalPair(
      "MatchCosts.uncoveredQuestion", "did you lock the big old garden door", "Lock the big old garden door",
      over: "Door", scores: []),
    RivalPair(
      "MatchCosts.missingValue", "turn on", "Turn on ${lamp}", over: "Turn off ${lamp}", .notRecognized, scores: []),
    RivalPair(
      "MatchCosts.missingOptionalValue", "turn on the lights", "Turn on the lights ${room}", over: "Turn off ${lamp}",
      scores: []),
    RivalPair("MatchCosts.moved", "off turn the radio", "Turn off the radio", over: "Radio", scores: []),
    RivalPair("MatchCosts.moved", "vienna to", "To vienna", over: "Vienna tower", scores: []),
    RivalPair("MatchCosts.skippedToken", "vienna to", "To vienna", over: "From vienna", scores: []),
    RivalPair(
      "MatchCosts.valueWeight", "in the kitchen turn off the radio", "Turn off the radio in the ${room}",
      over: "Turn off the lights in the ${room}", scores: []),
    RivalPair("MatchCosts.joinPenalty", "head lights on", "Headlights on", over: "Bed lights on", scores: []),
    RivalPair("MatchCosts.joinPenalty", "headlights on", "Head lights on", over: "Bed lights on", scores: []),
    RivalPair("MatchCosts.freeWord", "play songs", "Play songs", over: "Play ${words}", scores: []),
    RivalPair(
      "MatchCosts.longRun", "play my favorite songs", "Play my favorite songs", over: "Play ${words}", scores: []),
    RivalPair(
      "MatchCosts.longRunWord", "note call the old baker about bread and the big cake for sunday", "Note ${words}",
      over: "Note", scores: []),
    RivalPair(
      "MatchCosts.longRunWord", "note call the old baker about bread and cake",
      "Note call the old baker about bread and cake", over: "Note ${words}", scores: []),
    RivalPair("MatchCosts.unknownValue", "go to atlantis", "Go to ${place}", over: "Go to bed", scores: []),
    RivalPair("MatchCosts.unknownValueWord", "go to new atlantis", "Go to ${place}", over: "Go to bed", scores: []),
    RivalPair("MatchCosts.derived", "start timer", "Start the timer", over: "derived: Start the timer", scores: []),
    RivalPair("MatchCosts.derivedExact", "start timer", "Start timer", over: "derived: Start timer", scores: []),
    RivalPair("MatchCosts.politeWord", "please help", "Please help", over: "Help", scores: []),
    RivalPair("MatchCosts.ownName", "home, help", "Help", over: "Help yourself", scores: []),
    RivalPair(
      "MatchCosts.otherNameFactor",
      "show the whole long list with every favorite song movie book painting and picture in trails",
      "Trails: Show the whole long list with every favorite song movie book painting and picture",
      over: "Show the whole long list with every favorite song movie book painting and picture", scores: []),
    RivalPair(
      "MatchCosts.maximumAddressCost", "show list in zebta", "Zebra: Show list", over: "Show list", scores: []),
    RivalPair("MatchCosts.maximumAddressCost", "show list in yoqa", "Show list", over: "Yoga: Show lists", scores: []),
    RivalPair(
      "MatchCosts.nameSlipDivisor", "list in zebta", "Zebra: List in ${applicationName}", over: "Zebra: Lost in music",
      scores: []),
    RivalPair("MatchCosts.minimumWeight", "on", "On in ${applicationName}", over: "On music", scores: []),
    RivalPair(
      "MatchCosts.minimumWeightBesideText", "the zebra", "A the ${words}", over: "The lion", .notRecognized, scores: []),
    RivalPair(
      "MatchCosts.floor", "turn on the radio", "Turn on the radio", over: "Turn up music", scores: []),
    RivalPair("MatchCosts.floor", "turn on the radio", "Turn on the radio", over: "Turn music", scores: []),
  ]
}
