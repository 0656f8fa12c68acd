@testable import PhraseMatching

/// Makes seeded random applications from a vocabulary so small that phrases, values and names collide all the time.
struct CatalogGenerator {
  /// What a catalog may hold besides ordinary phrases.
  struct Ingredients: OptionSet {
    let rawValue: Int

    static let negativePhrases = Ingredients(rawValue: 1)
    static let politeWords = Ingredients(rawValue: 2)
    /// Applications whose names are ordinary words of phrases and values.
    static let ordinaryNames = Ingredients(rawValue: 4)
    static let freeText = Ingredients(rawValue: 8)
    static let everything: Ingredients = [.negativePhrases, .politeWords, .ordinaryNames, .freeText]
  }

  var random: SeededGenerator
  let ingredients: Ingredients

  init(seed: UInt64, _ ingredients: Ingredients = .everything) {
    random = SeededGenerator(seed: seed)
    self.ingredients = ingredients
  }

  static let contentWords = [
    "turn", "open", "show", "play", "set", "find", "start", "stop", "lamp", "lamps", "light", "lights", "kitchen",
    "garden", "music", "timer", "favorites", "headlight", "message", "station", "playlist", "ask", "lamp 5 garden",
    "station twenty music", "temp", "minute", "pictures", "begin", "delete", "movie", "weather", "route", "alarm",
    "volume", "increase", "lower", "photo", "trip", "delay",
  ]
  /// Everyday words that mean nearly what those of the phrases mean, or the opposite.
  static let alikeWords = [
    "start": ["begin", "launched", "stop", "get"], "begin": ["start", "end"],
    "delete": ["removing", "erase", "add", "throw", "take"],
    "show": ["display", "hide"], "movie": ["film", "video"], "photo": ["picture", "image"],
    "trip": ["journey", "tour"],
    "route": ["way", "path"], "weather": ["forecast", "rain"], "volume": ["loudness"], "find": ["locate", "lose"],
    "increase": ["raised", "decrease", "crank"], "lower": ["reduces", "raise", "brought"], "lamp": ["light", "bulb"],
    "open": ["close"],
    "lights": ["lamps", "darkness"], "music": ["song", "noise"], "alarm": ["alert"], "garden": ["yard", "kitchen"],
  ]
  static let lightWords = ["the", "my", "in", "to", "of", "on", "off", "up", "a", "for", "with", "all"] + questionWords
  static let questionWords = ["is", "what", "does", "did", "are", "who", "why", "has"]
  private static let politeWords = ["please", "thanks", "hello", "now", "thank you", "just"]
  private static let valueWords = [
    "Desk", "Lamp", "Kitchen", "Light", "Lights", "Garden", "Grand", "Canyon", "Red", "Blue", "Night", "Radio", "Play",
    "Head", "TV", "Info", "Television", "5", "4", "Two", "Station", "Montréal", "Lower", "Louder",
  ]
  private static let ordinaryNames = ["Music", "Kitchen", "The Garden", "Light Timer", "Hello Home", "Red", "Play"]
  private static let properNames = ["Trails", "Acme Voyages", "Zenith", "Orbit Nine", "Quokka", "The Vault"]

  mutating func applications() -> [Application] {
    let count = Int.random(in: 1...3, using: &random)
    var names = Self.properNames.shuffled(using: &random)
    var applications: [Application] = []
    for _ in 0..<count {
      var application = application(named: names.removeLast())
      if oneIn(3) { application.synonyms.append(names.removeLast()) }
      if ingredients.contains(.ordinaryNames), oneIn(3) {
        let ordinary = pick(Self.ordinaryNames)
        if !applications.contains(where: { $0.name == ordinary }) { application.name = ordinary }
      }
      applications.append(application)
    }
    return applications
  }

  private mutating func application(named name: String) -> Application {
    var application = Application(name: name)
    for entity in ["Lamp", "Song"].prefix(Int.random(in: 1...2, using: &random)) {
      application.entities.append(self.entity(entity))
    }
    for number in 0..<Int.random(in: 2...6, using: &random) {
      application.shortcuts.append(shortcut(number, entities: application.entities.map(\.name)))
    }
    if ingredients.contains(.negativePhrases), oneIn(2) {
      application.negativePhrases = (0..<2).compactMap { _ in template(placeholders: ["anything"]) }
    }
    return application
  }

  // MARK: Values

