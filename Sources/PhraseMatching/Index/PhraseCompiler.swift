import Diagnostics
import WordSemantics

/// Compiles applications to the bytes of an index. O(words); phrases and values are compiled side by side, never
/// multiplied.
///
/// What cannot be compiled is reported and skipped; everything else is in the index.
struct PhraseCompiler {
  private let tokenizer = TokenizerBox()
  var strings = StringTableBuilder()
  let lexicon = LexiconBuilder()
  var applications: [ApplicationRecord] = []
  var entities: [EntityRecord] = []
  var parameters: [ParameterRecord] = []
  var shortcuts: [ShortcutRecord] = []
  var phrases: [PhraseRecord] = []
  var phraseParameters: [PhraseParameterRecord] = []
  var nodes: [PhraseNode] = []
  var edges: [UInt16] = []
  var wordClasses: [WordClasses?] = []
  private(set) var findings: [Finding] = []

  static func compile(_ applications: [Application]) -> (bytes: [UInt8], findings: [Finding]) {
    let (blob, findings) = phrases(of: applications)
    return finish(blob, values: applications, findings: findings)
  }

  /// The sections of phrases, to which nothing of the values belongs.
  static func phrases(of applications: [Application]) -> (blob: IndexBlobWriter, findings: [Finding]) {
    var compiler = PhraseCompiler()
    compiler.addBuiltinWords()
    compiler.addEntities(applications)
    for index in applications.indices { compiler.addShortcuts(applications[index], UInt32(index)) }
    for index in applications.indices { compiler.addNegativePhrases(applications[index], UInt32(index)) }
    compiler.addNumberAliases()
    compiler.addAbbreviations()
    var blob = IndexBlobWriter()
    compiler.write(to: &blob)
    return (blob, compiler.findings)
  }

  /// Adds the values of applications to their phrases.
  static func finish(_ phrases: consuming IndexBlobWriter, values applications: [Application], findings: [Finding]) -> (
    bytes: [UInt8], findings: [Finding]
  ) {
    var blob = phrases
    let values = compileValues(applications)
    values.write(to: &blob)
    return (blob.finish(), findings + values.findings)
  }

  // MARK: Applications

  private mutating func addBuiltinWords() {
    for builtin in BuiltinWords.all {
      var word = builtin.word
      word.withUTF8 { _ = lexicon.add($0, hash: TokenHash.hash($0), weight: builtin.weight) }
    }
  }

  private mutating func addEntities(_ all: [Application]) {
    for (application, record) in all.enumerated() {
      for entity in record.entities {
        entities.append(
          EntityRecord(
            name: strings.add(entity.name), title: strings.add(entity.title), application: UInt32(application),
            isOpen: entity.vocabulary == .open ? 1 : 0, isSelection: entity.selection == nil ? 0 : 1)
        )
      }
    }
  }

  private mutating func addShortcuts(_ application: Application, _ index: UInt32) {
    let firstEntity = UInt32(entities.prefix { $0.application < index }.count)
    var known = KnownEntities()
    for (offset, entity) in application.entities.enumerated() {
      known.entities[entity.name] = (firstEntity + UInt32(offset), entity)
    }
    let first = UInt32(shortcuts.count)
    for shortcut in application.shortcuts { add(shortcut, application: index, known) }
    applications.append(
      ApplicationRecord(
        name: strings.add(application.name), firstShortcut: first, shortcutCount: UInt32(shortcuts.count) - first))
  }

