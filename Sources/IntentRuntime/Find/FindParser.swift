internal import AppIntents
internal import PhraseMatching

/// Reads one sentence as a request for entities of one type, from its first word to its last.
struct FindParser {
  /// Where an entity is named.
  struct Occurrence {
    let range: Range<Int>
    let isSingular: Bool

    /// A text that names no type: the end of it takes the place of the name.
    static func none(in text: FindText, isSingular: Bool = false) -> Occurrence {
      Occurrence(range: text.count..<text.count, isSingular: isSingular)
    }
  }

  /// What became of a word.
  private enum WordStatus { case open, understood, filler }

  let text: FindText
  let words: FindWords
  let grammar: FindGrammar
  let entity: FindableEntity
  let name: Occurrence
  let now: Date
  let amounts: AmountReader

  /// How well each word names each of the properties.
  let wordFits: [[Int]]

  private var statuses: [WordStatus]
  var clauses: [FindClause] = []
  var order: [FindOrder] = []
  var limit: Int?
  var hasSuperlative = false
  /// Whether one is meant though several are named: "the longest of my favorites".
  var meansOne = false
  /// Which of the first is meant: 2 of "the second longest".
  var rank: Int?
  /// Whether an adjective without an amount has been said, so that some of the first are wanted.
  var isVague = false
  /// Whether "top" has been said, so that the greatest come first.
  var wantsTop = false
  /// What tells how steep the entities are, where they are sorted by that.
  var slope: Slope?
  /// Conditions that no filter is.
  var conditions: [ReadFind.Condition] = []
  /// Adjectives about which no property says anything.
  var unknownQualities: [String] = []
  private var asksForCount = false
  /// A "not" that waits for what it denies.
  var negation: Range<Int>?
  /// The clause that stands for the name: the hiking of "hikes in Japan".
  var nounClause: Int?
  /// Whether an "or" has just been read.
  var isAlternative = false
  /// Whether a "but" has just been read.
  var isContrast = false

  init(_ text: FindText, naming name: Occurrence, of entity: FindableEntity, _ grammar: FindGrammar, now: CivilMoment) {
    self.text = text
    self.name = name
    self.entity = entity
    self.grammar = grammar
    self.now = now.date ?? .distantPast
    words = grammar.words
    amounts = AmountReader(text: text, words: grammar.words, currentYear: now.year)
    wordFits = text.words.map { word in
      entity.properties.map { grammar.isFiller(word.text) ? 0 : grammar.fit(naming: word.text, $0) }
    }
    statuses = Array(repeating: .open, count: text.count)
  }

  /// The end of the words that belong together with the one at an index: nothing reaches across the name.
  func bound(_ index: Int) -> Int { index < name.range.upperBound ? name.range.lowerBound : text.count }

  mutating func read() -> ReadFind {
    var index = readOpening()
    while index < text.count {
      index = step(at: index)
    }
    return result()
  }

  // MARK: - One step

  /// Reads what begins at an index; the first of these that fits is taken, the more special before the more general.
  private mutating func step(at index: Int) -> Int {
    if index == name.range.lowerBound, !name.range.isEmpty { return takeName() }
    if let end = takeApplication(at: index) { return end }
    if let end = readOrder(at: index) ?? readLimit(at: index) ?? readSuperlative(at: index) ?? readHours(at: index)
      ?? readContainer(at: index, by: .title)
    {
      return understand(index..<end)
    }
    let clause =
      readAbsence(at: index) ?? readComparison(at: index) ?? readProperty(at: index) ?? readText(at: index)
      ?? readValue(at: index) ?? readFlag(at: index) ?? readNounOfProse(at: index)
    if let (clause, end) = clause {
      if !isJoint(at: index - 1) { replaceNoun(by: clause) }
      add(clause)
      if name.range.isEmpty, end == name.range.lowerBound { nounClause = clauses.count - 1 }
      return understand(index..<end)
    }
    if let end = readContainer(at: index, by: .any) ?? readQuality(at: index) { return understand(index..<end) }
    return readSmallWord(at: index)
  }

