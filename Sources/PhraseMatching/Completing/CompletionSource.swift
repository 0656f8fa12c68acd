import WordSemantics

/// What phrases are completed from: the request as it was read, and the words that its last one may become.
struct CompletionSource: ~Copyable {
  let unfinished: UnfinishedRequest
  private let openWords: OpenWordCosts

  init(_ unfinished: UnfinishedRequest, _ openWords: OpenWordCosts) {
    (self.unfinished, self.openWords) = (unfinished, openWords)
  }

  func costOfOpenWord(_ word: TokenID) -> Int32? { openWords.cost(of: word) }

  /// Whether a token may be a word as a finished one: the last one is no misspelling while it begins another word, and a
  /// content word is no light one, but for "on" in front of an application's name.
  func allows(_ occurrence: Occurrence, isPosted: Bool) -> Bool {
    if !isPosted, occurrence.cost != 0 || !AddressWords.address(occurrence.word) {
      for token in occurrence.start..<occurrence.end where unfinished.isContent(Int(token)) { return false }
    }
    guard let open = unfinished.openToken, Int(occurrence.start) == open else { return true }
    return openWords.reading == .slip || unfinished.request.words[open] != .unknown
      || unfinished.hasEnding(occurrence)
  }

  /// The words that a placeholder takes besides known values.
  func run(of node: PhraseNode) -> PhrasePiece.Run? {
    let phrases = unfinished.index.phrases
    guard node.kind == .placeholder else { return nil }
    if phrases.isOpen(node) { return .unknownValue }
    return phrases.parameters[node.payload].filler == .text ? .freeWords : nil
  }
}

extension PhraseSections {
  /// The first node of a phrase that tells which phrase it is: an author's first, and of one that was made of a title the
  /// first behind "show me", "what is" and the like, which come in front of any title. O(nodes).
  func firstOwnNode(of phrase: PhraseID) -> NodeID {
    let (record, nodes) = (self.phrase(phrase), self.nodes(of: phrase))
    guard record.isDerived, record.edges != 0 else { return nodes.lowerBound }
    for node in stride(from: nodes.count - 1, through: 0, by: -1)
    where predecessors(of: node, in: record).contains(where: { $0 == 0 }) {
      return NodeID(nodes.lowerBound.index + node)
    }
    return nodes.lowerBound
  }
}