  private mutating func add(_ shortcut: Shortcut, application: UInt32, _ known: KnownEntities) {
    var record = ShortcutRecord(
      intent: strings.add(shortcut.intent), title: strings.add(shortcut.title), image: strings.add(shortcut.image),
      application: application, firstParameter: UInt32(parameters.count), parameterCount: 0,
      firstPhrase: UInt32(phrases.count), phraseCount: 0)
    var indices: [String: UInt32] = [:]
    for parameter in shortcut.parameters {
      guard let compiled = compile(parameter, of: shortcut, known) else { continue }
      indices[parameter.name] = UInt32(parameters.count)
      parameters.append(compiled)
    }
    record.parameterCount = UInt32(parameters.count) - record.firstParameter
    let flags = shortcut.phraseOrigin == .derived ? PhraseTraits.isDerived : 0
    var variants: [Parameter: UInt32] = [:]
    for phrase in shortcut.phrases {
      let own = addParameters(of: phrase, in: shortcut, known, &variants)
      let index = UInt32(phrases.count)
      add(phrase, owner: UInt32(shortcuts.count), flags: flags, subject: "shortcut '\(shortcut.intent)'") { name in
        (own[name] ?? indices[name]).map { PhraseNode(.placeholder, $0) }
      }
      if phrases.count == index { continue }
      phraseParameters += own.values.sorted().map { PhraseParameterRecord(phrase: index, parameter: $0) }
    }
    record.phraseCount = UInt32(phrases.count) - record.firstPhrase
    shareActs(from: Int(record.firstPhrase))
    shortcuts.append(record)
  }

  private mutating func addNegativePhrases(_ application: Application, _ index: UInt32) {
    for phrase in application.negativePhrases {
      add(phrase, owner: index, flags: PhraseTraits.negative, subject: "negative phrases of '\(application.name)'") {
        _ in
        PhraseNode(.anything)
      }
    }
  }

  // MARK: Phrases

  private mutating func add(
    _ phrase: PhraseTemplate, owner: UInt32, flags: UInt16, subject: String, resolve: PhraseGraphBuilder.Resolve
  ) {
    let wordCount = lexicon.count
    do throws(PhraseGraphBuilder.Problem) {
      let graph = try graph(phrase, resolve: resolve)
      append(graph, text: phrase.text, owner: owner, flags: flags)
    } catch {
      lexicon.truncate(to: wordCount)
      report(.phrase(error, text: phrase.text), in: subject)
    }
  }

  private func graph(_ phrase: PhraseTemplate, resolve: PhraseGraphBuilder.Resolve)
    throws(PhraseGraphBuilder.Problem) -> PhraseGraph
  {
    let tokenizer = tokenizer
    let lexicon = lexicon
    return try PhraseGraphBuilder.graph(
      of: phrase.parts,
      tokenize: { words in
        var nodes: [PhraseNode] = []
        tokenizer.forEachToken(in: words) { token, bytes in
          let id = lexicon.add(bytes, hash: token.hash, weight: WordWeights.weight(of: token, bytes: bytes))
          nodes.append(PhraseNode(.word, id.rawValue))
        }
        return nodes
      },
      resolve: resolve
    )
  }

  /// Marks the words that only address the application: "Ask ${applicationName} to …".
  private func markCall(_ graph: inout PhraseGraph) {
    guard graph.isChain, graph.nodes.count > 2, graph.nodes[0].kind == .word, graph.nodes[1].kind == .application,
      AddressWords.calls(graph.nodes[0].payload)
    else { return }
    graph.nodes[0] = PhraseNode(.connector, graph.nodes[0].payload)
    if graph.nodes[2].kind == .word, AddressWords.follows(graph.nodes[2].payload) {
      graph.nodes[2] = PhraseNode(.connector, graph.nodes[2].payload)
    }
  }

  /// Marks the first content word, and in a pattern its alternatives.
  private func markOpener(_ graph: inout PhraseGraph) {
    guard let first = graph.nodes.firstIndex(where: { $0.kind == .word && isEvidence($0) }) else { return }
    let position = graph.predecessors[first]
    for node in first..<graph.nodes.count
    where graph.predecessors[node] == position && graph.nodes[node].kind == .word && isEvidence(graph.nodes[node]) {
      graph.nodes[node] = PhraseNode(.opener, graph.nodes[node].payload)
    }
  }

