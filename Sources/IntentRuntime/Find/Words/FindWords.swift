/// The words of one language with which people describe what they look for.
struct FindWords: Sendable {
  /// What comparisons and properties can be about.
  typealias Concept = String

  /// How two values are compared.
  enum Comparison: Sendable { case more, less, atLeast, atMost, equal, around }

  /// How a text is compared.
  enum TextComparison: Sendable { case contains, begins, ends, equals }

  /// Which the ones on top are.
  enum Top: Sendable { case first, greatest }

  /// A direction in which values grow.
  enum Direction: Sendable {
    case up, down

    var reversed: Direction { self == .up ? .down : .up }
  }

  struct Sense: Sendable {
    let concept: Concept
    let direction: Direction
  }

  /// An idea that goes by several words.
  struct Idea: Sendable {
    let concept: Concept
    /// The words that mean it.
    let words: [String]
    /// The words that may mean it.
    let alike: [String]
    /// What people say who mean it, though nothing is called so: the "entry" of "no entry fee".
    let said: [String]
    /// What its values are measured in, and how much that counts.
    let measures: [FindShape: Int]

    init(_ concept: Concept, _ words: String, alike: String = "", said: String = "", measures: [FindShape: Int] = [:]) {
      (self.concept, self.measures) = (concept, measures)
      (self.words, self.alike, self.said) = (FindWords.list(words), FindWords.list(alike), FindWords.list(said))
    }
  }

  /// An adjective in its three forms, and what it is about; the likeliest first.
  struct Adjective: Sendable {
    let plain: String
    let comparative: String
    let superlative: String
    let senses: [Sense]
  }

  /// The words that make an adjective stronger or weaker: "less busy", "the most scenic".
  struct Gradation: Sendable {
    let more, most, less, least: String
  }

  /// The language, such as "en".
  var language: String
  /// Where a request begins, with nothing of its own to say.
  var openers: PhraseTable<Void>
  /// Openers of a question for a number.
  var countOpeners: PhraseTable<Void>
  /// Words without a meaning of their own.
  var fillers: Set<String>
  /// Words without a meaning behind the name of what is looked for: "trails that *take* two hours".
  var verbs: Set<String>
  /// Fillers that ask for something else in front of the name.
  var questions: Set<String>
  var months: [String]
  /// Words at which a thing is.
  var placeWords: Set<String>
  /// What places are called for short, behind such a word: "the us".
  var placeNames: [String: String] = [:]
  /// Adjectives that say where something is, each with the name of the place: "japanese".
  var placeAdjectives: [String: [String]] = [:]
  /// Words in front of the application that is to do it.
  var meanWords: Set<String>
  var conjunctions: Set<String>
  var alternatives: Set<String>
  /// Words behind which a "not" no longer holds.
  var contrasts: Set<String>
  var negations: PhraseTable<Void>
  var absences: PhraseTable<Void>
  var presences: PhraseTable<Void>
  var comparisons: PhraseTable<Comparison>
  var dateComparisons: PhraseTable<Comparison>
  /// "or more", behind an amount.
  var trailingComparisons: PhraseTable<Comparison>
  var rangeOpeners: PhraseTable<Void>
  var rangeWords: Set<String>
  /// "than", also misspelled.
  var than: Set<String>
  var copulas: Set<String>
  /// "do" and "of": stand beside a copula, or in its place.
  var copulaCompanions: Set<String>
  /// What joins an amount to what it is of.
  var amountLinks: Set<String>
  var textComparisons: PhraseTable<TextComparison>
  var naming: PhraseTable<Void>
  var mentioning: PhraseTable<Void>
  var sortOpeners: PhraseTable<Void>
  var alphabetical: PhraseTable<Direction>
  var directions: PhraseTable<Direction>
  /// "first" in "longest first".
  var firstWords: Set<String>
  /// "top" in "top 5".
  var topWords: PhraseTable<Top>
  /// "most" in "the most climbing".
  var extremes: PhraseTable<Direction>
  /// "results" in "5 results".
  var resultWords: Set<String>
  var thenWords: PhraseTable<Void>
  var currencies: [String: String]
  var free: PhraseTable<Void>
  /// "open" and "close", of hours.
  var opening: Set<String>
  var closing: Set<String>
  var untilWords: Set<String>
  var asking: AskingWords
  var yes: Set<String>
  var no: Set<String>
  var adjectives: [Adjective]
  var gradation: Gradation?
  /// Adjectives, in their plain form, that are about how much something climbs on each bit of its length.
  var slopes: Set<String> = []
  var ideas: [Idea]
  /// The forms of a name for several.
  var plurals: @Sendable (String) -> [String]
  /// A word without what its grammatical number adds.
  var stem: @Sendable (String) -> String
  /// What the forms of a verb have in common: "cycl" of "cycle" and "cycling".
  var verbStem: @Sendable (String) -> String = { $0 }
  /// What stands in front of a key to sort by: the "how much they" of "by how much they cost".
  var keyOpeners = PhraseTable<Void>("")
  /// What stands in front of a superlative that is to come first: "starting with", "from".
  var firstOpeners = PhraseTable<Void>("")
  /// What stands between the first and the last of an order: "shortest *to* longest".
  var orderLinks: Set<String> = []
  /// What asks for a place to do something: "where can i".
  var placeQuestions = PhraseTable<Void>("")

  /// The phrases of a text, between commas or lines.
  static func list(_ text: String) -> [String] {
    text.split { $0 == "," || $0.isNewline }.map { $0.trimmingPrefix(" ") }.map(String.init)
  }

  static func set(_ text: String) -> Set<String> { Set(list(text)) }

  /// The adjective that says the contrary of another, in the sense that is likeliest: "short" of "long".
  func opposite(of plain: String) -> Adjective? {
    guard let sense = adjectives.first(where: { $0.plain == plain })?.senses.first else { return nil }
    return adjectives.first { other in
      other.senses.first.map { $0.concept == sense.concept && $0.direction != sense.direction } ?? false
    }
  }
}

/// Phrases of one or more words, each with a meaning.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private var meanings: [[String]: Meaning] = [:]
  /// The most words that a phrase has which begins with a word.
  private var longest: [String: Int] = [:]

  /// Each list holds phrases between commas or lines.
  init(_ lists: [(Meaning, String)]) {
    self.init(phrases: lists.flatMap { meaning, list in FindWords.list(list).map { ($0, meaning) } })
  }

  init(phrases: [(String, Meaning)]) {
    for (phrase, meaning) in phrases {
      let words = phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      meanings[words] = meaning
      longest[first] = max(longest[first] ?? 0, words.count)
    }
  }

  /// The longest phrase at a place, and where it ends.
  func phrase(in words: [FindText.Word], at index: Int) -> (meaning: Meaning, end: Int)? {
    guard index < words.count, let longest = longest[words[index].text] else { return nil }
    for length in stride(from: min(longest, words.count - index), to: 0, by: -1) {
      let end = index + length
      if let meaning = meanings[words[index..<end].map(\.text)] { return (meaning, end) }
    }
    return nil
  }

  var words: Set<String> { Set(meanings.keys.flatMap(\.self)) }
}

extension PhraseTable where Meaning == Void {
  init(_ list: String) { self.init([((), list)]) }
}
