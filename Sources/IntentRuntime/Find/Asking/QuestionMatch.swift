internal import AppIntents
internal import PhraseMatching

/// What the holes of a question pattern hold.
struct QuestionMatch {
  var properties: [SpokenProperty] = []
  /// How well the words name the first of them.
  var propertyFit = 0
  var adjective: FindWords.Adjective?
  /// The word or words for which there is no property.
  var other: String?
  var verb: FindWords.Concept?
  var unit: Foundation.Dimension?
  /// Where the words stand that the question is about.
  var topics: [Range<Int>] = []
}

/// Matches question patterns with a text, word for word to its end.
final class QuestionMatcher {
  typealias Piece = QuestionPattern.Piece

  let text: FindText
  let entity: FindableEntity
  let grammar: FindGrammar
  /// What the types of all entities are called.
  private let typeNames: Set<[String]>
  private let naming: FindParser
  /// The types that belong to entities of the type.
  private let members: [FindableEntity]

  init(_ text: FindText, of entity: FindableEntity, among all: [FindableEntity], _ grammar: FindGrammar) {
    (self.text, self.entity, self.grammar) = (text, entity, grammar)
    members = all.filter { entity.holds($0) }
    typeNames = Set(all.flatMap { $0.names.map(\.words) })
    naming = FindParser(text, naming: .none(in: text), of: entity, grammar, now: text.now)
  }

  /// Hands over every way in which a pattern matches whose words the text has, until one is taken.
  func match(_ pattern: QuestionPattern, until isTaken: (QuestionMatch) -> Bool) {
    _ = match(pattern.pieces[...], at: 0, QuestionMatch()) { index, match in index == text.count && isTaken(match) }
  }

  private typealias Rest = (Int, QuestionMatch) -> Bool

  /// Whether the pieces match from an index on, and the rest is content with it.
  private func match(_ pieces: ArraySlice<Piece>, at index: Int, _ match: QuestionMatch, _ rest: Rest) -> Bool {
    guard let piece = pieces.first else { return rest(index, match) }
    let others = pieces.dropFirst()
    func goOn(_ index: Int, _ match: QuestionMatch) -> Bool { self.match(others, at: index, match, rest) }
    switch piece {
    case .word(let word): return text.text(index) == word && goOn(index + 1, match)
    case .choice(let alternatives): return alternatives.contains { self.match($0[...], at: index, match, goOn) }
    case .optional(let alternatives):
      return alternatives.contains { self.match($0[...], at: index, match, goOn) } || goOn(index, match)
    case .slot(let slot): return fill(slot, at: index, match, goOn)
    case .topic: return topic(at: index, match, goOn)
    }
  }

  private func topic(at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    guard index <= text.count else { return false }
    return (index...text.count).contains { end in
      var match = match
      match.topics.append(index..<end)
      return goOn(end, match)
    }
  }

  private func fill(_ slot: QuestionPattern.Slot, at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    guard index < text.count else { return false }
    switch slot {
    case .property: return properties(at: index, match, goOn)
    case .other: return other(at: index, match, goOn)
    case .adjective: return adjective(grammar.plainAdjectives, at: index, match, goOn)
    case .comparative: return adjective(grammar.comparatives, at: index, match, goOn)
    case .superlative: return adjective(grammar.superlatives, at: index, match, goOn)
    case .verb: return verb(at: index, match, goOn)
    case .unit: return unit(at: index, match, goOn)
    case .type: return type(of: entity, at: index, match, goOn)
    case .member: return members.contains { type(of: $0, at: index, match, goOn) }
    }
  }

  // MARK: - Holes

  private func properties(at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    for end in stride(from: min(text.count, index + Self.longestTitle), to: index, by: -1) {
      guard let (property, fit) = naming.property(calledAll: index..<end), !isType(index..<end, or: property) else {
        continue
      }
      var match = match
      match.properties.append(property)
      if match.properties.count == 1 { match.propertyFit = fit }
      if let next = next(after: end), properties(at: next, match, goOn) { return true }
      if goOn(end, match) { return true }
    }
    return false
  }

  private static let longestTitle = 5

  /// Whether words name a type of entity, also where a property counts such: "trails in asia" asks for no number.
  private func isType(_ range: Range<Int>, or property: SpokenProperty) -> Bool {
    guard typeNames.contains(text.words[range].map(\.text)) else { return false }
    return text.text(range.lowerBound - 1) != "many" || property.shape != .number
  }

  /// Where another property may begin: behind "and", and an article.
  private func next(after end: Int) -> Int? {
    guard let word = text.text(end), word == "and" || word == "or" else { return nil }
    return text.text(end + 1) == "the" ? end + 2 : end + 1
  }

  private func other(at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    // What is counted is no property: "how many is that".
    guard let first = text.text(index), first != "many", first != "much" else { return false }
    for end in (index + 1)...min(text.count, index + Self.longestOther) {
      let word = text.words[end - 1]
      guard !grammar.isFiller(word.text), word.number == nil, !grammar.comparesBy(word.text) else { return false }
      var match = match
      match.other = text.typed(index..<end).lowercased()
      if goOn(end, match) { return true }
      if end == text.count { break }
    }
    return false
  }

  private static let longestOther = 3

  private func adjective(
    _ table: PhraseTable<FindWords.Adjective>, at index: Int, _ match: QuestionMatch, _ goOn: Rest
  ) -> Bool {
    guard let (adjective, end) = table.phrase(in: text.words, at: index) else { return false }
    var match = match
    match.adjective = adjective
    return goOn(end, match)
  }

  private func verb(at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    guard let concept = grammar.words.asking.tellingVerbs[text.words[index].text] else { return false }
    var match = match
    match.verb = concept
    return goOn(index + 1, match)
  }

  private func unit(at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    guard let unit = Self.unit(called: text.words[index].text) else { return false }
    var match = match
    match.unit = unit
    return goOn(index + 1, match)
  }

  /// Units are read behind numbers, so the word is put behind one.
  static func unit(called word: String) -> Foundation.Dimension? {
    let amount = FindText("2 \(word)", now: CivilMoment(year: 2000, month: 1, day: 1))
    guard let reading = amount.measurement(at: 0), reading.end == amount.count,
      case .measurement(_, let unit) = reading.value
    else { return nil }
    return unit.foundationUnit
  }

  private func type(of entity: FindableEntity, at index: Int, _ match: QuestionMatch, _ goOn: Rest) -> Bool {
    entity.names.contains { name in
      !name.words.isEmpty && text.words[index...].map(\.text).starts(with: name.words)
        && goOn(index + name.words.count, match)
    }
  }
}
