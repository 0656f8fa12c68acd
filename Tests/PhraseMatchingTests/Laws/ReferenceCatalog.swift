@testable import PhraseMatching
@testable import WordSemantics

/// What may fill a placeholder.
enum ReferenceFiller: Hashable {
  case entity(Int)
  case application(Int)
  case typed(TypedKind)
}

/// A phrase as steps and the ways between them.
struct ReferencePhrase {
  /// nil for a negative phrase.
  var shortcut: Int?
  var application: Int
  var graph: PhraseGraph
  var phraseOrigin = Shortcut.PhraseOrigin.authored
  /// What the phrase does.
  var acts = SpeechActs()
}

/// A name by which a value or an application is called, in words of the values' lexicon.
struct ReferenceName: Hashable {
  var filler: ReferenceFiller
  var words: [Int]
}

/// Applications prepared for the reference matcher: shortcuts' phrases in catalog order, then the negative ones.
struct ReferenceCatalog {
  private(set) var applications: [Application]
  private(set) var words = ReferenceLexicon()
  private(set) var valueWords = ReferenceLexicon()
  private(set) var phrases: [ReferencePhrase] = []
  private(set) var parameters: [Parameter] = []
  private(set) var parameterFillers: [ReferenceFiller?] = []
  private(set) var openEntities: Set<Int> = []
  private(set) var names: Set<ReferenceName> = []
  private let tokenizer = TokenizerBox()

  /// Prepares applications that compile without findings.
  init(_ applications: [Application]) {
    self.applications = applications
    for builtin in BuiltinWords.all { _ = words.add(Array(builtin.word.utf8), weight: builtin.weight) }
    addShortcuts()
    for (index, application) in applications.enumerated() {
      for phrase in application.negativePhrases {
        add(phrase, shortcut: nil, application: index) { _ in PhraseNode(.anything) }
      }
    }
    addSpelledNumbers()
    addNames()
    addAbbreviations()
  }

  private mutating func addShortcuts() {
    var shortcut = 0
    var firstEntity = 0
    for (index, application) in applications.enumerated() {
      for record in application.shortcuts {
        let first = parameters.count
        for parameter in record.parameters { add(parameter, of: application, firstEntity: firstEntity) }
        for phrase in record.phrases {
          add(phrase, shortcut: shortcut, application: index, record.phraseOrigin) { name in
            record.parameters.firstIndex { $0.name == name }.map { PhraseNode(.placeholder, UInt32(first + $0)) }
          }
        }
        shortcut += 1
      }
      firstEntity += application.entities.count
    }
  }

  private mutating func add(_ parameter: Parameter, of application: Application, firstEntity: Int) {
    parameters.append(parameter)
    let filler: ReferenceFiller? =
      switch parameter.kind {
      case .entity(let name): application.entities.firstIndex { $0.name == name }.map { .entity(firstEntity + $0) }
      case .text: nil
      case .integer: .typed(.integer)
      case .number: .typed(.number)
      case .boolean: .typed(.boolean)
      case .date: .typed(.date)
      case .duration: .typed(.duration)
      case .measurement: .typed(.measurement)
      }
    parameterFillers.append(filler)
  }

  private mutating func add(
    _ phrase: PhraseTemplate,
    shortcut: Int?,
    application: Int,
    _ phraseOrigin: Shortcut.PhraseOrigin = .authored,
    resolve: PhraseGraphBuilder.Resolve
  ) {
    var lexicon = words
    let tokenizer = tokenizer
    let graph = try? PhraseGraphBuilder.graph(
      of: phrase.parts,
      tokenize: { text in
        var nodes: [PhraseNode] = []
        tokenizer.forEachToken(in: text) { token, bytes in
          let word = lexicon.add(Array(bytes), weight: WordWeights.weight(of: token, bytes: bytes))
          nodes.append(PhraseNode(.word, UInt32(word)))
        }
        return nodes
      }, resolve: resolve)
    guard let graph else { return }
    words = lexicon
    let marked = withOpeners(withCall(graph))
    phrases.append(
      ReferencePhrase(
        shortcut: shortcut, application: application, graph: marked, phraseOrigin: phraseOrigin, acts: acts(of: marked))
    )
  }

  private func acts(of graph: PhraseGraph) -> SpeechActs {
    var acts = SpeechActs()
    graph.forEachPath(limit: 32) { reversed in
      let path = reversed.reversed().map { graph.nodes[$0] }
      let said = path.filter { $0.kind != .application && $0.kind != .connector }.map(classes)
      acts.insert(SpeechActs(SpeechActRules.english.act(of: 0..<said.count) { said[$0] }))
    }
    return acts
  }

