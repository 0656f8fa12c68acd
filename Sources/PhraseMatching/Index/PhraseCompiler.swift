import Diagnostics

/// Compiles applications to the bytes of an index. O(words); phrases and values are compiled side by side, never
/// multiplied.
///
/// What cannot be compiled is reported and skipped; everything else is in the index.
struct PhraseCompiler {
  private let tokenizer = TokenizerBox()
  private var strings = StringTableBuilder()
  private let lexicon = LexiconBuilder()
  private var applications: [ApplicationRecord] = []
  private var entities: [EntityRecord] = []
  private var parameters: [ParameterRecord] = []
  private var shortcuts: [ShortcutRecord] = []
  private var phrases: [PhraseRecord] = []
  private var phraseParameters: [PhraseParameterRecord] = []
  private var nodes: [PhraseNode] = []
  private var edges: [UInt16] = []
  private(set) var findings: [Finding] = []

  static func compile(_ applications: [Application]) -> (bytes: [UInt8], findings: [Finding]) {
    var compiler = PhraseCompiler()
    compiler.addBuiltinWords()
    compiler.addEntities(applications)
    for index in applications.indices { compiler.addShortcuts(applications[index], UInt32(index)) }
    for index in applications.indices { compiler.addNegativePhrases(applications[index], UInt32(index)) }
    compiler.addNumberAliases()
    compiler.addAbbreviations()
    var blob = IndexBlobWriter()
    compiler.write(to: &blob)
    let values = compiler.compileValues(applications)
    values.write(to: &blob)
    return (blob.finish(), compiler.findings + values.findings)
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
            name: strings.add(entity.name),
            title: strings.add(entity.title),
            application: UInt32(application),
            isOpen: entity.vocabulary == .open ? 1 : 0,
            isSelection: entity.selection == nil ? 0 : 1
          )
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
      intent: strings.add(shortcut.intent),
      title: strings.add(shortcut.title),
      image: strings.add(shortcut.image),
      application: application,
      firstParameter: UInt32(parameters.count),
      parameterCount: 0,
      firstPhrase: UInt32(phrases.count),
      phraseCount: 0
    )
    var indices: [String: UInt32] = [:]
    for parameter in shortcut.parameters {
      guard let compiled = compile(parameter, of: shortcut, known) else { continue }
      indices[parameter.name] = UInt32(parameters.count)
      parameters.append(compiled)
    }
    record.parameterCount = UInt32(parameters.count) - record.firstParameter
    let flags = shortcut.phraseOrigin == .derived ? PhraseRecord.isDerived : 0
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

  /// The parameters that a phrase fills in a way of its own, by name; those that are alike are stored once.
  private mutating func addParameters(
    of phrase: PhraseTemplate, in shortcut: Shortcut, _ known: KnownEntities, _ variants: inout [Parameter: UInt32]
  ) -> [String: UInt32] {
    var own: [String: UInt32] = [:]
    for parameter in phrase.parameters {
      if variants[parameter] == nil, let compiled = compile(parameter, of: shortcut, known) {
        variants[parameter] = UInt32(parameters.count)
        parameters.append(compiled)
      }
      own[parameter.name] = variants[parameter]
    }
    return own
  }

  private mutating func compile(_ parameter: Parameter, of shortcut: Shortcut, _ known: KnownEntities)
    -> ParameterRecord?
  {
    var record = ParameterRecord(
      name: strings.add(parameter.name), prompt: strings.add(parameter.prompt), fillerCode: 0, entity: 0,
      isOptional: parameter.needNotBeSaid ? 1 : 0, hasRange: 0, lower: 0, upper: 0)
    switch parameter.kind {
    case .entity(let name):
      guard let entity = known.entities[name]?.index else {
        report(.unknownEntity(name, parameter: parameter.name), in: "shortcut '\(shortcut.intent)'")
        return nil
      }
      record.entity = entity
      record.fillerCode = ParameterRecord.Filler.entity.rawValue
    case .text: record.fillerCode = ParameterRecord.Filler.text.rawValue
    case .integer(let range):
      record.fillerCode = ParameterRecord.Filler.integer.rawValue
      if let range { record.setRange(Double(range.lowerBound), Double(range.upperBound)) }
    case .number(let range):
      record.fillerCode = ParameterRecord.Filler.number.rawValue
      if let range { record.setRange(range.lowerBound, range.upperBound) }
    case .boolean: record.fillerCode = ParameterRecord.Filler.boolean.rawValue
    case .date: record.fillerCode = ParameterRecord.Filler.date.rawValue
    case .duration: record.fillerCode = ParameterRecord.Filler.duration.rawValue
    case .measurement: record.fillerCode = ParameterRecord.Filler.measurement.rawValue
    }
    record.multiplier = parameter.multiplier
    record.fallback = fallback(of: parameter, known)
    return record
  }

  private mutating func fallback(of parameter: Parameter, _ known: KnownEntities) -> FallbackRecord {
    var record = FallbackRecord()
    switch parameter.fallback {
    case nil: break
    case .place: record.kindCode = FallbackRecord.Kind.place.rawValue
    case .number(let number): (record.kindCode, record.number) = (FallbackRecord.Kind.number.rawValue, number)
    case .boolean(let flag): (record.kindCode, record.number) = (FallbackRecord.Kind.boolean.rawValue, flag ? 1 : 0)
    case .text(let text):
      record.text = strings.add(text)
      record.kindCode = FallbackRecord.Kind.words.rawValue
      guard let value = known.value(text, of: parameter) else { break }
      record.kindCode = FallbackRecord.Kind.value.rawValue
      record.title = strings.add(value.title)
      record.subtitle = strings.add(value.subtitle)
    }
    return record
  }

  private mutating func addNegativePhrases(_ application: Application, _ index: UInt32) {
    for phrase in application.negativePhrases {
      add(phrase, owner: index, flags: PhraseRecord.negative, subject: "negative phrases of '\(application.name)'") {
        _ in
        PhraseNode(.anything)
      }
    }
  }

  // MARK: Phrases

  private mutating func add(
    _ phrase: PhraseTemplate,
    owner: UInt32,
    flags: UInt16,
    subject: String,
    resolve: PhraseGraphBuilder.Resolve
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
    var flags = flags
    if graph.nodes.contains(where: takesText) { flags |= PhraseRecord.takesText }
    if graph.minimumCost({ isEvidence($0) ? 1 : 0 }) == 0 { flags |= PhraseRecord.isWeak }
    var record = PhraseRecord(
      text: strings.addUnique(text), owner: owner, firstNode: UInt32(nodes.count), edges: 0,
      minimumMissing: UInt16(clamping: graph.minimumCost { postedCost($0, isWeak: flags & PhraseRecord.isWeak != 0) }),
      flags: flags)
    if !graph.isChain {
      record.edges = UInt32(edges.count) + 1
      edges.append(UInt16(graph.nodes.count))
      edges.append(contentsOf: graph.edges)
    }
    record.acts = acts(of: graph)
    nodes.append(contentsOf: graph.nodes)
    phrases.append(record)
  }

  // MARK: Speech acts

  /// What the ways of saying a phrase do.
  private func acts(of graph: PhraseGraph) -> SpeechActs {
    graph.paths(limit: Self.pathLimit).reduce(into: SpeechActs()) { $0.insert(SpeechActs(act(of: $1))) }
  }

  /// The most ways of saying a phrase that are read.
  private static let pathLimit = 32

  private func act(of path: [PhraseNode]) -> SpeechAct {
    let said = path.filter { $0.kind != .application && $0.kind != .connector }
    return SpeechActRules.english.act(from: 0, to: said.count) { index in
      guard said[index].isWord else { return .placeholder }
      return lexicon.withText(said[index].payload) { SpeechActToken($0, hash: TokenHash.hash($0)) }
    }
  }

  /// What one phrase of a shortcut does all of them do.
  private mutating func shareActs(from first: Int) {
    let acts = phrases[first...].reduce(into: SpeechActs()) { $0.formUnion($1.acts) }
    for phrase in phrases[first...].indices { phrases[phrase].acts = acts }
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
  private func isEvidence(_ node: PhraseNode) -> Bool {
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
      return MatchWorkspace.minimumMissingCost(of: parameter, isOpen: takesText(node))
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

  private func compileValues(_ applications: [Application]) -> ValueCompiler {
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

  // MARK: Writing

  private func write(to blob: inout IndexBlobWriter) {
    blob.add(.strings, strings.bytes)
    blob.add(.stringStarts, strings.starts)
    blob.add(.applications, applications)
    blob.add(.entities, entities)
    blob.add(.parameters, parameters)
    blob.add(.shortcuts, shortcuts)
    let end = PhraseRecord(text: 0, owner: 0, firstNode: UInt32(nodes.count), edges: 0, minimumMissing: 0, flags: 0)
    blob.add(.phrases, phrases + [end])
    blob.add(.phraseParameters, phraseParameters)
    blob.add(.nodes, nodes)
    blob.add(.edges, edges)
    blob.add(.settings, [BuiltinWords.fingerprint])
    lexicon.write(to: &blob, .phrases)
    writePostings(to: &blob)
  }

  private func writePostings(to blob: inout IndexBlobWriter) {
    var words = PostingsBuilder(keys: lexicon.count)
    var fillers = PostingsBuilder(keys: entities.count + applications.count + TypedKind.allCases.count)
    for pass in PostingsBuilder.Pass.allCases {
      words.begin(pass)
      fillers.begin(pass)
      for phrase in phrases.indices {
        let end = phrase + 1 < phrases.count ? Int(phrases[phrase + 1].firstNode) : nodes.count
        for node in nodes[Int(phrases[phrase].firstNode)..<end] {
          if let word = postedWord(node, in: phrases[phrase]) { words.note(word, phrase: UInt32(phrase)) }
          if let filler = postedFiller(node) { fillers.note(filler, phrase: UInt32(phrase)) }
        }
      }
    }
    blob.add(.postingStarts, words.starts)
    blob.add(.postings, words.postings)
    blob.add(.fillerStarts, fillers.starts)
    blob.add(.fillerPostings, fillers.postings)
  }

  /// Light words are posted for weak phrases only: they never make another phrase a candidate.
  private func postedWord(_ node: PhraseNode, in phrase: PhraseRecord) -> Int? {
    guard node.isWord else { return nil }
    return phrase.isWeak || isEvidence(node) ? Int(node.payload) : nil
  }

  private func postedFiller(_ node: PhraseNode) -> Int? {
    guard node.kind == .placeholder else { return nil }
    let parameter = parameters[Int(node.payload)]
    if let kind = parameter.filler.typedKind { return entities.count + applications.count + Int(kind.rawValue) }
    return parameter.filler == .entity ? Int(parameter.entity) : nil
  }

  private mutating func report(_ problem: CompilationError, in subject: String) {
    findings.append(problem.finding(subject: subject))
  }
}

/// The entities of an application by name, and their positions in the index.
private struct KnownEntities {
  var entities: [String: (index: UInt32, entity: Entity)] = [:]

  func value(_ id: String, of parameter: Parameter) -> Entity.Value? {
    guard case .entity(let name) = parameter.kind else { return nil }
    return entities[name]?.entity.values.first { $0.id == id }
  }
}

extension ParameterRecord {
  fileprivate mutating func setRange(_ lower: Double, _ upper: Double) {
    hasRange = 1
    self.lower = lower
    self.upper = upper
  }
}

/// Builds postings: for each key the phrases that have it, in order. Counted in one pass, written in another.
struct PostingsBuilder {
  enum Pass: CaseIterable { case count, write }

  private(set) var starts: [UInt32]
  private(set) var postings: [UInt32] = []
  private var lastPhrase: [UInt32]
  private var next: [UInt32] = []
  private var pass = Pass.count

  init(keys: Int) {
    starts = [UInt32](repeating: 0, count: keys + 1)
    lastPhrase = []
  }

  mutating func begin(_ pass: Pass) {
    self.pass = pass
    lastPhrase = [UInt32](repeating: .max, count: starts.count - 1)
    guard pass == .write else { return }
    for key in 1..<starts.count { starts[key] += starts[key - 1] }
    next = Array(starts.dropLast())
    postings = [UInt32](repeating: 0, count: Int(starts[starts.count - 1]))
  }

  mutating func note(_ key: Int, phrase: UInt32) {
    guard lastPhrase[key] != phrase else { return }
    lastPhrase[key] = phrase
    switch pass {
    case .count: starts[key + 1] += 1
    case .write:
      postings[Int(next[key])] = phrase
      next[key] += 1
    }
  }
}

/// Lets closures share one tokenizer.
final class TokenizerBox {
  private var tokenizer = Tokenizer()

  func forEachToken(in text: String, _ body: (Token, UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { tokenizer.read($0) }
    let view = tokenizer.view
    for index in 0..<view.count { body(view[index], view.bytes(index)) }
  }
}
