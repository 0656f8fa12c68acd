internal import PhraseMatching

// Yes, no, and leaving.
extension ReplyReading {
  var agreements: [ReplyCandidate] {
    if takesYesOrNo {
      return labels + [verdict].compactMap(\.self).map { ReplyCandidate(reply: $0.isYes ? .yes : .no, fit: $0.fit) }
    }
    guard question.otherAnswers != .typed(.boolean), question.otherAnswers != .text, let verdict else { return [] }
    if !verdict.isYes {
      return verdict.fit >= ReplyFit.framed ? [ReplyCandidate(reply: .cancel, fit: ReplyFit.refusal)] : []
    }
    let isOnlyOption = question.options.count == 1 && question.kind != .choice
    return isOnlyOption ? [ReplyCandidate(reply: .options([0]), fit: ReplyFit.onlyOption)] : []
  }

  private var takesYesOrNo: Bool {
    question.kind == .confirmation || question.kind == .foreground || !question.accepting.isEmpty
      || !question.denying.isEmpty
  }

  // MARK: Labels

  /// The question's own words for yes and no.
  private var labels: [ReplyCandidate] {
    labels(question.accepting, meaning: .yes) + labels(question.denying, meaning: .no)
  }

  private func labels(_ texts: [String], meaning reply: Reply) -> [ReplyCandidate] {
    texts.compactMap { text in
      let label = NamedOption(Question.Option(text), vocabulary)
      return politeWindows.compactMap { label.fit(of: $0) }.max().map { fit in
        ReplyCandidate(reply: reply, fit: fit == ReplyFit.part ? ReplyFit.partOfLabel : fit)
      }
    }
  }

  // MARK: Sentences

  struct Verdict {
    var isYes: Bool
    var fit: Double
  }

  /// What a reply of words for yes or no comes to; nil when it has any other word, or says both.
  var verdict: Verdict? {
    for window in politeWindows {
      let fit = window.isWhole ? ReplyFit.position : ReplyFit.framed
      if vocabulary.no.contains(window.words) { return Verdict(isYes: false, fit: fit) }
      if vocabulary.yes.contains(window.words) { return Verdict(isYes: true, fit: fit) }
    }
    return sentenceVerdict ?? withdrawal ?? misspeltVerdict
  }

  /// "Yes, later", "yes – no wait": who agrees and takes it back in the same breath agrees to nothing.
  private var withdrawal: Verdict? {
    var rest = words
    while let (_, count) = vocabulary.yes.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    guard rest.count < words.count, takingBack(rest) != nil, takingBack(words) == nil,
      !question.denying.contains(where: { Words(of: $0).hasSameWords(as: rest) })
    else { return nil }
    return Verdict(isYes: false, fit: ReplyFit.agreementInSentence)
  }

  private enum Sign { case yes, no, negator, label(isYes: Bool), filler }

  private var sentenceVerdict: Verdict? {
    var isYes: Bool?
    var isNegated = false
    var rest = words
    while !rest.isEmpty {
      guard let (sign, count) = sign(at: rest, isAfterVerdict: isYes != nil) else { return nil }
      switch sign {
      case .filler: break
      case .negator: (isNegated, isYes) = (true, isYes == true ? nil : false)
      case .yes where isNegated, .label(isYes: true) where isNegated: isYes = false
      case .label(isYes: false) where isNegated: return nil
      case .yes, .label(isYes: true):
        if isYes == false { return nil }
        isYes = true
      case .no, .label(isYes: false):
        if isYes == true { return nil }
        isYes = false
      }
      rest = rest.dropFirst(count)
    }
    return isYes.map { Verdict(isYes: $0, fit: ReplyFit.agreementInSentence) }
  }

  private func sign(at rest: Words, isAfterVerdict: Bool) -> (Sign, Int)? {
    var found: [(sign: Sign, count: Int)] = []
    if let (_, count) = vocabulary.negators.opening(of: rest) { found.append((.negator, count)) }
    if let (_, count) = vocabulary.no.opening(of: rest) { found.append((.no, count)) }
    if let (_, count) = vocabulary.yes.opening(of: rest) { found.append((.yes, count)) }
    for (texts, isYes) in [(question.accepting, true), (question.denying, false)] {
      for text in texts {
        let label = Words(of: text)
        if !label.isEmpty, rest.prefix(label.count).hasSameWords(as: label) {
          found.append((.label(isYes: isYes), label.count))
        }
      }
    }
    if let (_, count) = vocabulary.agreementFillers.opening(of: rest) { found.append((.filler, count)) }
    if let longest = found.max(by: { $0.count < $1.count }) { return longest }
    guard isAfterVerdict, let first = rest.first else { return nil }
    return isOfPrompt(first) ? (.filler, 1) : nil
  }