  private mutating func readSmallWord(at index: Int) -> Int {
    if let (_, end) = words.negations.phrase(in: text.words, at: index) {
      negation = index..<end
      return end
    }
    if let (_, end) = words.asking.universals.phrase(in: text.words, at: index), end <= bound(index) {
      for taken in index..<end { statuses[taken] = .filler }
      return end
    }
    let word = text.words[index]
    if words.alternatives.contains(word.text) { isAlternative = true }
    if words.contrasts.contains(word.text) { isContrast = true }
    if isFiller(at: index) || words.conjunctions.contains(word.text) || Self.isPronoun(word) {
      statuses[index] = .filler
    } else {
      // What is not understood leaves nothing to deny or to choose from.
      negation = nil
      (isAlternative, isContrast) = (false, false)
    }
    return index + 1
  }

  /// Verbs that go with amounts mean nothing of their own behind the name, and questions ask for something else before.
  private func isFiller(at index: Int) -> Bool {
    let word = text.words[index].text
    if name.range.isEmpty || index >= name.range.upperBound {
      return grammar.isFiller(word) || words.verbs.contains(word)
    }
    return grammar.isFiller(word) && !words.questions.contains(word)
  }

  /// "One" in "the longest one" counts nothing.
  private static func isPronoun(_ word: FindText.Word) -> Bool {
    word.number == 1 && word.typed.first?.isLetter == true
  }

  @discardableResult
  mutating func understand(_ range: Range<Int>) -> Int {
    for index in range { statuses[index] = grammar.isFiller(text.words[index].text) ? .filler : .understood }
    return range.upperBound
  }

  // MARK: - Around the request

  private mutating func readOpening() -> Int {
    var index = 0
    while index < name.range.lowerBound {
      if let (_, end) = words.countOpeners.phrase(in: text.words, at: index), end <= name.range.lowerBound {
        asksForCount = true
        index = end
      } else if let (_, end) = words.openers.phrase(in: text.words, at: index), end <= name.range.lowerBound {
        index = end
      } else {
        break
      }
      for opened in 0..<index { statuses[opened] = .filler }
    }
    return index
  }

  private mutating func takeName() -> Int {
    for index in name.range { statuses[index] = .understood }
    return name.range.upperBound
  }

  /// The name of the application, by itself at either end or behind a preposition.
  private mutating func takeApplication(at index: Int) -> Int? {
    let application = entity.applicationWords
    guard !application.isEmpty else { return nil }
    let isPrefixed = grammar.isFiller(text.words[index].text) || words.meanWords.contains(text.words[index].text)
    for start in isPrefixed ? [index + 1, index] : [index] {
      let end = start + application.count
      guard end <= text.count, text.words[start..<end].map(\.text) == application else { continue }
      guard start > index || start == 0 || end == text.count else { continue }
      if name.range.overlaps(start..<end) { continue }
      for taken in index..<end { statuses[taken] = .filler }
      return end
    }
    return nil
  }

  // MARK: - The result

  private func result() -> ReadFind {
    let outcome = FindOutcome(clauses)
    let leftOver = statuses.indices.filter { statuses[$0] == .open }
    let understood = statuses.count { $0 == .understood }
    let request = FindRequest(
      outcome.filters, mode: outcome.mode, sortedBy: order,
      limit: limit ?? (hasSuperlative ? ((name.isSingular || meansOne) && !isVague ? 1 : Self.handful) : nil))
    let content = understood + leftOver.count
    var find = ReadFind(
      entity: entity, request: request, conditions: outcome.conditions + conditions,
      asked: asksForCount ? .count : .list, unknownQualities: unknownQualities,
      rank: hasSuperlative && !isVague ? rank : nil, isSingular: name.isSingular, isVague: isVague,
      coverage: content == 0 ? 0 : Double(understood) / Double(content), leftOver: leftOver.map { text.words[$0].typed }
    )
    find.slope = slope
    return find
  }

  /// How many are shown to somebody who asks for "the longest trails".
  private static let handful = 5
}
