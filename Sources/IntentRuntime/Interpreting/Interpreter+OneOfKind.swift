internal import AppIntents
internal import Dialog
internal import PhraseMatching

// "The one in Italy", "which ones do I have", "the second highest": what kind of thing is meant was said before.
extension Interpreter {
  /// "Open it" where nothing was spoken of.
  func refersToNothing(_ text: String) -> Bool {
    // "The first" is no day where nothing was listed.
    if let reference = referenceAlone(text), countsNothing(reference), context.lastDeed == nil { return true }
    guard context.mentions.groups.isEmpty, context.mentions.listed.isEmpty, context.performed.isEmpty,
      let reference = referenceAlone(text)
    else { return false }
    return reference.target == .that || reference.target == .those || reference.target == .there
  }

  /// "Make that half past nine" where nothing was done or asked for: no name, and no request of its own.
  func correctsNothing(_ text: String) -> Bool {
    let said = continuation(of: text)
    return said.kind == .correction && context.performed.allSatisfy(\.isGuess)
      && isAmount(readers.continuations.withoutPreposition(said.text))
  }

  /// "And the one in Italy": the request with the name of what is so of the kind that was spoken of; what is so where
  /// that is several things.
  func namingOneOfKind(_ text: String) async throws -> [Interpretation]? {
    guard let (span, clause) = readers.continuations.clauseDescribing(in: text), let kind = kindOfFocus else {
      return nil
    }
    guard let find = find(in: "\(kind.plural) \(clause)"), !find.isVain, find.isNarrowed else {
      // "Save the one with the least" saves none that was spoken of.
      return readers.continuations.endsInExtreme(clause) ? [.none(request(text))] : nil
    }
    let found = try await FindAnswer.entities(find)
    guard found.count == 1 else { return found.isEmpty ? nil : [.find(find)] }
    let mention = Mention(found[0])
    let named = text.bytes(0..<span.lowerBound) + mention.title + text.bytes(span.upperBound..<text.utf8.count)
    let interpreter = speaking(of: [mention])
    return try await interpreter.requests(interpreter.request(named))
  }

  /// "Which ones do I have" behind what was added to favorites: asks for those.
  func namingOnes(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard !context.isFindLast, !request.matching.isExact, let last = context.lastDeed,
      let ones = readers.continuations.onesAsked(in: request.text)
    else { return nil }
    let application = snapshot.applications[last.application].model.name
    let named = FindText.words(of: last.title).map { word in
      self.request(
        request.text.bytes(0..<ones.lowerBound) + word + request.text.bytes(ones.upperBound..<request.text.utf8.count))
    }
    let meant = named.filter { $0.matching.candidates.first?.application == application && isSaidInItsWords($0) }
    return meant.max { $0.score < $1.score }
  }

  /// "Which ones are shared now?" behind one of some things: those of its kind.
  func findOnes(_ text: String) -> ReadFind? {
    guard !context.isFindLast, let ones = readers.continuations.onesAsked(in: text), let kind = kindOfFocus else {
      return nil
    }
    let asked = text.bytes(0..<ones.lowerBound) + kind.plural + text.bytes(ones.upperBound..<text.utf8.count)
    return find(in: asked).flatMap { $0.isVain ? nil : $0 }
  }

  /// "And the second highest?" behind one of some things.
  func findSuperlative(_ text: String) -> ReadFind? {
    let said = continuation(of: text).text.filter { !"?？".contains($0) }
    guard said.split(separator: " ").count <= Self.mostWordsOfSuperlative, let kind = kindOfFocus else { return nil }
    return find(in: "\(said) \(kind.singular)").flatMap { $0.isVain || $0.request.order.isEmpty ? nil : $0 }
  }

  private static var mostWordsOfSuperlative: Int { 5 }

  /// The kind of thing that was spoken of last.
  private var kindOfFocus: FindableEntity? {
    context.mentions.groups.lazy.compactMap { $0[0].entity }.first.flatMap(findReader.entity)
  }
}
