internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Naming something by what it is.
extension Interpreter {
  /// The entity that words describe: "the longer one" of those that were spoken of.
  func described(_ words: String) async throws -> (any AppEntity)? {
    guard let quality = readers.continuations.quality(of: words) else { return nil }
    if let onlyOneFound, readers.continuations.isSuperlative(words) { return onlyOneFound }
    let mentions = context.mentions
    for group in [mentions.listed] + mentions.referents(of: .both) + mentions.referents(of: .those) {
      let entities = group.compactMap(\.entity)
      let questions = findReader.grammar.words.asking.choices.lazy.map { "\($0) \(quality)" }
      guard entities.count > 1,
        let find = questions.compactMap({ self.findReader.ask($0, about: entities, now: self.settings.now()) }).first
      else { continue }
      let reply = try await FindReplier(find).reply()
      // Of two that are equally long the first is as good.
      let isOne = reply.entities.count == 1 || find.isComparison || !find.request.order.isEmpty
      if let best = reply.best ?? (isOne ? reply.entities.first : nil) { return best }
    }
    return nil
  }

  /// "How is the longer one": a request about the one of several that words describe, by its name.
  func namingDescribed(_ text: String) async throws -> [Interpretation]? {
    guard let span = readers.continuations.description(in: text),
      onlyOneFound != nil && namesBest(text) || isBestOfListed(text) || findAny(text)?.isVain ?? true,
      let entity = try await described(text.bytes(span))
    else { return nil }
    return try await naming(entity, at: span, in: text)
  }

  /// "Add the higher one to above the clouds" behind which of two is higher: one of the two, whatever else is so.
  func namingOneOfTwo(_ text: String) async throws -> [Interpretation]? {
    guard openQuestion == nil, let span = readers.continuations.description(in: text), span.count < text.utf8.count,
      readers.continuations.compares(text.bytes(span)), let pair = context.mentions.referents(of: .both).first,
      pair.count == 2, let entity = try await described(text.bytes(span)),
      pair.contains(where: { $0.isSame(as: Mention(entity)) })
    else { return nil }
    return try await naming(entity, at: span, in: text)
  }

  /// What is surely meant with an entity's name in place of the words that describe it.
  func naming(
    _ entity: any AppEntity, at span: Range<Int>, in text: String
  ) async throws -> [Interpretation]? {
    let mention = Mention(entity)
    let interpreter = speaking(of: [mention])
    let named = text.bytes(0..<span.lowerBound) + mention.title + text.bytes(span.upperBound..<text.utf8.count)
    let found = try await interpreter.requests(interpreter.request(named))
    return found.first.map(\.isSure) == true ? found : nil
  }

  /// "Open the longest" of what was listed, though somebody may have nearly such a name.
  func namingBest(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard namesBest(request.text), !request.matching.isExact else { return nil }
    return try await namingDescribed(request.text)
  }

  /// What was found last, where that is one.
  private var onlyOneFound: (any AppEntity)? {
    guard context.isFindLast, let (find, found) = context.find, found.count == 1, find.subjects.isEmpty else {
      return nil
    }
    return found[0]
  }

  func namesBest(_ text: String) -> Bool {
    guard context.mentions.listed.count > 1 || onlyOneFound != nil, !asksForOtherBest(text) else { return false }
    return readers.continuations.superlative(in: text) != nil || isBestOfListed(text)
  }

  /// "And the shortest" behind the longest of all: names none, and asks for another.
  func asksForOtherBest(_ text: String) -> Bool {
    let said = continuation(of: text)
    return onlyOneFound != nil && (said.kind == .addition || said.kind == .variation)
      && FindText.words(of: readers.continuations.bareName(said.text)).count == 1
  }

  /// "Open the highest of those": whether an order names one of those that were listed, and says so.
  private func isBestOfListed(_ text: String) -> Bool {
    context.mentions.listed.count > 1 && readers.continuations.bestOfSeveral(in: text)
      && !readers.continuations.isQuestion(text) && continuation(of: text).kind == .plain
  }
}
