internal import Dialog
internal import PhraseMatching

// One more of what was done with words, said without the words that ask for it.
extension Interpreter {
  /// "Also call mum tomorrow" behind a task that was added: one more, said with the words that such phrases begin with.
  func anotherInItsWords(_ text: String) -> InterpretedRequest? {
    let said = continuation(of: text)
    let atSameTime = readers.continuations.withoutSameTime(said.text)
    let words = atSameTime ?? said.text
    guard openQuestion == nil, said.kind == .addition, !said.isHesitant, readers.continuations.addsThing(text),
      !readers.continuations.isQuestion(text), references(in: words).isEmpty, !isAmount(words),
      let base = lastWithWords, let own = base.candidate, let name = base.textParameter,
      isNewWords(words), !beginsAsOther(words, than: own)
    else { return nil }
    var best: InterpretedRequest?
    for whole in wholes(of: words, openedAs: base, name) {
      var request = request(whole)
      takeTime(of: own, in: &request)
      let meant = request.matching.candidates.first { candidate in
        candidate.isFor(own) && candidate.score >= Self.sureShortcut
          && candidate.values.contains { $0.name == name && !readers.continuations.endsOpen($0.text) }
      }
      guard let meant, meant.values.count > best?.matching.candidates[0].values.count ?? 0 else { continue }
      best = request.only(meant)
    }
    return atSameTime == nil ? best : best.map { timed($0, as: base) }
  }

  /// "And to turn off the oven" behind "in 40 minutes": what the last request was done at, where this one says nothing of that.
  private func takeTime(of own: Candidate, in request: inout InterpretedRequest) {
    for index in request.matching.candidates.indices where request.matching.candidates[index].isFor(own) {
      let open = lacking(request.matching.candidates[index]).filter { $0.kind == .date }.map(\.name)
      for var value in own.values where open.contains(value.name) {
        value.range = 0..<0
        request.matching.candidates[index].values.append(value)
      }
    }
  }

  /// The last request that took words as they are and can be taken back: the very last, or one that what was done since
  /// was about.
  private var lastWithWords: PerformedRequest? {
    let recent = Array(context.performed.suffix(Self.mostBack))
    guard let index = recent.lastIndex(where: { $0.isDone && $0.undoCount > 0 && $0.textParameter != nil }) else {
      return nil
    }
    let words = recent[index].candidate?.values.first { $0.name == recent[index].textParameter }?.text
    guard index == recent.count - 1 || words.map({ recent[recent.count - 1].title.contains($0) }) ?? false else {
      return nil
    }
    return recent[index]
  }

  /// Words behind each beginning of a phrase that leads to them. "And to buy stamps" goes on behind the "to" of "I need to".
  private func wholes(of words: String, openedAs base: PerformedRequest, _ name: String) -> [String] {
    let openings = snapshot.phrases(of: base).written.compactMap { phrase -> String? in
      guard let end = phrase.firstRange(of: "${\(name)}")?.lowerBound, end > phrase.startIndex else { return nil }
      return phrase[..<end].contains(where: { "$[(".contains($0) }) ? nil : String(phrase[..<end])
    }.firstOfEach
    let first = words.prefix { $0 != " " }
    let led = openings.filter { $0.lowercased().hasSuffix(" \(first.lowercased()) ") }
    if led.isEmpty { return openings.prefix(Self.mostOpenings).map { $0 + words } }
    return led.prefix(Self.mostOpenings).map { $0 + words.dropFirst(first.count).drop { $0 == " " } }
  }

  /// A request at the time of day of another.
  private func timed(_ request: InterpretedRequest, as base: PerformedRequest) -> InterpretedRequest {
    var timed = request
    let slots = slots(of: base, keepsTime: true).filter { $0.parameter.kind == .date }
    for (index, value) in request.matching.candidates[0].values.enumerated() {
      guard let slot = slots.first(where: { $0.parameter.name == value.name }),
        let whole = self.value(value.text, of: slot)?.parameter.typed
      else { continue }
      timed.matching.candidates[0].values[index].typed = whole
    }
    return timed
  }

  /// "Remind me an hour before": whether words begin as the phrase of another shortcut does, and resemble that.
  private func beginsAsOther(_ text: String, than own: Candidate) -> Bool {
    let (request, words) = (request(text), FindText.words(of: text).prefix(2))
    guard let best = request.matching.candidates.first, !best.isFor(own), best.score >= Self.likelyFollowUp,
      !best.values.contains(where: { $0.isUnknown && !performing(best).takesAnyText($0.name) })
    else { return false }
    return snapshot.applications.contains { application in
      application.model.shortcuts.contains { shortcut in
        shortcut.phrases.contains { FindText.words(of: $0.text).prefix(2).elementsEqual(words) }
      }
    }
  }

  private static var mostOpenings: Int { 12 }
}

extension PerformedRequest {
  /// The parameter that takes words as they are, and has to be given.
  fileprivate var textParameter: String? {
    parameters.first { $0.kind == .text && !$0.isOptional && takesAnyText($0.name) }?.name
  }
}
