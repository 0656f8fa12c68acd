import WordSemantics

/// What an alignment says for its phrase besides its costs: whether words of the phrase are said, and values in order.
struct OwnWords {
  let source: AlignmentSource
  /// In reverse order of the request.
  let steps: FlatArray<AlignmentStep>
  /// The nodes of the phrase.
  let nodes: Range<NodeID>

  private var weights: FlatArray<Int32> { source.request.weights }

  private func weight(of word: TokenID) -> Int32 { source.phrases.lexicon.weight(word) }

  // MARK: Free words

  /// Whether free words or an unknown value cover tokens.
  var takesFreeWords: Bool { steps.elements.contains { $0.isFree } }

  /// Whether free words are only light ones or words of the phrase: "my notes please" must not note "please", and "get
  /// information on a trail" must not be about a trail that is called "get".
  var takesNothingNew: Bool {
    steps.elements.allSatisfy { step in !step.isFree || (step.start..<step.end).allSatisfy { !isNew(Int($0)) } }
  }

  private func isNew(_ token: Int) -> Bool {
    guard weights[token] > MatchCosts.leadingWord else { return false }
    let word = source.request.words[token]
    return word == .unknown
      || !nodes.contains { source.phrases.nodes[$0].isWord && source.phrases.nodes[$0].token == word }
  }

  /// Whether free words stand in front of the words of the phrase that lead to them, and begin with the request's verb or
  /// are not all that the phrase takes: "put something in the show report" must not be "show report ${words}" with "put
  /// something in the", while "pizza, order" is "order ${dish}".
  var takesWordsOutOfPlace: Bool { steps.elements.indices.contains { steps[$0].isFree && isOutOfPlace(at: $0) } }

  private func isOutOfPlace(at index: Int) -> Bool {
    let free = steps[index]
    var isBehind = false
    for (other, step) in steps.elements.enumerated() where step.isOwnWord && step.start < step.end {
      let isContent = weight(of: step.node.token) >= WordWeights.contentThreshold
      guard isContent || step.kind == .matched && weight(of: step.node.token) > WordWeights.article else { continue }
      if (other > index) == (step.start < free.start) { return false }
      isBehind = isBehind || isContent && other > index
    }
    return isBehind
      && (source.request.wordClasses[Int(free.start)].isOfVerb
        || steps.elements.contains { $0.isFree && $0.start > free.start })
  }

  /// Whether all else is said exactly, apart from the application's name: "open it" for "open ${boat} in Harbor".
  func isRestExact(_ polite: Int32) -> Bool {
    let rest = steps.elements.reduce(0 as Int32) { cost, step in
      let isName = step.kind == .missing && (step.node.kind == .application || step.node.kind == .connector)
      return step.isFree || isName ? cost : cost + step.cost
    }
    return rest <= polite
  }

  /// Whether a content word of the phrase is said, and not by a slip in another place; of a phrase without any, all light
  /// ones, where they stand; of one without those as well, the articles or the application's name, if it has any.
  var isSaid: Bool {
    var said = SaidWords()
    for step in steps.elements {
      if step.node.kind == .application {
        said.noteOther(isSaid: step.kind == .value || step.kind == .movedValue)
      } else if step.isOwnWord {
        note(step, in: &said)
      }
    }
    return said.suffice
  }

  private func note(_ step: AlignmentStep, in said: inout SaidWords) {
    let weight = weight(of: step.node.token)
    if weight >= WordWeights.contentThreshold {
      said.noteContent(isSaid: step.kind == .moved ? !isSlip(step) : step.kind != .missing)
    } else if weight > WordWeights.article {
      said.noteLight(isSaid: step.kind == .matched)
    } else {
      said.noteOther(isSaid: step.kind == .matched)
    }
  }

  /// Whether a word is spelled otherwise than as the plural or singular of the phrase's: "book" for "look".
  private func isSlip(_ step: AlignmentStep) -> Bool {
    source.words[step.occurrence].cost
      > MatchCosts.share(Spelling.inflectionPenalty, weight(of: step.node.token))
  }

  // MARK: Order of values

  /// Whether the request has values where the phrase has other words.
  var isTurnedAround: Bool {
    steps.elements.indices.contains { steps[$0].isValue && (isLeadExchanged(at: $0) || isUnitExchanged(at: $0)) }
  }

  /// Whether the content word behind a value in the phrase is elsewhere in the request, which has another value there:
  /// "50 dollars to euros" for "${amount} euros in ${currency}".
  private func isUnitExchanged(at index: Int) -> Bool {
    let behind = steps.elements[..<index].last { $0.kind != .uncovered && $0.kind != .coveredElsewhere }
    guard let unit = behind, unit.isOwnWord, isContentWord(unit), unit.start != steps[index].end else {
      return false
    }
    return steps.elements.contains { $0.isValue && $0.start == steps[index].end }
  }

  /// Whether a word that leads to a value in the phrase leads to a content word of the phrase in the request.
  private func isLeadExchanged(at index: Int) -> Bool {
    guard let lead = leadingStep(before: index), lead.start < lead.end,
      let next = contentToken(from: lead.end)
    else { return false }
    return steps.elements.contains { $0.start <= next && next < $0.end && isContentWord($0) }
  }

  private func isContentWord(_ step: AlignmentStep) -> Bool {
    (step.kind == .matched || step.kind == .moved) && weight(of: step.node.token) >= WordWeights.contentThreshold
  }

  /// The light word in front of a node of the phrase, articles aside; nil for any other.
  private func leadingStep(before index: Int) -> AlignmentStep? {
    for step in steps.elements[(index + 1)...] where step.kind != .uncovered && step.kind != .coveredElsewhere {
      guard step.node.isWord else { return nil }
      let weight = weight(of: step.node.token)
      if weight > WordWeights.article { return weight < WordWeights.contentThreshold ? step : nil }
    }
    return nil
  }

  /// The first token that is no article.
  private func contentToken(from start: Int32) -> Int32? {
    (start..<max(Int32(source.request.tokenCount), start)).first { weights[Int($0)] > WordWeights.article }
  }
}

/// Which words of a phrase a request has.
private struct SaidWords {
  private var (hasContent, saysContent) = (false, false)
  private var (hasLight, lacksLight) = (false, false)
  private var (hasOthers, saysOthers) = (false, false)

  mutating func noteContent(isSaid: Bool) {
    hasContent = true
    if isSaid { saysContent = true }
  }

  mutating func noteLight(isSaid: Bool) {
    hasLight = true
    if !isSaid { lacksLight = true }
  }

  mutating func noteOther(isSaid: Bool) {
    hasOthers = true
    if isSaid { saysOthers = true }
  }

  /// The most specific words that the phrase has are those that count.
  var suffice: Bool {
    if hasContent { return saysContent }
    return hasLight ? !lacksLight : !hasOthers || saysOthers
  }
}

extension AlignmentStep {
  /// Whether it takes words that are no known value.
  var isFree: Bool { kind == .text || kind == .unknownValue }

  /// Whether it is about a word of the phrase, the preposition of the application's name aside.
  var isOwnWord: Bool {
    kind != .uncovered && kind != .coveredElsewhere && (node.kind == .word || node.kind == .opener)
  }
}
