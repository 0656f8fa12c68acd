internal import Dialog
internal import PhraseMatching

// Values of a follow-up that need more than a look at its words.
extension Interpreter {
  /// "And ben and carla": the last request for each of several values.
  func severalValues(_ said: Continuation, of base: PerformedRequest) -> [FollowUp]? {
    let joints = readers.continuations.joints(in: said.text)
    guard said.kind > .plain, (1...Self.mostJoints).contains(joints.count), !isOneName(said.text, of: base) else {
      return nil
    }
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [said.text.utf8.count]
    let each = zip(starts, ends).compactMap { start, end -> FollowUp? in
      let item = Continuation(said.kind, said.text.bytes(start..<end))
      let found = named(item, of: base) ?? spotted(item, of: base)
      return found.flatMap { $0.changed.contains { $0.values.count == 1 } ? $0 : nil }
    }
    guard each.count == starts.count, Set(each.flatMap(\.namedIDs)).count == each.count else { return nil }
    return each.enumerated().map { index, followUp in
      var followUp = followUp
      followUp.isCorrection = said.kind == .correction && index == 0
      return followUp
    }
  }

  private static var mostJoints: Int { 7 }

  /// Whether words with an "and" are one name.
  private func isOneName(_ text: String, of base: PerformedRequest) -> Bool {
    slots(of: base).contains { slot in value(text, of: slot).map { $0.parameter.values.count == 1 } ?? false }
  }

  /// "And a water" behind two wines: one of them.
  func singular(_ text: String, besides changed: [FilledParameter], of base: PerformedRequest) -> FilledParameter? {
    guard let article = readers.continuations.indefiniteArticle(of: text),
      !changed.contains(where: { $0.shown.lowercased().hasPrefix(article + " ") }),
      changed.contains(where: { !$0.values.isEmpty }),
      let count = base.parameters.first(where: { parameter in
        parameter.kind.counts(1) && base.isGiven(parameter.name) && !changed.contains { $0.name == parameter.name }
      })
    else { return nil }
    return FilledParameter(count.name, text: "1", typed: .integer(1))
  }

  /// What a number of a request counts: the "bags" of "6 bags".
  func nouns(of parameter: Parameter, in base: PerformedRequest) -> [String] {
    let phrases = snapshot.applications[base.application].model.shortcuts.filter { $0.title == base.name }
      .flatMap(\.phrases).map(\.text)
    let behind = phrases.compactMap { phrase in
      phrase.firstRange(of: "${\(parameter.name)} ").flatMap {
        FindText.words(of: String(phrase[$0.upperBound...])).first
      }
    }
    let things = base.candidate?.values.flatMap(\.values).flatMap { FindText.words(of: $0.title) } ?? []
    return (behind + FindText.words(of: parameter.name) + things).firstOfEach
  }

  /// Whether a number of what a catalog does is how many there are, so that more of them take the place of as many as
  /// before: "one more", but not "a bit louder".
  func isCounted(_ parameter: Parameter, in base: PerformedRequest, by change: AmountChange) -> Bool {
    guard case .action(_, let shortcut, _) = base.deed else { return false }
    let isLevel = shortcut.phrases.map(\.text).contains { phrase in
      phrase.contains(" to ${\(parameter.name)}") || readers.continuations.setsAnew(phrase)
    }
    return base.undoCount > 0 || change.count != nil && !isLevel
  }

  /// Words that were said before with some of them replaced: "no, ben" behind "call anna", "no, at ten" behind "the plumber
  /// comes at nine".
  func corrected(_ text: String, _ slot: Slot?, of base: PerformedRequest) -> String? {
    guard let name = slot?.parameter.name, let old = base.words(of: name) else { return nil }
    if let replaced = readers.continuations.replacing(in: old, by: text) { return replaced }
    let (said, before) = (text.split(separator: " "), old.split(separator: " "))
    guard said.count == before.count - 1, readers.splitter.resemblesImperative(old),
      !readers.splitter.resemblesImperative(text)
    else { return nil }
    return "\(before[0]) \(text)"
  }
}

extension FollowUp {
  fileprivate var namedIDs: [String] { changed.filter { $0.values.count == 1 }.flatMap { $0.values.map(\.id) } }
}

extension Parameter.Kind {
  /// Whether it is a number of things, of which there may be so many.
  fileprivate func counts(_ number: Int) -> Bool {
    if case .integer(let range) = self { range?.contains(number) ?? true } else { false }
  }
}

extension [String] {
  /// Each once.
  var firstOfEach: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
