internal import AppIntents
internal import PhraseMatching

/// A reading of a question, and how good it is.
struct QuestionReading {
  /// How much of the question makes sense, the most last.
  enum Rank: Int, Comparable {
    case unknownName, unknownProperty, guessed, set, named

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  var find: ReadFind
  var rank: Rank
  /// How well the words name the property.
  var propertyFit = 0
  var subjectFit = NamedEntities.Fit.title

  func isBetter(than other: QuestionReading?) -> Bool {
    guard let other else { return true }
    if rank != other.rank { return rank > other.rank }
    if propertyFit != other.propertyFit { return propertyFit > other.propertyFit }
    return subjectFit > other.subjectFit
  }
}

/// What the words of one question were found to be about.
final class TopicMemory {
  var known: [String: QuestionReader.Topic?] = [:]
}

/// Reads questions about entities of one type.
struct QuestionReader {
  let reader: FindReader
  let entity: FindableEntity
  let grammar: FindGrammar
  let now: CivilMoment
  /// What "it" and "they" are; empty where nothing is.
  let focus: [any AppEntity]
  let topics = TopicMemory()

  var subjects: SubjectReader { SubjectReader(entity: entity, grammar: grammar, focus: focus) }
  var amounts: [SpokenProperty] { entity.properties.filter(\.shape.isAmount) }

  /// What a question asks; nil if it is none that has to do with the entities.
  func read(_ text: FindText) -> QuestionReading? {
    var best: QuestionReading?
    let matcher = QuestionMatcher(text, of: entity, among: reader.entities, grammar)
    for frame in reader.frames(matching: text) {
      matcher.match(frame.pattern) { match in
        if let reading = reading(frame.meaning, match, of: text), reading.isBetter(than: best) { best = reading }
        return best?.rank == .named && best?.subjectFit == .title
      }
      if best?.rank == .named, best?.subjectFit ?? .part >= .synonym { break }
    }
    return best
  }

  private func reading(_ meaning: QuestionFrame.Meaning, _ match: QuestionMatch, of text: FindText)
    -> QuestionReading?
  {
    switch meaning {
    case .value: value(match, of: text)
    case .idea(let concept): value(match, concept, of: text)
    case .place: place(match, of: text)
    case .about: about(match, of: text)
    case .contrast: contrast(match, of: text)
    case .comparison(let form, let isMore): comparison(match, form, isMore: isMore, of: text)
    case .hours(let ranking): hours(match, ranking, of: text)
    case .check: check(match, of: text)
    case .summary(let summary): self.summary(match, summary, of: text)
    case .commonest(let isMost): commonest(match, isMost: isMost)
    case .distinct(let isCount): distinct(match, isCount: isCount)
    case .valueOfNamed: value(match, of: text).flatMap { $0.rank == .named ? $0 : nil }
    case .members(let isCount): members(match, isCount: isCount, of: text)
    case .unknown: unknown(match, of: text)
    case .untold(let words): untold(match, words, of: text)
    }
  }

  // MARK: - What a question is about

  /// What some words are about.
  enum Topic {
    case subjects(Subjects)
    case set(ReadFind)
    case unknown(String)
  }

  /// Words of a text, under the same indices.
  func words(_ range: Range<Int>, of text: FindText) -> ArraySlice<String> { text.words.map(\.text)[range] }

  /// What some words of a text are about; looked up once, however many patterns ask.
  func topic(_ range: Range<Int>, of text: FindText) -> Topic? {
    if range.isEmpty { return focus.isEmpty ? nil : .subjects(Subjects(entities: focus)) }
    let typed = text.words[range].map(\.text).joined(separator: " ")
    if let known = topics.known[typed] { return known }
    let topic = lookUp(range, of: text)
    topics.known[typed] = .some(topic)
    return topic
  }

  private func lookUp(_ range: Range<Int>, of text: FindText) -> Topic? {
    let words = words(range, of: text)
    let named = subjects.subjects(words)
    if let named, named.fit > .misspelled { return .subjects(named) }
    if let find = reader.find(of: entity, in: FindText(text.typed(range), now: now)), find.coverage > 0.99,
      isMeant(find)
    {
      return .set(find)
    }
    if let named { return .subjects(named) }
    return isName(words) ? .unknown(text.typed(bareName(range, of: text))) : nil
  }

  /// A name without an article and the word for what it names.
  private func bareName(_ range: Range<Int>, of text: FindText) -> Range<Int> {
    let words = words(range, of: text)
    let start = range.upperBound - NamedEntities.withoutArticle(words).count
    let type = entity.names.map(\.words).filter { words.count > $0.count && words.suffix($0.count).elementsEqual($0) }
    return start..<max(start + 1, range.upperBound - (type.map(\.count).max() ?? 0))
  }

  /// "A landmark" is none in particular.
  private func isMeant(_ find: ReadFind) -> Bool { find.isNarrowed || !find.request.order.isEmpty || !find.isSingular }

  /// Whether words can be a name that nobody has heard of.
  private func isName(_ words: ArraySlice<String>) -> Bool {
    let bare = NamedEntities.withoutArticle(words)
    guard let first = words.first, bare.count <= Self.longestName, !Self.noNames.contains(first) else { return false }
    let isPlain = bare.allSatisfy { word in
      !Self.noNames.contains(word) && !grammar.pronouns.contains(word) && !grammar.comparesBy(word)
    }
    return isPlain && !bare.isEmpty && bare.contains { $0.count > 2 && !grammar.isFiller($0) }
  }

  private static let longestName = 4
  private static let noNames: Set<String> = [
    "a", "an", "my", "our", "your", "me", "i", "you", "we", "to", "if", "when", "what", "how", "going", "now", "today",
    "time", "weather", "for", "of", "in", "on", "at", "first", "second", "third", "most", "least", "all", "any", "best",
    "is", "are", "do", "does", "than", "longer", "more", "it", "there", "and", "or", "not",
  ]

  /// A reading of a question about a topic.
  func reading(_ topic: Topic, asking asked: ReadFind.Asked, fit: Int) -> QuestionReading {
    switch topic {
    case .subjects(let subjects):
      QuestionReading(
        find: ReadFind(of: entity, asking: asked, about: subjects.entities),
        rank: subjects.fit > .misspelled ? .named : .guessed, propertyFit: fit, subjectFit: subjects.fit)
    case .set(var find):
      {
        find.asked = asked
        return QuestionReading(find: find, rank: .set, propertyFit: fit)
      }()
    case .unknown(let words):
      QuestionReading(
        find: ReadFind(of: entity, asking: .unknownName(words), about: []), rank: .unknownName, propertyFit: fit)
    }
  }
}
