internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What a text means by the shortcuts that it matches.
extension Interpreter {
  /// A request that a shortcut fits word for word; what stands where it takes any words may be several things.
  func clear(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if let each = try await eachReferent(of: request) { return [each] }
    if let second = secondRequest(in: request) { return [second] }
    if let each = eachOfSeveral(request) { return [each] }
    let known = try await knowingNames(in: withLongerNames(withMisplacedValues(request)))
    return [.shortcut(askedOfOwner(known) ?? aboutFocus(withTextBehindName(known))), .none(request)]
  }

  /// What comes of a text by shortcuts and by looking for entities.
  func shortcuts(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if request.unresolved != nil, context.mentions.focus.count > 1, isAboutOne(request) {
      return [.whichReferent(request)]
    }
    var found: [Interpretation] = []
    if !request.matching.onlyMentionsActions {
      if let each = try await eachReferent(of: request) { return [each] }
      if let either = eitherOfSeveral(request) { return [either] }
      if let each = eachOfSeveral(request) { return [each] }
    }
    let known = try await knowingNames(in: withLongerNames(withMisplacedValues(request)))
    let request = aboutFocus(askedOfOwner(known) ?? known)
    if request.matching.outcome != .notRecognized, !isOnlyAmount(request) {
      if let all = takingEverything(request) { return [.followUp(all)] }
      if let second = secondRequest(in: request) { return [second] }
      if let unknown = try await unknownOfSeveral(request) { return [unknown] }
      if let valid = try await withValidValues(request) {
        if let find = find(insteadOf: valid) { found.append(.find(find)) }
        var closer = withTextBehindName(valid)
        closer.hasOtherMeanings = true
        found.append(.shortcut(closer))
      } else if let each = try await eachFoundName(in: request) {
        return [each]
      } else if let said = saidInWords(request) {
        return [.shortcut(said)]
      }
    }
    let shortcut = found.last
    if let steps = steps(of: request) { found.append(.steps(steps)) }
    if let find = findAny(request.text) { found.append(.find(find)) }
    // Where its words are no values and nothing else is meant, it says so.
    if case .shortcut(var last)? = shortcut {
      if let unclear = unclearPart(of: request) { found.append(unclear) }
      last.hasOtherMeanings = takesSentenceForName(last)
      found.append(.shortcut(last))
    }
    return found
  }

  /// "One more" says of nothing what it is: what it resembles is chance.
  func isOnlyAmount(_ request: InterpretedRequest) -> Bool {
    readers.continuations.amountChange(in: request.text) != nil && !isRecognizedByWords(request)
  }

  /// The request with only those candidates whose values there are; nil if there is none left.
  ///
  /// Where the index knows all values nothing is looked up.
  func withValidValues(_ interpreted: InterpretedRequest) async throws -> InterpretedRequest? {
    let matching = interpreted.matching
    let validation = CandidateValidation(
      in: snapshot, locale: settings.locale, known: interpreted.known, unresolved: interpreted.unresolved)
    let good = matching.candidates.filter { $0.score >= settings.matching.threshold }
    let rivals = good.filter { $0.distance < settings.matching.margin }
    guard rivals.contains(where: validation.isOpen) else { return inConversation(interpreted) }
    // Every application that opens things takes any name: the one that knows it may come behind all that are asked first.
    let isWhole = interpreted.replaced != nil || good.count < matching.candidates.count
    let others = isWhole ? [] : match(interpreted.text, limit: Alternatives.most).candidates.dropFirst(good.count)
    let rest = others.filter { $0.score >= settings.matching.threshold }
    let valid = try await validation.valid(good + rest).firstOfEachIntent
    guard let best = valid.first else { return nil }
    if let first = rivals.first, namesWhatIsLeft(by: best, first, in: interpreted) { return interpreted.only(first) }
    var validated = interpreted
    validated.matching.candidates = valid
    let left = valid.filter { $0.distance - best.distance < settings.matching.margin }
    let isDecided = left.count == 1 && !best.values.contains { $0.values.count > 1 }
    validated.matching.outcome = isDecided ? .matched : .ambiguous
    for index in validated.matching.candidates.indices {
      validated.matching.candidates[index].distance -= best.distance
    }
    return inConversation(validated)
  }

  /// Of requests that several applications fit equally well, the one of the application that was spoken to last.
  func inConversation(_ request: InterpretedRequest) -> InterpretedRequest {
    guard request.matching.outcome == .ambiguous, let spokenTo else { return request }
    let rivals = request.matching.candidates.filter { $0.distance < settings.matching.margin }
    let own = rivals.filter { $0.application == spokenTo }
    guard !own.isEmpty, own.count < rivals.count else { return request }
    var decided = request
    decided.matching.candidates = own
    for index in own.indices { decided.matching.candidates[index].distance -= own[0].distance }
    if own.count == 1, !own[0].values.contains(where: { $0.values.count > 1 }) { decided.matching.outcome = .matched }
    return decided
  }

  /// The application to which the last request was.
  var spokenTo: String? {
    if context.isFindLast, let find = context.find?.find { return find.entity.application }
    return context.performed.last.map { snapshot.applications[$0.application].model.name }
  }
}

extension [Candidate] {
  /// The best candidate of each intent: another reading of the same words is no choice for anybody.
  var firstOfEachIntent: [Candidate] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.application, $0.intent]).inserted }
  }
}
