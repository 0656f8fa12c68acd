import FlatMemory
import WordSemantics

// Stage 6, after similar words: words of the request that replace an expression of a phrase.
//
// "activate" replaces "turn on". The heaviest word covers the tokens; the others are covered by nothing, next to it:
//
//     turn on the lamp
//       ·  ┴  ·    ·       "on" takes "activate", "turn" comes along
//     activate the lamp
extension MatchWorkspace {
  /// Records which expressions of the considered shortcuts' phrases the request replaces. Their occurrences come last
  /// and are in no chain: they apply only next to the rest of the expression.
  mutating func findSubstitutions(_ model: SemanticModel, _ phrases: PhraseSections) {
    let expressions = model.expressions
    if semantics.expressionStamps.count < expressions.all.count {
      semantics.expressionStamps.fill(expressions.all.count, with: 0)
    }
    for index in 0..<semantics.considered.count {
      for phrase in Self.phrases(of: semantics.considered[index], phrases) {
        for expression in expressions.indices(of: phrase) where semantics.expressionStamps[Int(expression)] != stamp {
          semantics.expressionStamps[Int(expression)] = stamp
          compare(expressions.all[Int(expression)], phrases.lexicon)
        }
      }
    }
  }

  private mutating func compare(_ expression: PhraseExpressions.Expression, _ lexicon: Lexicon) {
    for index in 0..<semantics.expressions.count where expression.word.isSynonym(of: semantics.expressions[index].word)
    {
      let typed = semantics.expressions[index]
      // Light words may be in both: "am i booked up" and "am i free".
      let isShared = expression.words.contains { word in
        lexicon.weight(TokenID(rawValue: word)) >= WordWeights.contentThreshold && says(typed, word)
      }
      guard !isShared else { continue }
      for word in expression.words.indices { note(word, of: expression, typedAs: typed, lexicon) }
    }
  }

  private mutating func note(
    _ index: Int, of expression: PhraseExpressions.Expression, typedAs typed: RequestExpression, _ lexicon: Lexicon
  ) {
    let word = expression.words[index]
    let weight = lexicon.weight(TokenID(rawValue: word))
    let goesOnBehind = index < expression.heaviest || index == 0
    let neighbour = expression.words[goesOnBehind ? index + 1 : index - 1]
    let isHeaviest = index == expression.heaviest
    let (start, end) =
      isHeaviest
      ? (typed.start, typed.end)
      : index < expression.heaviest ? (typed.start, typed.start) : (typed.end, typed.end)
    occurrences.append(
      Occurrence(
        word: word, start: start, end: end,
        cost: isHeaviest ? splitCosts[Int(start)] + Int32((1 - SemanticWord.synonymSimilarity) * Float(weight)) : 0,
        next: Self.none))
    semantics.substitutions.append(
      Substitution(neighbour: neighbour, side: goesOnBehind ? 1 : -1, start: typed.start, end: typed.end))
    if let column = column(of: word) { note(SemanticWord.synonymSimilarity, typed, column: column) }
  }

  /// Whether an occurrence of a word of an expression applies at a node.
  func applies(substitution index: Int, at node: Int, in nodes: Range<Int>, _ phrases: PhraseSections) -> Bool {
    guard occurrences[index].word == phrases.nodes[node].payload else { return false }
    let substitution = semantics.substitutions[index - semantics.firstSubstitution]
    let beside = node + Int(substitution.side)
    return nodes.contains(beside) && phrases.nodes[beside].isWord
      && phrases.nodes[beside].payload == substitution.neighbour
  }

  /// The substitutions that apply at a node: the tokens they cover and their least cost.
  func substitution(at node: Int, in nodes: Range<Int>, _ phrases: PhraseSections) -> OccurrenceSummary? {
    guard phrases.nodes[node].isWord else { return nil }
    var summary: OccurrenceSummary?
    var index = semantics.firstSubstitution
    while index < occurrences.count {
      if applies(substitution: index, at: node, in: nodes, phrases) {
        let occurrence = occurrences[index]
        let mask = Self.mask(occurrence.start, occurrence.end)
        summary = OccurrenceSummary(
          stamp: stamp, mask: (summary?.mask ?? 0) | mask,
          minimumCost: min(summary?.minimumCost ?? .max, occurrence.cost))
      }
      index += 1
    }
    return summary
  }
}
