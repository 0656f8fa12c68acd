@testable import PhraseMatching

/// A phrase said exactly, and what must come of it.
struct ExactRequest: CustomStringConvertible {
  var text: String
  /// The phrase as its author wrote it.
  var phrase: String
  /// Where the shortcut stands among all shortcuts; of a negative phrase nil.
  var shortcut: Int?
  var application: Int
  /// The words that were said for each parameter.
  var said: [String: String] = [:]
  /// The value that was meant by each entity parameter.
  var values: [String: String] = [:]
  /// The name that was said for `${applicationName}`.
  var name: String?
  var takesText = false

  var description: String { "'\(text)'" }
}

/// Makes seeded random requests for a catalog: phrases said exactly, and every way of saying them worse.
struct RequestGenerator {
  var random: SeededGenerator
  let applications: [Application]

  init(seed: UInt64, _ applications: [Application]) {
    random = SeededGenerator(seed: seed &* 7_919 &+ 17)
    self.applications = applications
  }

  // MARK: Exact

  /// One exact request for each phrase of each shortcut.
  mutating func exactRequests() -> [ExactRequest] {
    var requests: [ExactRequest] = []
    var shortcut = 0
    for (position, application) in applications.enumerated() {
      for record in application.shortcuts {
        for phrase in record.phrases {
          var request = ExactRequest(text: "", phrase: phrase.text, shortcut: shortcut, application: position)
          say(phrase.parts, record.parameters, application, &request)
          requests.append(request)
        }
        shortcut += 1
      }
    }
    return requests
  }

  /// One exact request for each negative phrase.
  mutating func negativeRequests() -> [ExactRequest] {
    var requests: [ExactRequest] = []
    for (position, application) in applications.enumerated() {
      for phrase in application.negativePhrases {
        var request = ExactRequest(text: "", phrase: phrase.text, shortcut: nil, application: position)
        say(phrase.parts, [], application, &request)
        requests.append(request)
      }
    }
    return requests
  }

  private mutating func say(
    _ parts: [PhraseTemplate.Part],
    _ parameters: [Parameter],
    _ application: Application,
    _ request: inout ExactRequest
  ) {
    for part in parts {
      switch part {
      case .words(let words): request.text += words
      case .application:
        let name = pick([application.name] + application.synonyms)
        request.name = name
        request.text += name
      case .placeholder(let name, _):
        let words = fill(name, parameters.first { $0.name == name }, application, &request)
        request.said[name] = words
        request.text += words
      case .optional(let inner): if oneIn(2) { say(inner, parameters, application, &request) }
      case .alternatives(let branches): say(pick(branches), parameters, application, &request)
      }
    }
  }

  private mutating func fill(
    _ name: String,
    _ parameter: Parameter?,
    _ application: Application,
    _ request: inout ExactRequest
  ) -> String {
    switch parameter?.kind {
    case .entity(let entity):
      guard let value = application.entities.first(where: { $0.name == entity })?.values.randomElement(using: &random)
      else { return "" }
      request.values[name] = value.id
      return pick([value.title] + value.synonyms)
    case .text, nil:
      request.takesText = true
      return pick(["buy milk", "hello", "a dog barking at night", "zebra", "milk and sugar cubes"])
    case .integer: return pick(["5", "seven", "0", "3"])
    case .number: return pick(["21.5", "5", "two and a half", "0.5"])
    case .boolean: return pick(["yes", "no", "true", "disabled"])
    case .date: return pick(["tomorrow", "friday at 6 pm", "noon", "in 20 minutes", "june fifth", "jul 4", "the 21st"])
    case .duration: return pick(["5 minutes", "an hour and a half", "90 seconds"])
    case .measurement: return pick(["5 km", "70 degrees fahrenheit", "2 cups", "5 milligrams"])
    }
  }

  // MARK: Disturbed

