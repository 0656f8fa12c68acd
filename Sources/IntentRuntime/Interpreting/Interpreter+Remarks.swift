internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// A request behind a remark: "I love the falls, add them to my list". What the remark names may be meant by "it".
  func behindRemark(_ text: String) async throws -> [Interpretation]? {
    guard let remark = readers.continuations.remark(in: text) else { return nil }
    // "I'm done, you can stop it" stops it once.
    let told = try await requests(self.request(remark.text)).first
    if let told, isDeed(told), let deed = deed(of: told), isMeant(told), things(in: remark.request).isEmpty,
      let next = try await requests(self.request(remark.request)).first.flatMap(self.deed), deed.isSame(as: next)
    {
      return [told]
    }
    // "I'm in Rome. Show my favorites": both are asked for.
    if isCompleteRequest(remark.text), self.request(remark.request).matching.outcome != .notRecognized {
      return [.steps([remark.text, remark.request])]
    }
    // "I'm in Rome for a day, what's close", "I did the ridge yesterday. The valley too"
    let interpreter = speaking(of: [remark.text])
    let request = interpreter.request(remark.request)
    if let first = told, isMeant(first), !onlyTells(first), isDeed(first),
      request.matching.outcome != .notRecognized, !isSame(first, request)
    {
      return [.steps([remark.text, remark.request])]
    }
    let isMeant =
      request.score >= Self.surely || request.builtInCommand != nil || interpreter.findAny(remark.request) != nil
    guard isMeant else { return nil }
    let found = try await interpreter.requests(request)
    // What is named and not referred to is told to be left out.
    let namesMore =
      references(in: remark.request).isEmpty
      && wholeThings(in: remark.text).contains { thing in
        !things(in: remark.request).contains { $0.value.id == thing.value.id }
      }
    guard let best = found.first, best.isSure, namesMore || !readers.continuations.numbers(in: remark.text).isEmpty
    else { return found }
    return [.leavingOut(remark.text, best)] + found.dropFirst()
  }

  /// "Pin the ridge, saw it on TV": a request, and behind a comma what is no part of it, where the whole makes no sense or
  /// takes that for a name which nobody knows.
  func besideLastWords(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.isClear, let comma = request.text.lastIndex(of: ",") else {
      return nil
    }
    let front = String(request.text[..<comma])
    let behind = String(request.text[request.text.index(after: comma)...].drop(while: \.isWhitespace))
    guard behind.contains(" "), !readers.continuations.isQuestion(behind),
      !readers.continuations.mayKeepFromDoing(behind),
      !readers.replies.takesBack(behind, now: settings.now()),
      !readers.splitter.resemblesImperative(behind), readers.continuations.numbers(in: behind).isEmpty,
      things(in: behind).isEmpty, continuation(of: behind).kind == .plain
    else { return nil }
    let less = self.request(front)
    guard less.isClear, isSwallowed(behind, in: request, besides: less),
      let meaning = try await requests(less).first, meaning.isSure
    else { return nil }
    return [.leavingOut(behind, meaning), .none(request)]
  }

  /// Whether the last words of a request are a part of a name that nobody knows, and say more than a name.
  private func isSwallowed(_ words: String, in whole: InterpretedRequest, besides less: InterpretedRequest) -> Bool {
    guard let best = whole.matching.candidates.first, whole.score >= Self.sureShortcut else {
      return readers.continuations.saysMoreThanName(words)
    }
    let base = performing(best)
    let isInName = best.values.contains { value in
      value.isUnknown && !base.takesAnyText(value.name) && value.text.contains(",")
    }
    let isOther = less.matching.candidates.first?.shortcut != best.shortcut
    let isUnsure = whole.score < Self.surely || whole.matching.outcome != .matched
    return isOther && isUnsure || isInName && readers.continuations.saysMoreThanName(words)
  }

  /// "I love Uluru, add it to my favorites": whether a request does what was done already.
  private func isSame(_ interpretation: Interpretation, _ request: InterpretedRequest) -> Bool {
    guard case .shortcut(let first) = interpretation, let candidate = first.matching.candidates.first,
      let other = request.matching.candidates.first
    else { return false }
    return candidate.isSameRequest(as: other)
  }

  /// Whether a sentence does something by itself.
  private func isDeed(_ interpretation: Interpretation) -> Bool {
    switch interpretation {
    case .shortcut: true
    case .leavingOut(_, let interpretation): isDeed(interpretation)
    default: false
    }
  }

  /// A request between words that say nothing of it: "ugh, wrong one, the ridge", "the ridge, if it is no trouble". What
  /// the other words name may be meant by "it".
  func partThatSaysAll(_ text: String) async throws -> [Interpretation]? {
    guard isWhole else { return nil }
    for part in readers.continuations.parts(of: text)
    where !(text.hasPrefix(part.text) && part.besides.contains(where: goesOn)) && !points(part.text, into: part.besides)
    {
      let interpreter = speaking(of: part.besides).with(isWhole: false)
      let found = try await interpreter.requests(interpreter.request(part.text))
      guard let first = found.first, first.isSure else { continue }
      // "And two tickets, please" says more than how the request is meant.
      let amounts = part.besides.map { continuation(of: $0).text }.filter(saysAmount)
      guard let more = amounts.first else { return found }
      if part.besides.count == 1, text.hasPrefix(part.text),
        try await meaning(of: more, behind: [part.text]) != nil
      {
        return [.steps([part.text, more]), .none(request(text))]
      }
      return [.leavingOut(amounts.joined(separator: ", "), first), .none(request(text))]
    }
    return nil
  }

  /// Whether what follows a request names more of what that is about, and is no remark: "turn off the lamp, the radio and
  /// the fan".
  private func goesOn(_ rest: String) -> Bool {
    !readers.continuations.isSentence(continuation(of: rest).text)
      && (!snapshot.nouns.kinds(in: rest).isEmpty
        || spansOfThings(in: rest).contains { !isAmount(rest.bytes($0.range)) })
  }

  /// The same where what some texts name was spoken of.
  func speaking(of texts: [String]) -> Interpreter {
    speaking(of: texts.flatMap { things(in: $0) }.prefix(Self.mostNamed).map { Mention($0) })
  }

  /// The same where each of several things was spoken of, one after the other.
  func speaking(of mentions: [Mention]) -> Interpreter {
    var context = context
    for mention in mentions { context.mentions.add([mention]) }
    return with(context: context)
  }

  private static var mostNamed: Int { 3 }
}

extension Interpretation {
  /// Whether words that are a part of what was said surely mean this.
  var isSure: Bool {
    switch self {
    case .shortcut(let request): request.score >= Interpreter.surely
    case .command(let command): command.isOfDeeds
    case .leavingOut(_, let interpretation): interpretation.isSure
    case .each, .first, .either, .steps, .followUp, .followUps, .find, .button, .count, .names, .name, .values: true
    case .takeBack, .reply, .replyAndRequest, .unclearPart, .unknownValue, .referent, .whichReferent, .uses,
      .resumption, .call, .inquiry, .none, .failure:
      false
    }
  }
}
