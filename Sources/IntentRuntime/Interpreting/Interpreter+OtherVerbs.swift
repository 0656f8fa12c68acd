internal import Dialog
internal import PhraseMatching

// Requests about what was spoken of that leave out their verb, or say another: "to my favorites", "call it big trip".
extension Interpreter {
  /// "To my favorites, please": what was spoken of is to be added there.
  func addedThere(_ text: String) async throws -> [Interpretation]? {
    guard openQuestion == nil, !context.mentions.focus.isEmpty,
      continuation(of: text).kind != .correction || context.lastDeed == nil,
      let whole = readers.continuations.additionThere(text)
    else { return nil }
    let request = request(whole)
    guard request.score >= Self.surely, isSaidInItsWords(request) else { return nil }
    let found = try await requests(request)
    return isCertain(found) ? found : nil
  }

  /// "I've been there yesterday", with what leads to a place in front of its name.
  func namingPlaceThere(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let found = references(in: request.text)
    guard openQuestion == nil, request.score < Self.surely, found.count == 1, found[0].target == .there,
      let meant = context.mentions.referent(of: .there)
    else { return nil }
    let interpreter = with(isWhole: false)
    for lead in readers.continuations.leadsToPlace {
      let text = readers.references.replacing(found, in: request.text) { _ in "\(lead) \(meant.title)" }
      guard let text else { continue }
      let named = interpreter.request(text)
      // "I'll leave it in there" went nowhere.
      guard let best = named.matching.candidates.first, !meansWord(of: best, in: named.text) else { continue }
      let found = try await interpreter.requests(named)
      if isCertain(found) { return found }
    }
    return nil
  }

  /// "Call it big trip": what was spoken of gets another name. "What's it like there" is to be told about it.
  func inOtherWords(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, request.score < Self.surely || !isSaidInItsWords(request),
      let whole = readers.continuations.inOtherWords(request.text)
    else { return nil }
    let interpreter = with(isWhole: false)
    let found = try await interpreter.requests(interpreter.request(whole))
    return found.first.map { $0.isSure || isLikely($0) } ?? false ? found : nil
  }

  /// "Send it to my mum as a PDF": the same without whom no application knows, which is told to be left out.
  func withoutRecipient(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact, !isSaidInItsWords(request),
      let (rest, recipient) = readers.continuations.withoutRecipient(request.text), !takesText(request),
      namesNothing(recipient), references(in: recipient).isEmpty
    else { return nil }
    let found = try await requests(self.request(rest))
    guard isCertain(found), let first = found.first else { return nil }
    return [.leavingOut(recipient, first), .none(request)]
  }

  /// "Can I make a collection? Call it big trip": the same without the "can I".
  func withoutPoliteness(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let bare = readers.continuations.withoutPoliteQuestion(request.text)
    guard isWhole, bare != request.text, request.score < Self.surely,
      request.unresolved != nil || readers.continuations.clauses(in: bare).count > 1
    else { return nil }
    let found = try await requests(self.request(bare))
    switch found.first {
    case .shortcut, .steps: return isCertain(found) ? found : nil
    default: return nil
    }
  }
}