  /// A request of any kind: exact, disturbed once or more, a salad of words, or a long one.
  mutating func anyRequest(from exact: [ExactRequest]) -> String {
    switch Int.random(in: 0...11, using: &random) {
    case 0, 1: return pick(exact).text
    case 2: return salad(Int.random(in: 1...12, using: &random))
    case 3 where oneIn(3): return pick(exact).text + " " + salad(Int.random(in: 55...75, using: &random))
    default:
      var words = words(pick(exact).text)
      for _ in 0..<Int.random(in: 1...3, using: &random) { disturb(&words) }
      return words.joined(separator: " ")
    }
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private mutating func salad(_ count: Int) -> String {
    let names = applications.map(\.name) + applications.flatMap(\.synonyms)
    let titles = applications.flatMap(\.entities).flatMap(\.values).map(\.title)
    return (0..<count).map { _ in
      switch Int.random(in: 0...9, using: &random) {
      case 0: pick(names)
      case 1, 2: pick(titles)
      case 3: pick(["zebra", "xylophone", "5", "tomorrow", "on", "jun", "fifth"])
      case 4...6: pick(CatalogGenerator.lightWords)
      default: pick(CatalogGenerator.contentWords)
      }
    }.joined(separator: " ")
  }

  private mutating func disturb(_ words: inout [String]) {
    guard !words.isEmpty else { return }
    let position = Int.random(in: 0..<words.count, using: &random)
    let other = Int.random(in: 0..<words.count, using: &random)
    switch Int.random(in: 0...18, using: &random) {
    case 0...2: words[position] = misspelt(words[position])
    case 3: words.remove(at: position)
    case 4: words.insert(pick(["zebra", "the", "lamp", "on", "light", "up", "down", "away"]), at: position)
    case 5: words.swapAt(position, other)
    case 6: words.insert(words.remove(at: position), at: other)
    case 7 where position + 1 < words.count: words[position] += words.remove(at: position + 1)
    case 8: words[position] = parted(words[position])
    case 9: words = polite(words)
    case 10: words += [pick(["in", "on", "with"]), pick(applications.map(\.name))]
    case 11: words.insert(pick(CatalogGenerator.questionWords), at: 0)
    case 12: words.insert(pick(["5", "seven", "21", "31st", "fifth"]), at: position)
    case 13: words = ["ask", pick(applications.map(\.name)), "to"] + words
    case 14: words[position] = abbreviated(words[position])
    case 15...17: replaceWords(&words)
    default: words.insert(pick(applications.map(\.name)), at: 0)
    }
  }

  /// Puts similar words in the place of those that have such.
  private mutating func replaceWords(_ words: inout [String]) {
    for position in words.indices {
      guard let alike = CatalogGenerator.alikeWords[words[position]] else { continue }
      words[position] = pick(alike)
    }
  }

  /// The word in short if people shorten it, else something short.
  private mutating func abbreviated(_ word: String) -> String {
    let short = Abbreviation.all.filter { $0.words.contains(word) }.map(\.short)
    return pick(short.isEmpty ? ["mins", "info", "pls"] : short)
  }

  mutating func misspelt(_ word: String) -> String {
    var letters = Array(word)
    guard letters.count > 1 else { return word }
    let position = Int.random(in: 0..<letters.count - 1, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: letters.swapAt(position, position + 1)
    case 1: letters.remove(at: position)
    case 2: letters.insert(pick(Array("aeirst")), at: position)
    case 3: letters.append("s")
    default: letters[position] = pick(Array("aeinost"))
    }
    return String(letters)
  }

  private mutating func parted(_ word: String) -> String {
    guard word.count > 3 else { return word }
    let cut = word.index(word.startIndex, offsetBy: Int.random(in: 2...word.count - 2, using: &random))
    return word[..<cut] + " " + word[cut...]
  }

  mutating func polite(_ words: [String]) -> [String] {
    let front = pick([
      [], ["please"], ["could", "you", "please"], ["hey"], ["hello"], ["i", "would", "like", "you", "to"],
    ])
    let back = pick([[], ["please"], ["thanks"], ["thank", "you", "very", "much"], ["if", "you", "can"]])
    return front + words + back
  }

  mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
