import WordSemantics

/// One node of a phrase and what the request offers for it.
struct PhrasePiece {
  /// A run of arbitrary words.
  enum Run {
    case freeWords, unknownValue

    var first: Int32 { self == .freeWords ? 0 : MatchCosts.unknownValue }
    var word: Int32 { self == .freeWords ? MatchCosts.freeWord : MatchCosts.unknownValueWord }

    /// Grows with the first words and hardly afterwards: a long note is no worse than a short one.
    func cost(words: Int32) -> Int32 { first + min(word * words, MatchCosts.longRun + MatchCosts.longRunWord * words) }
  }

  let id: NodeID
  var node: PhraseNode
  /// The cost of leaving it out, or of finding it elsewhere.
  var leftOut: Int32
  var run: Run?
  var firstOccurrence = OccurrenceID.end
  var firstSpan = SpanID.end
  var parameter: ParameterRecord?

  /// Makes leaving out cheap when the request has the node somewhere.
  fileprivate mutating func allowMove<Position>(
    _ weight: Int32, _ summary: OccurrenceSummary<Position>, _ table: AlignmentTable
  ) {
    guard summary.mask & table.reachable != 0 else { return }
    leftOut = min(leftOut, MatchCosts.moved(weight) + summary.minimumCost)
  }
}

extension AlignmentSource {
  /// What the request offers for a node of a phrase.
  func piece(_ id: NodeID, _ table: AlignmentTable) -> PhrasePiece {
    let node = phrases.nodes[id]
    switch node.kind {
    case .word, .opener, .connector:
      var piece = PhrasePiece(id: id, node: node, leftOut: missingCost(of: node, table))
      let summary = words.summary(of: node.token)
      guard summary.occurs else { return piece }
      piece.firstOccurrence = summary.first
      piece.allowMove(phrases.lexicon.weight(node.token), summary, table)
      return piece
    case .anything: return PhrasePiece(id: id, node: node, leftOut: missingCost(of: node, table), run: .freeWords)
    case .application, .placeholder: return valuePiece(id, node, table)
    }
  }

  private func valuePiece(_ id: NodeID, _ node: PhraseNode, _ table: AlignmentTable) -> PhrasePiece {
    var piece = PhrasePiece(id: id, node: node, leftOut: missingCost(of: node, table))
    if node.kind == .placeholder {
      let parameter = phrases.parameters[node.payload]
      piece.parameter = parameter
      if parameter.filler == .text { piece.run = .freeWords }
      if phrases.isOpen(node) { piece.run = .unknownValue }
    }
    guard let filler = phrases.filler(of: node, application: table.application) else { return piece }
    let summary = spans.summary(of: filler)
    guard summary.occurs else { return piece }
    piece.firstSpan = summary.first
    piece.allowMove(MatchCosts.valueWeight, summary, table)
    return piece
  }

  /// The cost of a node that the request does not have.
  func missingCost(of node: PhraseNode, _ table: AlignmentTable) -> Int32 {
    switch node.kind {
    case .connector: return MatchCosts.missingConnector
    case .application: return MatchCosts.missingApplication
    case .anything: return MatchCosts.missingValue
    case .placeholder: return phrases.parameters[node.payload].missingCost
    case .word, .opener:
      return MatchCosts.missing(
        phrases.lexicon.weight(node.token), isOpener: node.kind == .opener, besideText: table.record.takesText)
    }
  }
}
