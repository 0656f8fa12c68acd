internal import Dialog
internal import PhraseMatching

// Answers that put themselves right.
extension Interpreter {
  /// "20, no, 25": the answer that is said last.
  func repairedReply(_ text: String, to question: Question) -> String? {
    guard question.otherAnswers != .text, let (front, behind) = readers.continuations.repairedName(in: text) else {
      return nil
    }
    if question.hasCount, [front, behind].allSatisfy(readers.continuations.isNumber) { return behind }
    if question.kind == .confirmation, let another = anotherPutRight(text) { return another }
    let parts = [front, behind].map { readers.replies.read($0, to: question, now: settings.now()) }
    return parts.allSatisfy { $0.fit >= Self.certainReply && $0.reply?.isValue == true } ? behind : nil
  }

  /// "At 10, no, that's too early, 11", asked where to meet: another value, of which the last is meant.
  func valuePutRight(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    guard !open.question.isOffer, open.question.otherAnswers != .text,
      let (front, behind) = readers.continuations.selfRepair(in: text),
      case .followUp(let first)? = try await correction(front, of: open),
      case .followUp(let value)? = try await correction(behind, of: open), value.leftOut.isEmpty,
      Set(first.changed.map(\.name)) == Set(value.changed.map(\.name))
    else { return nil }
    return .followUp(value)
  }

  /// "At nine. Where can we meet?", asked where to meet: another value, and what there is to choose from, which is said with
  /// the question again.
  func valueBesideInquiry(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    guard !open.question.options.isEmpty, open.question.kind != .confirmation, !open.question.isOffer else {
      return nil
    }
    let clauses = readers.continuations.clauses(in: text)
    guard clauses.count == 2, readers.continuations.isQuestion(clauses[1]),
      !readers.continuations.isQuestion(clauses[0]),
      case .followUp(let value)? = try await correction(clauses[0], of: open), value.leftOut.isEmpty
    else { return nil }
    return switch try await replies(clauses[1], to: open).first {
    case .inquiry, .values: .followUp(value)
    default: nil
    }
  }

  /// "The ridge then, no, the valley" at a question whether to go on: another thing, of which the last is meant.
  private func anotherPutRight(_ text: String) -> String? {
    guard let (front, behind) = readers.continuations.selfRepair(in: text) else { return nil }
    let named = [front, behind].map { things(in: $0) }
    return named.allSatisfy { $0.count == 1 } && named[0][0].entity == named[1][0].entity ? behind : nil
  }

  /// "Neither, give me the ridge": an option behind words that take back.
  func replyInstead(_ text: String, to open: OpenQuestion) async throws -> Interpretation? {
    guard let comma = text.firstIndex(where: { ",;.".contains($0) }), open.question.kind != .confirmation else {
      return nil
    }
    let rest = String(text[text.index(after: comma)...].drop(while: \.isWhitespace))
    let named = readers.replies.options(named: rest, of: open.question, now: settings.now())
    if named.count == 1, named[0].fit >= Self.likelyReply { return .reply(.options([named[0].index])) }
    guard let base = open.request else { return nil }
    var followUp =
      self.named(Continuation(.correction, rest), of: base) ?? spotted(Continuation(.correction, rest), of: base)
    followUp?.isCorrection = true
    return followUp.map { .followUp($0) }
  }
}

extension Reply {
  fileprivate var isValue: Bool {
    switch self {
    case .options, .typed: true
    case .yes, .no, .cancel, .button, .words: false
    }
  }
}
