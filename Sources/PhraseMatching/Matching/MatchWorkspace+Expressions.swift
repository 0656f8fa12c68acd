// Stage 6, between words alike and judging: words of the request that stand for an expression of a phrase.
//
// "activate" says what "turn on" says. The word that says most takes the tokens, the others are said by nothing, where
// they stand beside it:
//
//     turn on the lamp
//       ·  ┴  ·    ·       "on" takes "activate", "turn" comes along
//     activate the lamp
extension MatchWorkspace {
  /// Notes which expressions of the shortcuts' phrases the request says in other words. Their occurrences come last and
  /// are in no chain: they count only where the rest of the expression stands beside them.
  mutating func readStandIns(_ known: IndexMeaning, _ phrases: PhraseSections) {
    let expressions = known.expressions
    if meaning.expressionStamps.count < expressions.all.count {
      meaning.expressionStamps.fill(expressions.all.count, with: 0)
    }
    for place in 0..<meaning.considered.count {
      for phrase in Self.phrases(of: meaning.considered[place], phrases) {
        for expression in expressions.places(of: phrase) where meaning.expressionStamps[Int(expression)] != stamp {
          meaning.expressionStamps[Int(expression)] = stamp
          compare(expressions.all[Int(expression)], phrases.lexicon)
        }
      }
    }
  }

  private mutating func compare(_ expression: PhraseExpressions.Expression, _ lexicon: Lexicon) {
    for place in 0..<meaning.sayings.count where expression.known.replaces(meaning.sayings[place].known) {
      let saying = meaning.sayings[place]
      // Little words may be in both: "am i booked up" and "am i free".
      let isShared = expression.words.contains { word in
        lexicon.weight(TokenID(rawValue: word)) >= WordWeights.lightest && says(saying, word)
      }
      guard !isShared else { continue }
      for word in expression.words.indices { note(word, of: expression, saidBy: saying, lexicon) }
    }
  }

  private mutating func note(
    _ place: Int, of expression: PhraseExpressions.Expression, saidBy saying: Saying, _ lexicon: Lexicon
  ) {
    let word = expression.words[place]
    let weight = lexicon.weight(TokenID(rawValue: word))
    let goesOnBehind = place < expression.heaviest || place == 0
    let neighbour = expression.words[goesOnBehind ? place + 1 : place - 1]
    let isHeaviest = place == expression.heaviest
    let (start, end) =
      isHeaviest
      ? (saying.start, saying.end)
      : place < expression.heaviest ? (saying.start, saying.start) : (saying.end, saying.end)
    occurrences.append(
      Occurrence(
        word: word, start: start, end: end,
        cost: isHeaviest ? slip[Int(start)] + Int32((1 - KnownWord.replaceable) * Float(weight)) : 0,
        next: Self.none))
    meaning.standIns.append(
      StandIn(neighbour: neighbour, side: goesOnBehind ? 1 : -1, start: saying.start, end: saying.end))
    if let column = placeOfWord(word) { note(KnownWord.replaceable, saying, column: column) }
  }

  /// Whether an occurrence of a word of an expression counts at a node.
  func countsHere(standIn place: Int, at node: Int, in nodes: Range<Int>, _ phrases: PhraseSections) -> Bool {
    guard occurrences[place].word == phrases.nodes[node].payload else { return false }
    let standIn = meaning.standIns[place - meaning.firstStandIn]
    let beside = node + Int(standIn.side)
    return nodes.contains(beside) && phrases.nodes[beside].isWord
      && phrases.nodes[beside].payload == standIn.neighbour
  }

  /// What the occurrences of a word of an expression can do for a node: what it costs at least, and which tokens they take.
  func standIn(at node: Int, in nodes: Range<Int>, _ phrases: PhraseSections) -> Mark? {
    guard phrases.nodes[node].isWord else { return nil }
    var mark: Mark?
    var place = meaning.firstStandIn
    while place < occurrences.count {
      if countsHere(standIn: place, at: node, in: nodes, phrases) {
        let occurrence = occurrences[place]
        let mask = Self.mask(occurrence.start, occurrence.end)
        mark = Mark(
          stamp: stamp, mask: (mark?.mask ?? 0) | mask, leastCost: min(mark?.leastCost ?? .max, occurrence.cost))
      }
      place += 1
    }
    return mark
  }
}
