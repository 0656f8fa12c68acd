import WordSemantics

/// The phrases' half of an index: applications, shortcuts, phrases, and the postings of each word.
final class PhraseSections: Sendable {
  let strings: StringTable
  let applications: FlatArray<ApplicationRecord>
  let entities: FlatArray<EntityRecord>
  let parameters: FlatArray<ParameterRecord>
  let shortcuts: FlatArray<ShortcutRecord>
  /// One more than there are phrases: the last one ends the nodes of the one before it.
  private let records: FlatArray<PhraseRecord>
  /// In the order of the phrases.
  private let phraseParameters: FlatArray<PhraseParameterRecord>
  /// Whether some parameter has a value where the request does not say it.
  let hasFallbacks: Bool
  let nodes: FlatArray<PhraseNode>
  let edges: FlatArray<UInt16>
  let placeholders: PlaceholderFacts
  let lexicon: Lexicon
  private let postingStarts: FlatArray<UInt32>
  private let postings: FlatArray<PhraseGroupID>
  private let fillerStarts: FlatArray<UInt32>
  private let fillerPostings: FlatArray<PhraseGroupID>
  /// One more than there are groups.
  private let groups: FlatArray<PhraseGroupRecord>
  private let groupedPhrases: FlatArray<PhraseID>
  /// The phrases by the words that they may begin with, in the order of these.
  let openings: FlatArray<PhraseOpening>
  /// The owner of the bytes.
  private let memory: IndexMemory

  init(_ blob: IndexBlob) throws(IndexFileError) {
    strings = try StringTable(blob, bytes: .strings, starts: .stringStarts)
    applications = try blob.array(.applications)
    entities = try blob.array(.entities)
    parameters = try blob.array(.parameters)
    shortcuts = try blob.array(.shortcuts)
    records = try blob.array(.phrases)
    phraseParameters = try blob.array(.phraseParameters)
    hasFallbacks = parameters.elements.contains { $0.fallback.kindCode != FallbackRecord.Kind.none.rawValue }
    nodes = try blob.array(.nodes)
    edges = try blob.array(.edges)
    placeholders = Self.placeholderFacts(parameters, entities, applications: applications.count)
    lexicon = try Lexicon(blob, .phrases)
    groups = try blob.array(.phraseGroups)
    groupedPhrases = try blob.array(.groupedPhrases)
    postingStarts = try blob.array(.postingStarts)
    postings = try blob.array(.postings)
    fillerStarts = try blob.array(.fillerStarts)
    fillerPostings = try blob.array(.fillerPostings)
    openings = try blob.array(.openings)
    memory = blob.memory
    var firstNegative = max(records.count - 1, 0)
    while firstNegative > 0, records[firstNegative - 1].isNegative { firstNegative -= 1 }
    self.firstNegative = PhraseID(firstNegative)
    negativeStarts = Self.negativeStarts(records, from: firstNegative, applications: applications.count)
    try checkSettings(blob.array(.settings))
    try checkRecords()
    try checkPhrases()
  }

  /// The facts of the placeholders of each parameter.
  private static func placeholderFacts(
    _ parameters: FlatArray<ParameterRecord>, _ entities: FlatArray<EntityRecord>, applications: Int
  ) -> PlaceholderFacts {
    PlaceholderFacts(count: parameters.count) { index in
      let parameter = parameters[index]
      let isEntity = parameter.filler == .entity && Int(parameter.entity) < entities.count
      let isOpen = isEntity && entities[parameter.entity].isOpen == 1
      var filler = isEntity ? parameter.entity : PlaceholderFact.none
      if let kind = parameter.filler.typedKind {
        filler = UInt32(entities.count + applications) + UInt32(kind.rawValue)
      }
      let missing =
        filler == PlaceholderFact.none ? MatchCosts.freeWord : parameter.minimumMissingCost(isOpen: isOpen)
      return PlaceholderFact(filler: FillerID(rawValue: filler), missing: missing, isOpen: isOpen)
    }
  }

  /// The share of the phrases with a placeholder, which tells commands, where other words mean something else, from
  /// examples, where other words are to be expected. O(nodes).
  var placeholderShare: Float {
    let patterned = (PhraseID(0)..<firstNegative).count { phrase in
      nodes(of: phrase).contains { nodes[$0].kind == .placeholder }
    }
    return Float(patterned) / Float(max(firstNegative.index, 1))
  }

