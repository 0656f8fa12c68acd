// Stage 4, last: what the alignment in `steps` says for its phrase.
extension MatchWorkspace {
  // MARK: Free words

  /// Whether free words are light ones only: "my notes please" must not note "please".
  func takesOnlyLightWords() -> Bool {
    for index in 0..<steps.count where steps[index].kind == .text || steps[index].kind == .unknownValue {
      for token in steps[index].start..<steps[index].end where weights[Int(token)] >= WordWeights.contentThreshold {
        return false
      }
    }
    return true
  }

  /// Whether a content word of the phrase is said; of a phrase without any, all light ones, where they stand; of one
  /// without those as well, the articles or the application's name, if it has any.
  func saysOwnWord(_ phrases: PhraseSections) -> Bool {
    var (hasLight, lacksLight, hasContent, hasOthers, saysOthers) = (false, false, false, false, false)
    for index in 0..<steps.count {
      let step = steps[index]
      if step.node.kind == .application {
        hasOthers = true
        if step.kind == .value || step.kind == .movedValue { saysOthers = true }
      }
      guard step.kind != .uncovered, step.kind != .coveredElsewhere,
        step.node.kind == .word || step.node.kind == .opener
      else { continue }
      let weight = phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
      if weight >= WordWeights.contentThreshold {
        if step.kind != .missing { return true }
        hasContent = true
      } else if weight > WordWeights.article {
        hasLight = true
        if step.kind != .matched { lacksLight = true }
      } else {
        hasOthers = true
        if step.kind == .matched { saysOthers = true }
      }
    }
    return !hasContent && (hasLight ? !lacksLight : !hasOthers || saysOthers)
  }

  // MARK: Missing values

  /// What a question makes good of the cost: missing values, with the words that lead to them, in a phrase of which
  /// everything else is said.
  func askedCost(_ phrases: PhraseSections) -> Int32 {
    var (asked, values, said): (Int32, Int32, Int32) = (0, 0, 0)
    var leadsToMissing = false
    for index in 0..<steps.count {
      let step = steps[index]
      switch step.kind {
      case .coveredElsewhere: continue
      case .uncovered:
        let token = Int(step.start)
        if weights[token] >= WordWeights.contentThreshold, !isAddressing(token) { return 0 }
      case .missing where step.node.kind == .placeholder:
        if phrases.parameters[step.node.payload].isOptional == 0 { values += 1 }
        asked += step.cost
        leadsToMissing = true
      case .missing where step.node.isWord:
        let weight = phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
        if leadsToMissing, weight <= MatchCosts.leadingWord {
          asked += step.cost
        } else if weight >= WordWeights.contentThreshold, step.node.kind != .connector {
          return 0
        }
      default:
        leadsToMissing = false
        if step.node.kind == .word || step.node.kind == .opener {
          said += phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
        }
      }
    }
    return values > 0 && said >= MatchCosts.askedWords ? max(0, asked - values * MatchCosts.askedValue) : 0
  }

  // MARK: Order of values

  /// Whether a word that leads to a value in the phrase leads to a content word of the phrase in the request.
  func isTurnedAround(_ phrases: PhraseSections) -> Bool {
    for index in 0..<steps.count where steps[index].isValue {
      guard let lead = leadingStep(before: index, phrases), lead.start < lead.end,
        let next = contentToken(from: lead.end)
      else { continue }
      if steps.elements.contains(where: { $0.start <= next && next < $0.end && isContentWord($0, phrases) }) {
        return true
      }
    }
    return false
  }

  private func isContentWord(_ step: AlignmentStep, _ phrases: PhraseSections) -> Bool {
    (step.kind == .matched || step.kind == .moved)
      && phrases.lexicon.weight(TokenID(rawValue: step.node.payload)) >= WordWeights.contentThreshold
  }

  /// The light word in front of a node of the phrase, articles aside; nil for any other.
  private func leadingStep(before index: Int, _ phrases: PhraseSections) -> AlignmentStep? {
    for step in steps.elements[(index + 1)...] where step.kind != .uncovered && step.kind != .coveredElsewhere {
      guard step.node.isWord else { return nil }
      let weight = phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
      if weight > WordWeights.article { return weight < WordWeights.contentThreshold ? step : nil }
    }
    return nil
  }

  /// The first token that is no article.
  private func contentToken(from start: Int32) -> Int32? {
    (start..<max(Int32(tokenCount), start)).first { weights[Int($0)] > WordWeights.article }
  }
}
