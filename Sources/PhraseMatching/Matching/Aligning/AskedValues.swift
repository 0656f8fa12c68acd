import WordSemantics

/// The values that are missing in a phrase of which everything else is said: a question makes them good.
struct AskedValues {
  let source: AlignmentSource
  private var asked: Int32 = 0
  private var values: Int32 = 0
  /// The weight of the phrase's words that are said.
  private var said: Int32 = 0
  /// Whether the node behind, in the phrase, is a missing value or a word that leads to one.
  private var leadsToMissing = false

  /// The part of an alignment's cost that a question makes good: missing values, with the words that lead to them.
  /// 0 where anything else is missing or left over.
  static func cost(_ steps: FlatArray<AlignmentStep>, _ source: AlignmentSource) -> Int32 {
    var values = AskedValues(source)
    for step in steps.elements where !values.note(step) { return 0 }
    return values.cost
  }

  private init(_ source: AlignmentSource) { self.source = source }

  private var cost: Int32 {
    values > 0 && said >= MatchCosts.askedWords ? max(0, asked - values * MatchCosts.askedValue) : 0
  }

  /// False where a question is not enough.
  private mutating func note(_ step: AlignmentStep) -> Bool {
    switch step.kind {
    case .coveredElsewhere: return true
    case .uncovered: return mayBeLeftOver(Int(step.start))
    case .missing where step.node.kind == .placeholder: noteMissingValue(step)
    case .missing where step.node.isWord: return noteMissingWord(step)
    default: noteSaid(step)
    }
    return true
  }

  private func mayBeLeftOver(_ token: Int) -> Bool {
    source.request.weights[token] < WordWeights.contentThreshold || TokenMask.has(source.spans.addressMask, token)
  }

  private mutating func noteMissingValue(_ step: AlignmentStep) {
    if source.phrases.parameters[step.node.payload].isOptional == 0 { values += 1 }
    asked += step.cost
    leadsToMissing = true
  }

  private mutating func noteMissingWord(_ step: AlignmentStep) -> Bool {
    let weight = source.phrases.lexicon.weight(step.node.token)
    if leadsToMissing, weight <= MatchCosts.leadingWord {
      asked += step.cost
      return true
    }
    return weight < WordWeights.contentThreshold || step.node.kind == .connector
  }

  private mutating func noteSaid(_ step: AlignmentStep) {
    leadsToMissing = false
    if step.node.kind == .word || step.node.kind == .opener {
      said += source.phrases.lexicon.weight(step.node.token)
    }
  }
}
