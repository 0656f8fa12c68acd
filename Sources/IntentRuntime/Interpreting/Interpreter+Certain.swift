internal import Dialog
internal import PhraseMatching

// What a text means for certain, before more is looked at.
extension Interpreter {
  /// What a text means where nothing that can be found has to be known for it; nil where more has to be looked at.
  func certainInterpretations(of text: String) async -> [Interpretation]? {
    guard openQuestion == nil else { return nil }
    if context.told != nil, takesAwayPlace(text) { return nil }
    if let taken = takingAway(text) { return [taken] }
    if let value = valueBehindDeed(text) { return [.followUp(value)] }
    if let renamed = renaming(text) { return [.followUp(renamed)] }
    if let replaced = replacingWords(text) { return [.followUp(replaced)] }
    if !readers.replies.allExcept(in: text).isEmpty { return nil }
    if turnsBack(text) || readers.continuations.asksForPrice(text) { return nil }
    if isWhole, let asked = readers.continuations.questionBehindTalk(in: text)?.question, !refersToPlace(asked) {
      return nil
    }
    if isWhole, readers.continuations.selfRepair(in: text) != nil { return nil }
    let all = allOfKind(in: text)
    if let all, let every = everyValue(of: all, in: text, isCertain: true) { return [every] }
    if all != nil || readers.continuations.counted(in: text) != nil { return nil }
    if isListFocus && countsList(text) || namesBest(text) || compares(text) { return nil }
    if kindOfOthers(text) != nil, !isSaidInItsWords(request(text)) { return nil }
    if let command = commandAtItsWord(text) { return [command] }
    let request = request(text)
    if let each = eachWithItsTime(request) { return [each] }
    if let kind = kindAsked(text, ofCatalog: true), !isSaidInItsWords(request) { return [.values(kind)] }
    if asksForKind(text) || readers.continuations.directQuestion(in: text) != nil
      || readers.continuations.inOtherWords(text) != nil, !isSaidInItsWords(request)
    {
      return nil
    }
    if nameWithFewWords(request) != nil { return nil }
    do {
      if let certain = try await certain(request) { return certain }
      if !request.isClear, address(in: text) != nil { return nil }
      // "The next one" goes on with an order before it is the next of something else.
      guard continuation(of: text).kind == .plain, findNext(text) == nil else { return nil }
      // "What's in it" may ask about what can be found.
      if request.replaced != nil || request.unresolved != nil, readers.continuations.isQuestion(text) { return nil }
      if let changed = changedAmount(request) { return [changed] }
      if let known = try await meaningWithFoundNames(of: request) { return known }
      if let asked = try await askedOfQueries(request) { return asked }
      return try await plain(request)
    } catch {
      return [.failure(error)]
    }
  }

  func certain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if request.matching.isTooLong || text.allSatisfy(\.isWhitespace) { return [.none(request)] }
    if openQuestion == nil, left.isEmpty, readers.continuations.asksForPatience(text) {
      return [.command(.talk(.patience))]
    }
    if let button = button(named: text) { return [.button(button)] }
    if let former = formerButton(named: text) { return [.followUp(former)] }
    if readers.continuations.showsNothing(text), !request.matching.isExact, let shownLast { return [shownLast] }
    if openQuestion == nil, readers.continuations.keepsThings(text), !isSaidInItsWords(request) {
      // "No, keep it" behind "unpin the ridge" wants it back.
      let isTakenAway = context.lastDeed.map { readers.continuations.removes($0.text) } ?? false
      return [isTakenAway ? deedTakenBack(text) ?? .command(.talk(.remark)) : .command(.talk(.remark))]
    }
    if forgets(text) { return [deedTakenBack(text) ?? .command(.cancel)] }
    if agrees(request) { return [.command(.talk(.agreement))] }
    if let stated = statedOfFocus(continuation(of: text)) { return [.shortcut(stated)] }
    if !request.matching.isExact, let changed = changedDeed(text) { return [.followUp(changed)] }
    if let cancelled = try await cancellingIt(request) { return cancelled }
    // "Stop it now" stops what was started, and no timer called "it".
    if !references(in: text).isEmpty, let stopped = stopped(request) { return [stopped] }
    if let moment = try await momentOfLast(text) { return [moment, .none(request)] }
    return request.matching.isExact ? try await clear(request) : nil
  }

  /// What a text means that goes on from nothing.
  func plain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    if let stopped = stopped(request) { return [stopped] }
    if let instead = try await calledOff(request) { return instead }
    // "Forget it" removes nothing, unless an application says it so.
    if request.replaced != nil, !isSaidInItsWords(request), takesBack(request.text) {
      return [deedTakenBack(request.text) ?? .takeBack]
    }
    if request.isClear, !isBegun(request) { return try await clear(request) }
    // "Pause it for a sec"
    if let bare = readers.continuations.withoutNoise(request.text), let stopped = stopped(self.request(bare)) {
      return [stopped]
    }
    if let command = request.builtInCommand, let found = interpretation(of: command, said: request.text) {
      return [found]
    }
    return takesBack(request.text) ? [deedTakenBack(request.text) ?? .takeBack] : nil
  }

  /// Whether a request says some of what it takes and not all: it may say all of what is looked for.
  private func isBegun(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    return !best.values.isEmpty && !lacking(best).isEmpty
  }

  /// A shortcut that fits so well is meant, even where entities could be looked for.
  static var sureShortcut: Double { 0.9 }
}
