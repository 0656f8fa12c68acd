internal import AppIntents
internal import Dialog
internal import PhraseMatching

// One more of what was made, called by its noun, and the same with another text.
extension Interpreter {
  /// "Another memo: call mum" is "save a memo: call mum", of the last request or of the only one that makes such.
  func another(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    if let rest = readers.continuations.anotherText(in: request.text),
      let base = context.performed.last(where: { $0.isDone && $0.needsNothingNamed }),
      var changed = inOtherText(base, rest)
    {
      // What it is called is not what the other one was called.
      let optional = base.parameters.filter { $0.kind == .text && $0.isOptional }
      changed.cleared = optional.map(\.name).filter(base.isGiven)
      return [.followUp(changed)]
    }
    guard request.score < Self.surely, let (noun, rest) = readers.continuations.another(in: request.text) else {
      return nil
    }
    let all = snapshot.applications.indices.filter { isTalkedTo(snapshot.applications[$0].model.name) }
      .flatMap { shortcuts(of: $0) }.filter { !readers.continuations.removes($0.name) }
    let making = all.compactMap { base in opening(of: base, with: noun).map { (base: base, opening: $0) } }
    let last = making.filter { made in context.performed.last.map(made.base.isSame) ?? false }
    let meant = last.isEmpty ? making : last
    guard let first = meant.first, meant.allSatisfy({ $0.base.isSame(as: first.base) }) else { return nil }
    if rest.allSatisfy({ !$0.isLetter && !$0.isNumber }) { return [.followUp(FollowUp(of: first.base, fit: 1))] }
    let whole = self.request(first.opening + rest)
    let found = try await requests(whole)
    if case .none? = found.first { return nil }
    return found
  }

  /// "Also yoga at 10", "dinner with Leo too, at 8" behind an event: one more of another name and at another time.
  func anotherAtOtherTime(_ text: String) -> FollowUp? {
    guard openQuestion == nil, let base = context.performed.last, base.isDone, !readers.continuations.isQuestion(text),
      !readers.continuations.removes(text),
      let moment = slots(of: base).first(where: { $0.parameter.kind == .date && $0.isGiven })
    else { return nil }
    let said = continuation(of: text)
    let isOneMore = said.kind == .addition && readers.continuations.beginsWithAddition(text)
    for (front, behind) in readers.continuations.halves(of: said.text, atCommas: true) {
      let name = readers.continuations.withoutAddition(front)
      guard isOneMore || name != front, request(said.text).score < Self.surely, references(in: name).isEmpty,
        let time = value(readers.continuations.withoutPreposition(behind), of: moment)?.parameter,
        var other = inOtherText(base, readers.continuations.withoutPreposition(name))
      else { continue }
      other.changed.append(time)
      return other
    }
    return nil
  }

  /// "Apples on the shopping list", "shopping list: apples": what is put there, where that can be taken back and nothing is
  /// left to be asked.
  func puttingThere(_ text: String) async throws -> [Interpretation]? {
    let said = continuation(of: text).text
    guard let whole = readers.continuations.withPuttingVerb(said), !readers.splitter.resemblesImperative(said),
      let first = FindText.words(of: said).first,
      !snapshot.applications.contains(where: { isVerb(first, of: $0.model) }), request(said).score < Self.surely
    else { return nil }
    guard let request = try await withValidValues(request(whole)), request.score >= Self.surely,
      let best = request.matching.candidates.first, lacking(best).isEmpty, best.values.allSatisfy({ $0.typed == nil }),
      case .intent(let intent) = snapshot.bindings[best.shortcut].binding, intent is any UndoableIntent
    else { return nil }
    let found = try await requests(request)
    if case .none? = found.first { return nil }
    return found
  }

  /// The words of a phrase up to a noun that it has, or the title that ends with that: "save a memo", "order coffee".
  private func opening(of base: PerformedRequest, with noun: String) -> String? {
    let said = snapshot.phrases(of: base).texts.lazy.map { FindText.words(of: $0) }.first {
      $0.dropFirst(2).first == noun
    }
    if let said, readers.continuations.indefiniteArticle(of: said.dropFirst().joined(separator: " ")) != nil {
      return said.prefix(3).joined(separator: " ")
    }
    let title = FindText.words(of: base.name)
    return title.count == 2 && title[1] == noun ? title.joined(separator: " ") : nil
  }

  /// "Another one for Memos: buy stamps" without the name of the application that goes on.
  func withoutApplication(_ said: Continuation) -> Continuation {
    guard said.kind == .variation, let base = context.performed.last, let (name, rest) = said.text.aroundColon,
      FindText.words(of: name) == FindText.words(of: snapshot.applications[base.application].model.name)
    else { return said }
    return Continuation(said.kind, rest)
  }

  /// "Same folder: buy stamps": the last request with another text, and the rest as it was.
  func keepingOthers(_ text: String) -> FollowUp? {
    guard let (noun, rest) = readers.continuations.kept(in: text), let base = context.performed.last, base.isDone,
      base.parameters.contains(where: { base.isGiven($0.name) && isNoun(noun, of: $0, in: base) })
    else { return nil }
    return inOtherText(base, rest)
  }

  /// A request with another text, where it takes one.
  private func inOtherText(_ base: PerformedRequest, _ text: String) -> FollowUp? {
    let texts = base.parameters.filter { $0.kind == .text && !$0.isOptional && base.takesAnyText($0.name) }
    guard texts.count == 1 else { return nil }
    return FollowUp(of: base, changing: [FilledParameter(texts[0].name, text: text)], fit: 1)
  }

  /// Whether words are what a parameter is called, or its kind.
  private func isNoun(_ words: String, of parameter: Parameter, in base: PerformedRequest) -> Bool {
    let entities = snapshot.applications[base.application].model.entities
    let kind = entities.first { $0.name == parameter.entityName }?.title
    return [base.title(of: parameter.name), kind].contains { title in
      title.map { FindText.words(of: $0) == FindText.words(of: words) } ?? false
    }
  }
}

extension PerformedRequest {
  /// Whether it makes something of words alone: nothing that there is already has to be named.
  fileprivate var needsNothingNamed: Bool {
    !parameters.contains { !$0.isOptional && $0.entityName != nil }
  }
}
