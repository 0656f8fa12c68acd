import WordSemantics

// What phrases do.
extension PhraseCompiler {
  /// What the ways of saying a phrase do. O(nodes + ways that are read × their nodes).
  mutating func acts(of graph: PhraseGraph) -> SpeechActs {
    let known = graph.nodes.map { classes(of: $0) }
    var acts = SpeechActs()
    var said: [WordClasses] = []
    graph.forEachPath(limit: Self.pathLimit) { reversed in
      said.removeAll(keepingCapacity: true)
      for node in reversed.reversed() {
        if let classes = known[node] { said.append(classes) }
      }
      acts.insert(SpeechActs(SpeechActRules.english.act(of: 0..<said.count) { said[$0] }))
    }
    return acts
  }

  /// The most ways of saying a phrase that are read.
  private static let pathLimit = 32

  /// The classes of a node; nil for the application's name, which is no part of the sentence.
  private mutating func classes(of node: PhraseNode) -> WordClasses? {
    switch node.kind {
    case .application, .connector: nil
    case .placeholder, .anything: .ofValue
    case .word, .opener: classes(of: node.token)
    }
  }

  /// The classes of a word, each read once.
  private mutating func classes(of word: TokenID) -> WordClasses {
    if word.index >= wordClasses.count {
      wordClasses += [WordClasses?](repeating: nil, count: word.index + 1 - wordClasses.count)
    }
    if let known = wordClasses[word.index] { return known }
    let classes = lexicon.withText(word) { SpeechActRules.english.classes($0, hash: TokenHash.hash($0)) }
    wordClasses[word.index] = classes
    return classes
  }

  /// What one phrase of a shortcut does all of them do.
  mutating func shareActs(from first: Int) {
    let acts = phrases[first...].reduce(into: SpeechActs()) { $0.formUnion($1.acts) }
    for phrase in phrases[first...].indices { phrases[phrase].traits.acts = acts }
  }
}
