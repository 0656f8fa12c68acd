internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "Check off all except the tea": the same for each of what was named or shown together, but for some of that.
  func allExcept(_ request: InterpretedRequest) async throws -> Interpretation? {
    guard openQuestion == nil, !request.matching.isExact else { return nil }
    for (range, excepted) in readers.replies.allExcept(in: request.text) {
      let each = readers.continuations.items(of: excepted).map(spared)
      guard each.allSatisfy({ !$0.isEmpty }) else { continue }
      let spared = each.flatMap(\.self)
      let kept = { (group: [Mention]) in group.filter { mention in !spared.contains { $0.isSame(as: mention) } } }
      if let each = try await self.each(of: range, in: request, sparing: true, kept) { return each }
    }
    return nil
  }

  /// "I got all of them": the same for each of what was named or shown together, where the words mean nothing else.
  func allTogether(_ request: InterpretedRequest) async throws -> Interpretation? {
    guard openQuestion == nil, request.matching.outcome == .notRecognized || takesAllForName(request),
      let range = readers.replies.rangeOfAll(in: request.text), everyValue(request) == nil
    else { return nil }
    return try await each(of: range, in: request, sparing: false) { $0 }
  }

  /// Whether "everything" would be the name of something.
  private func takesAllForName(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    return best.values.contains {
      $0.isUnknown && readers.replies.meansAll($0.text) && !performing(best).takesAnyText($0.name)
    }
  }

  private func each(
    of range: Range<Int>, in request: InterpretedRequest, sparing isSparing: Bool, _ kept: ([Mention]) -> [Mention]
  ) async throws -> Interpretation? {
    for group in context.mentions.referents(of: .those) where group.count > 1 {
      let meant = kept(group)
      guard !meant.isEmpty, meant.count <= Self.mostOfGroup, !isSparing || meant.count < group.count else { continue }
      var each: [InterpretedRequest] = []
      for mention in meant {
        guard let single = replacing([Reference(.those, at: range)], by: [mention], in: request),
          let valid = try await withValidValues(single)
        else { break }
        each.append(valid)
      }
      guard each.count == meant.count, let first = each[0].matching.candidates.first,
        each.allSatisfy({ $0.matching.candidates.first?.isFor(first) ?? false })
      else { continue }
      return gathered(each, saidBy: request)
    }
    return nil
  }

  /// What of the things that were named or shown together is meant by some words: by name, or by position.
  private func spared(_ words: String) -> [Mention] {
    if let reference = referenceAlone(words) { return context.mentions.referents(of: reference.target).first ?? [] }
    let name = FindText.words(of: readers.continuations.bareName(words))
    return context.mentions.referents(of: .those).joined().filter { mention in
      let title = FindText.words(of: mention.title)
      return title == name || !name.isEmpty && Set(name).isSubset(of: title)
    }
  }

  private static var mostOfGroup: Int { 12 }
}