  private mutating func append(_ graph: PhraseGraph, text: String, owner: UInt32, flags: UInt16) {
    var graph = graph
    markCall(&graph)
    markOpener(&graph)
    var traits = PhraseTraits(flags: flags)
    if graph.nodes.contains(where: takesText) { traits.flags |= PhraseTraits.takesText }
    if graph.minimumCost({ isEvidence($0) ? 1 : 0 }) == 0 { traits.flags |= PhraseTraits.isWeak }
    traits.minimumMissing = UInt16(clamping: graph.minimumCost { postedCost($0, isWeak: traits.isWeak) })
    traits.acts = acts(of: graph)
    var record = PhraseRecord(
      text: strings.addUnique(text), owner: owner, firstNode: UInt32(nodes.count), edges: 0, traits: traits)
    if !graph.isChain {
      record.edges = UInt32(edges.count) + 1
      edges.append(UInt16(graph.nodes.count))
      edges.append(contentsOf: graph.edges)
    }
    nodes.append(contentsOf: graph.nodes)
    phrases.append(record)
  }

  private func takesText(_ node: PhraseNode) -> Bool {
    switch node.kind {
    case .anything: return true
    case .word, .opener, .connector, .application: return false
    case .placeholder:
      let parameter = parameters[Int(node.payload)]
      return parameter.filler == .text || (parameter.filler == .entity && entities[Int(parameter.entity)].isOpen == 1)
    }
  }

  /// Whether finding this node in a request makes the phrase a candidate.
  func isEvidence(_ node: PhraseNode) -> Bool {
    switch node.kind {
    case .anything, .application, .connector: false
    case .word, .opener: lexicon.weight(TokenID(rawValue: node.payload)) >= WordWeights.contentThreshold
    case .placeholder: parameters[Int(node.payload)].filler != .text
    }
  }

  /// The cost of a missing node that has postings; nodes without postings may always be there.
  private func postedCost(_ node: PhraseNode, isWeak: Bool) -> Int32 {
    guard isEvidence(node) || (isWeak && node.kind == .word) else { return 0 }
    switch node.kind {
    case .word: return MatchCosts.missing(lexicon.weight(TokenID(rawValue: node.payload)))
    case .opener: return MatchCosts.missingOpener(lexicon.weight(TokenID(rawValue: node.payload)))
    case .application, .anything, .connector: return 0
    case .placeholder:
      let parameter = parameters[Int(node.payload)]
      return parameter.minimumMissingCost(isOpen: takesText(node))
    }
  }

  // MARK: Words

  /// Spelled numbers are aliases of their digits, so that "fiev" can be a typo for "5".
  private mutating func addNumberAliases() {
    for number in Array(0...20) + stride(from: 30, through: 90, by: 10) {
      guard let word = NumberWord.spelling(of: number) else { continue }
      var digits = "\(number)"
      digits.withUTF8 { text in
        let id = lexicon.add(text, hash: TokenHash.hash(text), weight: WordWeights.content)
        lexicon.addAlias(word, of: id)
      }
    }
  }

  private func addAbbreviations() {
    var isSaid = [Bool](repeating: false, count: lexicon.count)
    for node in nodes where node.isWord { isSaid[Int(node.payload)] = true }
    lexicon.addAbbreviations { isSaid[Int($0.rawValue)] }
  }

  private static func compileValues(_ applications: [Application]) -> ValueCompiler {
    var values = ValueCompiler()
    var entity: UInt32 = 0
    for application in applications {
      for record in application.entities {
        for value in record.values { values.add(value, entity: entity, subject: "entity '\(record.name)'") }
        entity += 1
      }
    }
    for (index, application) in applications.enumerated() {
      let name = Entity.Value(id: "\(index)", title: application.name, synonyms: application.synonyms)
      values.add(name, entity: entity + UInt32(index), subject: "application")
    }
    return values
  }

  mutating func report(_ problem: CompilationError, in subject: String) {
    findings.append(problem.finding(subject: subject))
  }
}