  private func classes(_ node: PhraseNode) -> WordClasses {
    guard node.isWord else { return .ofValue }
    return words.text(Int(node.payload)).withUnsafeBufferPointer {
      SpeechActRules.english.classes($0, hash: TokenHash.hash($0))
    }
  }

  /// The share of the phrases that have a placeholder.
  var placeholderShare: Double {
    let positive = phrases.filter { $0.shortcut != nil }
    let patterned = positive.filter { $0.graph.nodes.contains { $0.kind == .placeholder } }
    return Double(patterned.count) / Double(max(positive.count, 1))
  }

  /// How much the acts of phrases count, in thousandths.
  var actShare: Int32 {
    let positive = phrases.count { $0.shortcut != nil }
    let shortcuts = applications.reduce(0) { $0 + $1.shortcuts.count }
    return SemanticCosts.actShare(
      placeholderShare: Float(placeholderShare), meanPhraseCount: Float(positive) / Float(max(shortcuts, 1)))
  }

  /// Whether a request of an act may ask for a phrase: some phrase of its shortcut does the same.
  func admits(_ phrase: ReferencePhrase, _ act: SpeechAct) -> Bool {
    guard let shortcut = phrase.shortcut else { return true }
    return phrases.contains { $0.shortcut == shortcut && $0.acts.admits(act) }
  }

  /// "Ask ${applicationName} to …": the words around the name at the start of a plain phrase only call it.
  private func withCall(_ graph: PhraseGraph) -> PhraseGraph {
    guard graph.isChain, graph.nodes.count > 2, graph.nodes[1].kind == .application,
      isWord(graph.nodes[0], "ask", "tell", "use", "hey", "let", "have")
    else { return graph }
    var graph = graph
    let last = isWord(graph.nodes[2], "to", "and", "for", "that") ? 2 : 0
    for node in Set([0, last]) { graph.nodes[node] = PhraseNode(.connector, graph.nodes[node].payload) }
    return graph
  }

  private func isWord(_ node: PhraseNode, _ words: String...) -> Bool {
    node.kind == .word && words.contains(String(decoding: self.words.text(Int(node.payload)), as: UTF8.self))
  }

  /// The first content word opens the phrase; so do those that may follow just what it may follow.
  private func withOpeners(_ graph: PhraseGraph) -> PhraseGraph {
    var graph = graph
    let openers = graph.nodes.indices.filter { index in
      graph.nodes[index].kind == .word && words.weight(Int(graph.nodes[index].payload)) >= WordWeights.contentThreshold
    }
    for index in openers where graph.predecessors[index] == graph.predecessors[openers[0]] {
      graph.nodes[index] = PhraseNode(.opener, graph.nodes[index].payload)
    }
    return graph
  }

  private mutating func addSpelledNumbers() {
    for number in 0...90 {
      guard let spelled = NumberWord.spelling(of: number) else { continue }
      let word = words.add(Array("\(number)".utf8), weight: WordWeights.content)
      words.addAlias(Array(spelled.utf8), of: word)
    }
  }

  private mutating func addAbbreviations() {
    let said = Set(phrases.flatMap { $0.graph.nodes.filter(\.isWord).map { Int($0.payload) } })
    for abbreviation in Abbreviation.all { words.addAbbreviation(abbreviation) { said.contains($0) } }
  }

  // MARK: Names

  private mutating func addNames() {
    for article in ["the", "a", "an"] { _ = nameWords(article) }
    var entity = 0
    for application in applications {
      for record in application.entities {
        if record.vocabulary == .open { openEntities.insert(entity) }
        for value in record.values { for name in [value.title] + value.synonyms { add(name, .entity(entity)) } }
        entity += 1
      }
    }
    for (index, application) in applications.enumerated() {
      for name in [application.name] + application.synonyms { add(name, .application(index)) }
    }
  }

  /// "The Grand Canyon" is also called "Grand Canyon".
  private mutating func add(_ name: String, _ filler: ReferenceFiller) {
    let words = nameWords(name)
    guard !words.isEmpty else { return }
    names.insert(ReferenceName(filler: filler, words: words))
    let articles = ["the", "a", "an"].map { valueWords.word(Array($0.utf8)) }
    guard words.count > 1, articles.contains(words[0]) else { return }
    names.insert(ReferenceName(filler: filler, words: Array(words.dropFirst())))
  }

  private mutating func nameWords(_ name: String) -> [Int] {
    var lexicon = valueWords
    var found: [Int] = []
    tokenizer.forEachToken(in: name) { token, bytes in
      let word = lexicon.add(Array(bytes), weight: WordWeights.weight(of: token, bytes: bytes))
      found.append(word)
      if token.kind == .number, let number = token.number.wholeNumber, let spelled = NumberWord.spelling(of: number) {
        lexicon.addAlias(Array(spelled.utf8), of: word)
      }
    }
    valueWords = lexicon
    return found
  }
}