  private mutating func entity(_ name: String) -> Entity {
    let values = (0..<Int.random(in: 1...6, using: &random)).map { number in
      Entity.Value(
        id: "\(name)-\(number)", title: valueName(), subtitle: oneIn(3) ? "Floor \(number)" : nil,
        synonyms: (0..<Int.random(in: 0...2, using: &random)).map { _ in valueName() })
    }
    let isOpen = ingredients.contains(.freeText) && oneIn(3)
    return Entity(name: name, title: name, vocabulary: isOpen ? .open : .closed, values: values)
  }

  mutating func value(id: String) -> Entity.Value { Entity.Value(id: id, title: valueName(), synonyms: [valueName()]) }

  private mutating func valueName() -> String {
    let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(Self.valueWords) }
    return (oneIn(5) ? ["The"] + words : words).joined(separator: " ")
  }

  // MARK: Phrases

  private mutating func shortcut(_ number: Int, entities: [String]) -> Shortcut {
    let parameters = (0..<Int.random(in: 0...2, using: &random)).map { index in
      Parameter(name: "p\(index)", kind: kind(entities), isOptional: oneIn(4))
    }
    var phrases = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
      template(placeholders: parameters.map(\.name))
    }
    if oneIn(3) { phrases += nearEqualPair(parameters.first?.name) }
    if phrases.isEmpty { phrases = ["stop lamp \(number)"].compactMap { PhraseTemplate.pattern($0).template } }
    return Shortcut(
      intent: "Intent\(number)", title: "Intent \(number)", parameters: parameters, phrases: phrases,
      phraseOrigin: number % 3 == 2 ? .derived : .authored)
  }

  private mutating func kind(_ entities: [String]) -> Parameter.Kind {
    let least = ingredients.contains(.freeText) ? 0 : 1
    return switch Int.random(in: least...12, using: &random) {
    case 0: .text
    case 1: .integer()
    case 2: .integer(0...9)
    case 3: .number(0...50)
    case 4: .boolean
    case 5: .date
    case 6: .duration
    case 7: .measurement
    default: .entity(pick(entities))
    }
  }

  /// A phrase with each placeholder at most once and never two side by side, or nil when it says nothing.
  mutating func template(placeholders: [String] = []) -> PhraseTemplate? {
    var pieces: [String] = []
    var placeholders = placeholders.shuffled(using: &random)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      pieces.append(piece())
      if let name = placeholders.last, oneIn(2) {
        placeholders.removeLast()
        pieces.append("${\(name)}")
        if oneIn(2) { pieces.append(pick(Self.contentWords)) }
      }
    }
    if oneIn(3) {
      pieces += [pick(["in", "on", "with"]), "${applicationName}"]
    } else if oneIn(8) {
      pieces.insert("${applicationName}", at: 0)
    } else if oneIn(8) {
      let call = [
        pick(["ask", "tell", "use"] + (ingredients.contains(.politeWords) ? ["hey"] : [])), "${applicationName}",
      ]
      pieces = call + (oneIn(3) ? [] : [pick(["to", "and", "for"])]) + pieces
    }
    let separated = pieces.reduce(into: [String]()) { all, piece in
      if piece.hasPrefix("$"), all.last?.hasPrefix("$") ?? false { all.append("and") }
      all.append(piece)
    }
    let (template, findings) = PhraseTemplate.pattern(separated.joined(separator: " "))
    return findings.isEmpty ? template : nil
  }

  /// "Show the ${x} on ${applicationName}", "Show my ${x} on ${applicationName}": one little word or the opener differs.
  private mutating func nearEqualPair(_ placeholder: String?) -> [PhraseTemplate] {
    let item = placeholder.map { "${\($0)}" } ?? pick(Self.contentWords)
    let opener = pick(Self.contentWords)
    let rivals = oneIn(2) ? ["\(opener) the", "\(opener) my"] : [opener, pick(Self.contentWords)]
    let end = oneIn(4) ? "" : " \(pick(["on", "in", "with"])) ${applicationName}"
    return rivals.compactMap { PhraseTemplate.pattern("\($0) \(item)\(end)").template }
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0...11, using: &random) {
    case 0: "[\(pick(Self.lightWords))]"
    case 1: "[\(word()) \(word())]"
    case 2: "(\(word())|\(word()))"
    case 3: "(\(word()) \(word())|\(word()) [\(word())]|\(word()))"
    case 4 where ingredients.contains(.politeWords): pick(Self.politeWords)
    case 5...7: pick(Self.lightWords)
    default: pick(Self.contentWords)
    }
  }

  private mutating func word() -> String { oneIn(3) ? pick(Self.lightWords) : pick(Self.contentWords) }

  // MARK: Chance

  mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
