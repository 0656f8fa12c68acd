/// What is known of the words that commands are made of, where directions mislead: "increase" and "decrease" point the
/// same way and are opposites, "set" and "adjust" point apart and often mean the same.
///
/// A closed list of everyday English. Words outside of it have no relations, and are judged by their directions alone.
struct WordRelations: BitwiseCopyable, Sendable {
  /// The scales at whose one end, and at whose other end, the word stands.
  private var front: UInt64 = 0
  private var back: UInt64 = 0
  /// The groups of words that may stand for each other.
  private var groups: UInt64 = 0
  private var moreGroups: UInt64 = 0
  /// The list of things of which one excludes the others, one more; 0 for none.
  private var list: UInt8 = 0

  /// The relations of a word, if it has any.
  static func of(_ hash: UInt64) -> WordRelations? { table.value(for: hash) }

  /// Whether two different words exclude each other.
  func excludes(_ other: WordRelations) -> Bool {
    if list != 0, list == other.list { return true }
    guard front & other.front | back & other.back == 0 else { return false }
    return front & other.back | back & other.front != 0
  }

  /// Whether one word may stand for the other in a command.
  func replaces(_ other: WordRelations) -> Bool {
    groups & other.groups | moreGroups & other.moreGroups != 0
  }

  // MARK: The lists

  /// Ends of scales. What is at one end never means what is at the other.
  private static let scales: [(String, String)] = [
    ("on enable activate", "off disable deactivate"),
    (
      "start begin launch commence initiate resume continue unpause restart reopen",
      "stop end finish halt quit terminate pause cancel abort kill cease"
    ),
    ("play", "pause stop mute"), ("open unlock", "close shut lock"), ("lock secure bolt arm", "unlock disarm"),
    (
      "increase raise boost brighten up more higher louder extend lengthen longer warm warmer hotter faster brighter",
      "decrease reduce lower dim darken down less quieter softer shorten shorter cool cooler colder slower darker dimmer"
    ),
    ("add insert append create make put include", "remove delete erase drop discard clear exclude cancel"),
    ("show display reveal unhide", "hide conceal"), ("mute silence", "unmute loud"),
    ("next following", "previous prior"),
    ("connect pair join", "disconnect unpair leave"), ("accept approve confirm", "decline reject deny refuse"),
    ("in inside indoors indoor enter", "out outside outdoors outdoor exit"),
    ("arrive arrival", "depart departure leave"),
    ("buy purchase", "sell refund return"), ("yes true", "no false"), ("before", "after"), ("first", "last"),
    ("left", "right"), ("like love favorite favourite", "dislike hate unlike"), ("import", "export"),
    ("upload", "download"), ("send", "receive"), ("push", "pull"), ("borrow", "lend"), ("win", "lose"),
    ("remember remind", "forget"), ("cheap cheapest", "expensive dearest"),
    ("big large biggest largest", "small smallest little"),
    ("fast quick fastest", "slow slowest"), ("hot warm hottest warmest", "cold cool coldest coolest"),
    ("early earlier earliest", "late later latest"), ("old older oldest", "new newer newest"),
    ("short shortest", "long longest"), ("easy easiest", "hard difficult hardest"),
    ("near nearest closest close", "far farthest furthest distant"), ("high highest tallest", "low lowest"),
    ("best", "worst"), ("most many", "least fewest few"), ("dock", "undock"), ("asleep sleep", "awake wake"),
    ("full", "empty"), ("wet", "dry"), ("safe", "dangerous"), ("attach", "detach"), ("plus", "minus"),
    ("book reserve", "cancel"), ("check", "uncheck"), ("complete done finished", "incomplete unfinished"),
  ]

  /// Things of which one excludes the others.
  private static let lists = [
    "monday tuesday wednesday thursday friday saturday sunday",
    "january february march april may june july august september october november december",
    "red blue green yellow white orange purple pink black brown turquoise violet grey gray",
    "morning afternoon evening night noon midnight", "north south east west", "breakfast lunch dinner supper",
    "today tomorrow yesterday", "spring summer autumn fall winter", "celsius fahrenheit",
    "one two three four five six seven eight nine ten", "first second third fourth fifth",
    "kitchen bedroom bathroom garage hallway attic basement cellar garden",
    "train bus plane taxi bike tram ferry", "he she", "humidity temperature pressure", "email text call",
  ]

  /// Words that may stand for each other in a command.
  private static let synonyms = [
    "start begin launch commence initiate", "stop end finish halt quit terminate", "cancel abort scrap drop",
    "resume continue", "pause hold freeze suspend", "show display view see", "remove delete erase clear discard",
    "close shut", "open", "increase raise boost", "decrease reduce lower", "extend lengthen prolong",
    "shorten decrease",
    "extend increase", "set adjust change put", "change modify alter edit adjust update", "create make add new",
    "add put stick include insert append", "turn switch flip", "find locate search look", "buy purchase",
    "mute silence", "next following upcoming", "previous prior last", "lock secure", "left remaining",
    "lights lamps bulbs lighting light lamp bulb", "volume loudness sound", "temperature temp", "brightness luminance",
    "brighten lighten", "dim darken", "film movie", "photo picture image pic", "song track tune", "quick fast rapid",
    "check inspect verify", "book reserve", "call phone ring dial", "message text", "tell announce say broadcast",
    "note memo jot", "list enumerate", "skip pass", "fix repair mend", "clean tidy", "schedule plan arrange",
    "appointment meeting event", "big large huge", "small little tiny", "trip journey", "hike walk trek",
    "home house", "vacuum hoover vac", "curtain curtains drapes", "blind blinds shades shutters", "tv television telly",
    "need require want", "get fetch retrieve", "send deliver ship", "log record track", "save keep store",
    "share send", "dock park", "percent pct", "alarm alert", "reminder notification", "activate enable",
    "deactivate disable", "activity workout exercise", "speed pace",
  ]

  private static let table: HashedWords<WordRelations> = {
    var relations: [String: WordRelations] = [:]
    func forEach(_ words: String, _ body: (inout WordRelations) -> Void) {
      for word in words.split(separator: " ") { body(&relations[String(word), default: WordRelations()]) }
    }
    for (place, scale) in scales.enumerated() {
      forEach(scale.0) { $0.front |= 1 << UInt64(place) }
      forEach(scale.1) { $0.back |= 1 << UInt64(place) }
    }
    for (place, list) in lists.enumerated() { forEach(list) { $0.list = UInt8(place + 1) } }
    for (place, group) in synonyms.enumerated() {
      forEach(group) { place < 64 ? ($0.groups |= 1 << UInt64(place)) : ($0.moreGroups |= 1 << UInt64(place - 64)) }
    }
    precondition(scales.count <= 64 && synonyms.count <= 128, "a scale and a group are a bit each")
    return HashedWords(relations.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }()
}