  private static func negativeStarts(
    _ records: FlatArray<PhraseRecord>, from firstNegative: Int, applications: Int
  ) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: applications + 1)
    starts[0] = UInt32(firstNegative)
    for phrase in firstNegative..<max(records.count - 1, firstNegative) where records[phrase].owner < applications {
      starts[Int(records[phrase].owner) + 1] += 1
    }
    for application in 0..<applications { starts[application + 1] += starts[application] }
    return starts
  }

  func negativePhrases(of application: ApplicationID) -> Range<PhraseID> {
    PhraseID(rawValue: negativeStarts[application.index])..<PhraseID(rawValue: negativeStarts[application.index + 1])
  }

  var phraseCount: Int { records.count - 1 }
  /// The first negative phrase; they come last.
  let firstNegative: PhraseID
  /// The first negative phrase of each application, and the end of the last one's.
  private let negativeStarts: [UInt32]
  var fillerCount: Int { fillerStarts.count - 1 }

  func phrase(_ phrase: PhraseID) -> PhraseRecord { records[phrase] }

  func nodes(of phrase: PhraseID) -> Range<NodeID> {
    NodeID(rawValue: records[phrase].firstNode)..<NodeID(rawValue: records[phrase.index + 1].firstNode)
  }

  /// The parameters that a phrase fills in a way of its own. O(log n).
  func parameters(of phrase: PhraseID) -> [UInt32] {
    var (low, high) = (0, phraseParameters.count)
    while low < high {
      let middle = (low + high) / 2
      if phraseParameters[middle].phrase < phrase.rawValue { low = middle + 1 } else { high = middle }
    }
    return phraseParameters.elements[low...].prefix { $0.phrase == phrase.rawValue }.map(\.parameter)
  }

  // MARK: Groups

  var groupCount: Int { groups.count - 1 }

  func traits(of group: PhraseGroupID) -> PhraseTraits { groups[group].traits }

  /// The phrases of a group, in order.
  @inline(__always)
  func phrases(in group: PhraseGroupID) -> UnsafeBufferPointer<PhraseID> {
    let start = Int(groups[group].firstMember)
    let end = Int(groups[group.index + 1].firstMember)
    return UnsafeBufferPointer(start: groupedPhrases.base + start, count: end - start)
  }

  /// The groups of a shortcut's phrases, by the first of all its phrases. O(log n).
  func groups(from phrase: PhraseID) -> PhraseGroupID {
    var (low, high) = (0, groupCount)
    while low < high {
      let middle = (low + high) / 2
      if groupedPhrases[groups[middle].firstMember] < phrase { low = middle + 1 } else { high = middle }
    }
    return PhraseGroupID(low)
  }

  /// The groups of phrases that have a word, in order.
  func groups(with word: TokenID) -> UnsafeBufferPointer<PhraseGroupID> {
    UnsafeBufferPointer(rebasing: postings.elements[postingStarts.run(Int(word.rawValue))])
  }

  func groups(with filler: FillerID) -> UnsafeBufferPointer<PhraseGroupID> {
    UnsafeBufferPointer(rebasing: fillerPostings.elements[fillerStarts.run(Int(filler.rawValue))])
  }

  func application(of phrase: PhraseRecord) -> ApplicationID {
    ApplicationID(rawValue: phrase.isNegative ? phrase.owner : shortcuts[phrase.owner].application)
  }

  /// The filler of a node, unless it is a word or takes any words.
  func filler(of node: PhraseNode, application: ApplicationID) -> FillerID? {
    switch node.kind {
    case .word, .opener, .connector, .anything: return nil
    case .application: return applicationFiller(application)
    case .placeholder:
      let parameter = parameters[node.payload]
      if let kind = parameter.filler.typedKind { return typedFiller(kind) }
      return parameter.filler == .entity ? FillerID(rawValue: parameter.entity) : nil
    }
  }

  /// Whether a node takes other words than its listed values.
  func isOpen(_ node: PhraseNode) -> Bool {
    guard node.kind == .placeholder, parameters[node.payload].filler == .entity else { return false }
    return entities[parameters[node.payload].entity].isOpen == 1
  }

  func applicationFiller(_ application: ApplicationID) -> FillerID { FillerID(entities.count + application.index) }

  func typedFiller(_ kind: TypedKind) -> FillerID { FillerID(entities.count + applications.count + Int(kind.rawValue)) }

  /// The predecessors of a node of a pattern; `node` counts from the phrase's first, the end comes last.
  func predecessors(of node: Int, in phrase: PhraseRecord) -> UnsafeBufferPointer<UInt16> {
    let starts = Int(phrase.edges) - 1
    let nodeCount = Int(edges[starts])
    let first = starts + 1 + nodeCount + 2
    let from = first + Int(edges[starts + 1 + node])
    let to = first + Int(edges[starts + 2 + node])
    return UnsafeBufferPointer(rebasing: edges.elements[from..<to])
  }

  // MARK: Checks, once, when an index is opened

  private func checkSettings(_ settings: FlatArray<UInt64>) throws(IndexFileError) {
    guard settings.count == 1, settings[0] == BuiltinWords.fingerprint else {
      throw .otherVersion(found: 0, supported: Int(IndexBlob.version))
    }
  }

  private func checkRecords() throws(IndexFileError) {
    let texts = strings.count
    for application in applications.elements {
      guard Int(application.name) < texts,
        Int(application.firstShortcut) + Int(application.shortcutCount) <= shortcuts.count
      else { throw .damaged(part: "applications") }
    }
    for entity in entities.elements {
      guard Int(entity.name) < texts, Int(entity.title) < texts, Int(entity.application) < applications.count else {
        throw .damaged(part: "entities")
      }
    }
    for parameter in parameters.elements {
      guard Int(parameter.name) < texts, Int(parameter.prompt) < texts,
        ParameterRecord.Filler(rawValue: parameter.fillerCode) != nil,
        parameter.filler != .entity || Int(parameter.entity) < entities.count,
        FallbackRecord.Kind(rawValue: parameter.fallback.kindCode) != nil,
        Int(max(parameter.fallback.text, parameter.fallback.title, parameter.fallback.subtitle)) < texts
      else { throw .damaged(part: "parameters") }
    }
    for shortcut in shortcuts.elements {
      guard Int(max(shortcut.intent, shortcut.title, shortcut.image)) < texts,
        Int(shortcut.application) < applications.count,
        Int(shortcut.firstParameter) + Int(shortcut.parameterCount) <= parameters.count,
        Int(shortcut.firstPhrase) + Int(shortcut.phraseCount) <= phraseCount
      else { throw .damaged(part: "shortcuts") }
    }
  }

  private func checkPhrases() throws(IndexFileError) {
    guard records.count > 0, fillerStarts.count == entities.count + applications.count + TypedKind.allCases.count + 1,
      postingStarts.count == lexicon.count + 1, postingStarts.areStarts(upTo: postings.count),
      fillerStarts.areStarts(upTo: fillerPostings.count), hasSoundGroups, postings.areBelow(groupCount),
      fillerPostings.areBelow(groupCount), openings.elements.allSatisfy({ Int($0.phrase.rawValue) < phraseCount }),
      records[0].firstNode == 0,
      Int(records[records.count - 1].firstNode) == nodes.count
    else { throw .damaged(part: "phrases") }
    for phrase in PhraseID(0)..<PhraseID(phraseCount) {
      let record = records[phrase]
      guard record.firstNode < records[phrase.index + 1].firstNode, Int(record.text) < strings.count,
        Int(record.owner) < (record.isNegative ? applications.count : shortcuts.count),
        record.edges == 0 || hasSoundEdges(phrase)
      else { throw .damaged(part: "phrases") }
    }
    for own in phraseParameters.elements
    where Int(own.phrase) >= phraseCount || Int(own.parameter) >= parameters.count {
      throw .damaged(part: "phraseParameters")
    }
    for node in nodes.elements {
      let limit =
        switch node.kind {
        case .word, .opener, .connector: lexicon.count
        case .placeholder: parameters.count
        case .application, .anything: Int.max
        }
      guard Int(node.payload) < limit else { throw .damaged(part: "nodes") }
    }
  }

  /// Whether each group has phrases, all of its kind.
  private var hasSoundGroups: Bool {
    guard groups.count > 0, groups[0].firstMember == 0,
      Int(groups[groups.count - 1].firstMember) == groupedPhrases.count, groupedPhrases.areBelow(phraseCount)
    else { return false }
    for group in 0..<groups.count - 1 {
      let (start, end) = (Int(groups[group].firstMember), Int(groups[group + 1].firstMember))
      guard start < end, end <= groupedPhrases.count else { return false }
      for member in start..<end where records[groupedPhrases[member].index].traits != groups[group].traits {
        return false
      }
    }
    return true
  }

  private func hasSoundEdges(_ phrase: PhraseID) -> Bool {
    let starts = Int(records[phrase].edges) - 1
    let count = nodes(of: phrase).count
    guard starts < edges.count, Int(edges[starts]) == count, starts + count + 3 <= edges.count else { return false }
    let first = starts + count + 3
    for node in 0...count {
      let from = Int(edges[starts + 1 + node])
      let to = Int(edges[starts + 2 + node])
      guard from < to, first + to <= edges.count else { return false }
      for edge in from..<to where Int(edges[first + edge]) > node { return false }
    }
    return true
  }
}
