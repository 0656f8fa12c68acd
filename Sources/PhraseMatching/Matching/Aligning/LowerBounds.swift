import WordSemantics

/// The lower bounds of phrases for one request, from flat tables.
///
/// Most phrases are a chain of words and values; for patterns, and where a request names an application, the general
/// ``AlignmentSource/lowerBound(_:_:_:)`` is asked, which is the definition.
struct LowerBounds {
  let source: AlignmentSource
  private let nodes: FlatArray<PhraseNode>
  private let placeholders: FlatArray<PlaceholderFact>
  private let words: OccurrenceChains<TokenID, OccurrenceID>.View
  private let fillers: OccurrenceChains<FillerID, SpanID>.View
  /// A bit for each word of a substituted expression, shared by many.
  private let substitutedWords: UInt64
  private let namesApplication: Bool
  /// The tokens that something may cover which phrases of a group do not share: light words, names of applications, and
  /// substituted expressions.
  private let weaklyReachable: UInt64

  init(_ source: AlignmentSource) {
    self.source = source
    nodes = source.phrases.nodes
    placeholders = source.phrases.placeholders.facts
    words = source.words.chains
    fillers = source.spans.chains
    substitutedWords = source.words.substitutedWords
    namesApplication = source.spans.addressMask != 0
    var weaklyReachable = source.spans.addressMask
    source.forEachWeaklyReachable { weaklyReachable |= TokenMask.of($0, $1) }
    for position in source.words.substituted {
      weaklyReachable |= TokenMask.of(source.words[position].start, source.words[position].end)
    }
    self.weaklyReachable = weaklyReachable
  }

  /// The bound of a phrase. O(nodes).
  func of(_ phrase: PhraseID, _ record: PhraseRecord, _ application: ApplicationID) -> PhraseLowerBound {
    guard record.edges == 0, !namesApplication,
      var bound = comparison(of: phrase, record, application, isOfGroup: false)
    else { return source.lowerBound(phrase, record, application) }
    source.finish(
      &bound, left: source.request.uncovered(without: bound.reachable | bound.substituted), record.traits)
    return bound
  }

  /// A bound of all phrases of a group of several: of what they share. O(nodes of a phrase).
  func of(_ group: PhraseGroupID) -> PhraseLowerBound {
    let phrase = source.phrases.phrases(in: group)[0]
    let record = source.phrases.phrase(phrase)
    var bound =
      comparison(of: phrase, record, source.phrases.application(of: record), isOfGroup: true) ?? PhraseLowerBound()
    source.finish(
      &bound, left: source.request.uncovered(without: bound.reachable | weaklyReachable), record.traits)
    return bound
  }

  /// Compares the nodes of a phrase, or those that all phrases of its group have; nil where tables do not suffice.
  @inline(__always)
  private func comparison(
    of phrase: PhraseID, _ record: PhraseRecord, _ application: ApplicationID, isOfGroup: Bool
  ) -> PhraseLowerBound? {
    var bound = PhraseLowerBound()
    let range = source.phrases.nodes(of: phrase)
    for position in range.lowerBound.index..<range.upperBound.index {
      let node = nodes[position]
      switch node.rawValue >> 29 {
      case PhraseNode.Kind.word.rawValue, PhraseNode.Kind.opener.rawValue, PhraseNode.Kind.connector.rawValue:
        if isOfGroup, !isShared(node, record) { continue }
        var substitution: OccurrenceSummary<OccurrenceID>?
        if substitutedWords >> UInt64(node.token.rawValue & 63) & 1 == 1 {
          // Whether it applies depends on the word beside.
          substitution =
            isOfGroup ? OccurrenceSummary(minimumCost: 0) : source.substitution(at: NodeID(position), in: range)
        }
        add(word: node, substitution, besideText: record.takesText, to: &bound)
      case PhraseNode.Kind.placeholder.rawValue:
        let fact = placeholders[node.payload]
        if fact.filler.rawValue == PlaceholderFact.none {
          bound.missing += fact.missing
          bound.free += fact.missing
        } else {
          add(fact.filler, missing: fact.missing, isContent: true, to: &bound)
        }
        if fact.isOpen, record.takesText { bound.takesUnknownValue = true }
      case PhraseNode.Kind.application.rawValue:
        if isOfGroup { continue }
        add(
          source.phrases.applicationFiller(application), missing: MatchCosts.missingApplication, isContent: false,
          to: &bound)
      default: return nil
      }
    }
    return bound
  }

  /// Whether all phrases of a phrase's group have one of its words.
  private func isShared(_ node: PhraseNode, _ record: PhraseRecord) -> Bool {
    record.isWeak
      || node.kind != .connector && source.phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold
  }

  @inline(__always)
  private func add(
    word node: PhraseNode, _ substitution: OccurrenceSummary<OccurrenceID>?, besideText: Bool,
    to bound: inout PhraseLowerBound
  ) {
    let weight = source.phrases.lexicon.weight(node.token)
    let missing =
      node.kind == .connector
      ? MatchCosts.missingConnector
      : MatchCosts.missing(weight, isOpener: node.kind == .opener, besideText: besideText)
    let summary = words[node.token]
    if node.kind != .connector { bound.said.note(weight, occurs: summary.occurs || substitution != nil) }
    guard summary.occurs || substitution != nil else {
      bound.missing += missing
      return
    }
    bound.cost += min(summary.minimumCost, missing, substitution?.minimumCost ?? .max)
    bound.substituted |= substitution?.mask ?? 0
    bound.reachable |= summary.mask
    if weight >= WordWeights.contentThreshold, node.kind != .connector { bound.movable |= summary.mask }
  }

  @inline(__always)
  private func add(_ filler: FillerID, missing: Int32, isContent: Bool, to bound: inout PhraseLowerBound) {
    let summary = fillers[filler]
    guard summary.occurs else {
      bound.missing += missing
      return
    }
    bound.cost += min(summary.minimumCost, missing)
    bound.reachable |= summary.mask
    if isContent { bound.movable |= summary.mask }
  }
}
