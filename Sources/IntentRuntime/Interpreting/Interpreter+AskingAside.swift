internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is asked, or said of something else, while a question is open.
extension Interpreter {
  /// "Which ones do I have already?", asked what something new is to be called: no name, and answered first.
  func askedInsteadOfName(_ text: String, _ open: OpenQuestion) async throws -> [Interpretation]? {
    guard asksInsteadOfName(text, open) else { return nil }
    let spoken = namingKind(of: open, in: text)
    if let find = find(in: spoken), !find.isVain { return [.find(find)] }
    if let kind = kindAsked(spoken, ofCatalog: true) ?? kindAsked(spoken, ofCatalog: false) { return [.values(kind)] }
    var request = request(spoken)
    request.isBetween = true
    guard request.score >= Self.likelyReply, isRecognizedByWords(request) else { return nil }
    return try await shortcuts(request) + [.none(request)]
  }

  /// "How much is left" in the middle of a question to which it says nothing: what it would ask by itself, where that is
  /// told and nothing is done.
  func askedByItself(_ text: String, _ open: OpenQuestion) async throws -> Interpretation? {
    guard readers.continuations.asksForAnswer(text) else { return nil }
    let alone = withoutQuestion
    switch try await alone.requests(alone.request(text)).first {
    case .shortcut(var request):
      guard request.matching.outcome == .matched, let best = request.matching.candidates.first, tells(request),
        isRecognizedByWords(request), lacking(best).isEmpty, completed(best, of: request).unplaced.isEmpty
      else { return nil }
      request.isBetween = open.request.map { !performing(best).isSame(as: $0) } ?? true
      return .shortcut(request)
    case .followUp(var followUp):
      guard !followUp.isCorrection, !followUp.base.isGuess, followUp.isComplete, tells(followUp.base) else {
        return nil
      }
      followUp.isBetween = open.request.map { !followUp.base.isSame(as: $0) } ?? true
      return .followUp(followUp)
    case .find(let find): return find.isVain ? nil : .find(find)
    case .values(let kind): return .values(kind)
    default: return nil
    }
  }

  /// Whether a text asks something where it is asked what something is to be called.
  func asksInsteadOfName(_ text: String, _ open: OpenQuestion) -> Bool {
    open.question.parameter.map(Self.isName) ?? false && readers.continuations.isQuestion(text)
      && readers.continuations.beginsAsQuestion(text)
  }

  /// Whether a parameter is what something is called.
  static func isName(_ parameter: String) -> Bool {
    ["name", "title", "label"].contains { parameter.lowercased().hasSuffix($0) }
  }

  /// "Which collections do I have" of "which ones do I have", asked what a collection is to be called.
  private func namingKind(of open: OpenQuestion, in text: String) -> String {
    guard let ones = readers.continuations.onesAsked(in: text), let base = open.request else { return text }
    let kinds = snapshot.nouns.kinds(in: open.question.prompt)
    let entity = snapshot.applications[base.application].model.entities.first { kinds.contains($0.name) }
    guard let entity else { return text }
    return text.bytes(0..<ones.lowerBound) + plural(of: entity) + text.bytes(ones.upperBound..<text.utf8.count)
  }

  /// "How many do we still have", asked how many bags of porcelain to order: the same question with what the request is
  /// about.
  func askedOfRequest(_ text: String, _ open: OpenQuestion) async throws -> [Interpretation]? {
    guard let base = open.request, var request = asked(text, ofOneOf: titles(of: base)) else { return nil }
    request.isBetween = true
    return try await shortcuts(request)
  }

  /// "Which of them is the cheapest" at a question, behind several that were found meanwhile.
  func findAmongFound(_ text: String) -> ReadFind? {
    guard context.isFindLast, references(in: text).contains(where: \.target.isPlural),
      let further = findFurther(text), !further.isVain
    else { return nil }
    return further
  }

  /// "How long is that hike" at a question: what is asked of what the request is about, whatever that is called.
  func propertyOfThat(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.question.otherAnswers != .text, let plain = readers.continuations.pointingByPronoun(text),
      let find = findAbout(plain, open), !find.isVain,
      !find.isList
    else { return nil }
    return find
  }

  /// "What's in it" at a question whether to delete a collection: in that, whatever was spoken of before.
  func insideOfIt(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.question.otherAnswers != .text, references(in: text).contains(where: { $0.target == .that }),
      let find = findAbout(text, open), !find.isVain, !find.memberships.isEmpty
    else { return nil }
    return find
  }

  /// "How many are there" behind guppies: the same question with what was spoken of, where it names nothing and nobody
  /// understands it without.
  func askedOfLast(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard openQuestion == nil, request.matching.outcome == .notRecognized else { return nil }
    let titles = context.mentions.groups.prefix(Self.mostAskedAbout).filter { $0.count == 1 }.map { $0[0].title }
    guard let known = asked(request.text, ofOneOf: titles) else { return nil }
    return try await shortcuts(known) + [.none(request)]
  }

  private static var mostAskedAbout: Int { 2 }
  private static var mostWordsAsked: Int { 6 }

  /// A question that names nothing, with the first of some names that it can be asked of, wherever that stands.
  private func asked(_ text: String, ofOneOf titles: [String]) -> InterpretedRequest? {
    let words = text.filter { !"?？".contains($0) }.split(separator: " ")
    guard readers.continuations.isQuestion(text), words.count <= Self.mostWordsAsked, things(in: text).isEmpty else {
      return nil
    }
    for title in titles {
      for place in stride(from: words.count, to: 0, by: -1) {
        let request = request((words[..<place] + [title[...]] + words[place...]).joined(separator: " "))
        if request.score >= Self.surely, request.matching.outcome == .matched, isRecognizedByWords(request),
          let best = request.matching.candidates.first, tells(request), lacking(best).isEmpty,
          best.values.contains(where: { $0.values.map(\.title) == [title] })
        {
          return request
        }
      }
    }
    return nil
  }

  /// What a request is about, by name.
  private func titles(of base: PerformedRequest) -> [String] {
    if case .action(_, _, let values) = base.deed { return values.values.map(\.title) }
    return base.candidate?.values.flatMap(\.values).map(\.title) ?? []
  }

  /// "And shino on the tall vase", asked in which glaze the garden pot is to be: says another value of what was said
  /// already, and is a request of its own.
  func requestForAnother(_ text: String, than open: OpenQuestion) async throws -> [Interpretation]? {
    guard let base = open.request, open.question.kind == .value || open.question.kind == .disambiguation,
      let given = base.candidate?.values.filter({ $0.name != open.question.parameter && $0.values.count == 1 }),
      !given.isEmpty
    else { return nil }
    let named = wholeThings(in: text)
    let isOther = named.contains { thing in
      base.parameters.contains { parameter in
        parameter.entityName == thing.entity
          && given.contains { $0.name == parameter.name && $0.values[0].id != thing.value.id }
      } && !base.parameters.contains { $0.name == open.question.parameter && $0.entityName == thing.entity }
    }
    guard isOther else { return nil }
    let said = continuation(of: text)
    guard said.kind != .correction else { return nil }
    let request = request(said.text)
    guard isComplete(request) else { return nil }
    return try await shortcuts(request) + [.none(request)]
  }
}