  /// "Yes, delete the collection" repeats what was asked.
  func isOfPrompt(_ word: Word) -> Bool {
    Words(of: "\(question.prompt) \(question.action ?? "")").contains { $0.isForm(of: word) }
  }

  private var misspeltVerdict: Verdict? {
    guard question.otherAnswers != .words, !question.isDestructive else { return nil }
    for window in politeWindows {
      let least = ReplyFit.minimumCommandSimilarity
      if let (_, similarity) = vocabulary.no.nearest(to: window.words, atLeast: least) {
        return Verdict(isYes: false, fit: similarity * ReplyFit.misspelt)
      }
      if let (_, similarity) = vocabulary.yes.nearest(to: window.words, atLeast: least) {
        return Verdict(isYes: true, fit: similarity * ReplyFit.misspelt)
      }
    }
    return nil
  }

  // MARK: Leaving

  var cancellations: [ReplyCandidate] {
    // A no says more to a question for yes or no than leaving it does.
    if takesYesOrNo, verdict?.isYes == false { return [] }
    if let strength = takingBack(words), strength == .clear || question.otherAnswers != .text {
      return [ReplyCandidate(reply: .cancel, fit: ReplyFit.cancel)]
    }
    let takesWords = question.otherAnswers == .words || question.otherAnswers == .text
    let least = takesWords ? ReplyFit.minimumCommandSimilarityAmongWords : ReplyFit.minimumCommandSimilarity
    for window in politeWindows {
      if let (_, similarity) = vocabulary.cancel.nearest(to: window.words, atLeast: least) {
        return [ReplyCandidate(reply: .cancel, fit: similarity * ReplyFit.cancel)]
      }
    }
    return []
  }

  enum TakingBack { case hesitant, clear }

  /// Whether words take back what was begun, and say nothing else: "no wait, forget about the pass". Hesitating does,
  /// unless more is said.
  func takingBack(_ words: Words) -> TakingBack? {
    var strength: TakingBack?
    var rest = words
    while let first = rest.first {
      // "Never mind, it works now": what stands behind the comma only says why.
      if strength == .clear, isBehindComma(first) { return .clear }
      let drop = strength == nil ? vocabulary.dropping.opening(of: rest)?.count ?? 0 : 0
      let cancel = max(vocabulary.cancel.opening(of: rest)?.count ?? 0, isOfTopic(rest.dropFirst(drop)) ? drop : 0)
      let hesitation = vocabulary.hesitations.opening(of: rest)?.count ?? 0
      let filler =
        [
          vocabulary.politeOpenings, vocabulary.politeClosings, vocabulary.agreementFillers, vocabulary.no,
          vocabulary.softeners,
        ].compactMap { $0.opening(of: rest)?.count }.max() ?? (isMisspeltFiller(rest.prefix(1)) ? 1 : 0)
      if cancel > 0, cancel >= hesitation, cancel >= filler {
        strength = .clear
      } else if hesitation > 0, hesitation >= filler {
        strength = strength ?? .hesitant
      } else if filler == 0, strength == nil || !(isOfPrompt(first) || pointsBack(first)) {
        return nil
      }
      rest = rest.dropFirst(max(cancel, hesitation, filler, 1))
    }
    return strength
  }

  /// The "actualy" of "actualy forget it".
  private func isMisspeltFiller(_ word: Words) -> Bool {
    (word.first?.text.utf8.count ?? 0) >= Self.leastLettersOfFiller
      && [vocabulary.politeOpenings, vocabulary.agreementFillers].contains {
        $0.nearest(to: word, atLeast: ReplyFit.minimumCommandSimilarity) != nil
      }
  }

  private static var leastLettersOfFiller: Int { 5 }

  private func isBehindComma(_ word: Word) -> Bool {
    guard let index = words.firstIndex(where: { $0.range == word.range }), index > words.startIndex else {
      return false
    }
    return text.part(words[index - 1].range.upperBound..<word.range.lowerBound).contains { ",;.、。".contains($0) }
  }

  /// Whether words are a part of what is asked, and say nothing else.
  private func isOfTopic(_ rest: Words) -> Bool {
    let meant = rest.filter { !vocabulary.lightWords.contains($0) && !pointsBack($0) }
    return !meant.isEmpty && meant.allSatisfy(isOfPrompt)
  }

  /// Whether a word says that the last of its kind is meant: "that last delivery".
  private func pointsBack(_ word: Word) -> Bool { vocabulary.ordinals.meaning(of: [word]) == -1 }

  /// Only polite words are taken off: "yes and no" is not "no", and "maybe leave it" leaves nothing.
  private var politeWindows: [Window] {
    let polite = words.stripped(openings: vocabulary.politeOpenings, closings: vocabulary.politeClosings)
    return Self.windows(of: words, polite, reader)
  }
}
