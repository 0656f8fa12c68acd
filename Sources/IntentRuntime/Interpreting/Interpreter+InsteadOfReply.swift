internal import Dialog

// Another thing than the one that a question is about: "wait, the ridge", "that one instead".
extension Interpreter {
  /// "No, the gallery", where no gallery is known: another thing, and no refusal.
  func unknownInstead(_ text: String, of open: OpenQuestion) -> Interpretation? {
    let said = continuation(of: text)
    guard said.kind == .correction, let begun = open.request, !readers.continuations.isIdle(said.text),
      readers.continuations.isDefinite(said.text)
    else { return nil }
    return unknownValue(text, of: begun)
  }

  /// "That one instead" at a question whether to go on: what was spoken of since then.
  func referentInstead(_ text: String, of open: OpenQuestion) async throws -> FollowUp? {
    guard open.question.kind == .confirmation, continuation(of: text).kind == .correction, let base = open.request,
      let reference = referenceAlone(text)
    else { return nil }
    let other = context.mentions.referents(of: reference.target).prefix(Self.mostReferred).first { group in
      group.count == 1 && !base.title.contains(group[0].title)
    }
    guard let other else { return nil }
    return try await followUp(Continuation(.correction, other[0].title), of: base, isFree: false)
  }

  /// So many things are gone back to for "that one".
  private static var mostReferred: Int { 2 }
  /// More words than these say something else than a name.
  private static var mostWordsOfName: Int { 4 }

  /// "Wait, the ridge" at a question whether to go on: the name of another behind what takes back.
  func namedInstead(_ text: String, of open: OpenQuestion) async throws -> FollowUp? {
    guard open.question.kind == .confirmation, let base = open.request,
      let name = readers.continuations.clauses(in: text).last, !isIdle(name),
      name.split(separator: " ").count <= Self.mostWordsOfName
    else { return nil }
    return try await followUp(Continuation(.correction, name), of: base, isFree: false)
  }
}
