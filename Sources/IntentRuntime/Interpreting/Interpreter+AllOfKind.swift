internal import AppIntents
internal import Dialog
internal import PhraseMatching

// All things of a kind: "check all the lamps", "how many favorites are left?"
extension Interpreter {
  typealias AllOfKind = ContinuationReader.AllOfKind

  /// All things of a kind that a text means, where no phrase is the text.
  func allOfKind(in text: String) -> AllOfKind? {
    guard var all = readers.continuations.allOfKind(in: text, nouns: snapshot.nouns), !match(text).isExact else {
      return nil
    }
    // A choice of an app is no thing.
    all.kinds = all.kinds.filter { !$0.contains(".") }
    return all
  }

  /// What a request means for all things of a kind: what can be found of them, or the request for each of those that are
  /// known; for those of a list that were shown just now.
  func all(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard openQuestion == nil, let all = allOfKind(in: request.text) else { return nil }
    if let listed = try await allListed(all, request) { return [listed] }
    if let find = find(in: request.text), !find.isVain { return [.find(find), .none(request)] }
    if let find = allFlagged(all, request.text) { return [.find(find), .none(request)] }
    if let every = everyValue(of: all, in: request.text, isCertain: false) { return [every] }
    return takesPartForAll(request, all) ? [.none(request.withoutCandidates)] : nil
  }

  /// The request for each value of the kind, asked of the application whose kind it is.
  ///
  /// - Parameter isCertain: whether only what cannot be found as well is taken: all that there is of it is known.
  func everyValue(of all: AllOfKind, in text: String, isCertain: Bool) -> Interpretation? {
    let (front, behind) = (text.bytes(0..<all.range.lowerBound), text.bytes(all.range.upperBound..<text.utf8.count))
    for application in snapshot.applications where isTalkedTo(application.model.name) {
      for entity in application.model.entities where all.kinds.contains(entity.name) && entity.values.count > 1 {
        if isCertain, entity.vocabulary == .open || entity.values.count > Self.mostOfKind { continue }
        let each = entity.values.prefix(Self.mostOfKind).map { value in
          requestNaming(Mention(value, of: entity), front, behind, in: application.model.name)
        }
        guard let meant = each[0].matching.candidates.first, each.allSatisfy({ isSure($0, for: meant) }) else {
          continue
        }
        if each.count == entity.values.count { return gathered(each, saidBy: request(text)) }
        if readers.continuations.onlyTells(meant.phrase) { return .first(each, of: entity.values.count) }
      }
    }
    return nil
  }

  private static var mostOfKind: Int { 12 }
  /// A request that only tells something may fit so badly: whose kind is named is asked.
  private static var likelyReading: Double { 0.7 }

  private func requestNaming(_ meant: Mention, _ front: String, _ behind: String, in application: String)
    -> InterpretedRequest
  {
    let text = front + meant.title + behind
    let matching = match(text, in: application).pointing(at: [meant])
    var request = InterpretedRequest(text: text, snapshot: snapshot, matching: matching)
    request.matching.isExact = false
    return request
  }

  private func isSure(_ request: InterpretedRequest, for meant: Candidate) -> Bool {
    guard let best = request.matching.candidates.first, request.matching.outcome == .matched else { return false }
    let least = readers.continuations.onlyTells(meant.phrase) ? Self.likelyReading : Self.surely
    return best.score >= least && best.isFor(meant) && best.values.contains { $0.values.count == 1 }
  }

  /// "How busy are all my favorites" behind a list of them.
  private func allListed(_ all: AllOfKind, _ request: InterpretedRequest) async throws -> Interpretation? {
    let listed = context.mentions.listed
    guard all.kinds.isEmpty, let last = context.lastDeed, last.effect == .telling, isAlike(all.noun, last.title),
      (2...Self.mostOfKind).contains(listed.count)
    else { return nil }
    let those = Reference(.those, at: all.range)
    let each = listed.compactMap { replacing([those], by: [$0], in: request) }
    return each.count == listed.count ? .each(each) : nil
  }

  /// "Conditions on all my favorites" of what can be one: "all my favorite trails".
  private func allFlagged(_ all: AllOfKind, _ text: String) -> ReadFind? {
    guard all.kinds.isEmpty, all.noun.hasSuffix("s") else { return nil }
    let finds = findReader.entities.compactMap { entity -> ReadFind? in
      let noun = "\(all.noun.dropLast()) \(entity.plural)"
      let lead = text.bytes(all.range).dropLast(all.noun.count)
      let whole = text.bytes(0..<all.range.lowerBound) + lead + noun
      return findAny(whole + text.bytes(all.range.upperBound..<text.utf8.count)).flatMap { $0.isVain ? nil : $0 }
    }
    return finds.first { $0.entity.application == spokenTo } ?? finds.first
  }

  /// "All the caves" is no Alum Cave Trail.
  private func takesPartForAll(_ request: InterpretedRequest, _ all: AllOfKind) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    return best.values.contains { $0.range.overlaps(all.range) && !$0.range.isEmpty && $0.values.count <= 1 }
  }

  /// "How many favorites are left?": counts or lists those of the application that was spoken to last.
  func countedInFocus(_ request: InterpretedRequest) -> Interpretation? {
    guard openQuestion == nil, !request.matching.isExact, let spokenTo,
      let noun = readers.continuations.counted(in: request.text)
    else { return nil }
    let words = FindText.words(of: readers.continuations.bareName(noun))
    if let find = find(in: "\(readers.continuations.countQuestion) \(noun)"), !find.isVain,
      find.entity.application == spokenTo
    {
      return .find(find)
    }
    let application = snapshot.applications.firstIndex { $0.model.name == spokenTo }
    guard let application, !words.isEmpty else { return nil }
    let shortcuts = snapshot.applications[application]
    let listing = zip(shortcuts.model.shortcuts, shortcuts.bindings).first { shortcut, _ in
      shortcut.parameters.allSatisfy(\.isOptional) && words.allSatisfy(FindText.words(of: shortcut.title).contains)
        && shortcut.phrases.contains { readers.continuations.onlyTells($0.text) }
    }
    return listing.map { .followUp(FollowUp(of: PerformedRequest($0.1, of: application, text: request.text), fit: 1)) }
  }
}

extension InterpretedRequest {
  /// The same where nothing that it resembles is meant.
  fileprivate var withoutCandidates: InterpretedRequest {
    var request = self
    request.matching.candidates = []
    request.matching.outcome = .notRecognized
    return request
  }
}
