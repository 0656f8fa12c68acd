/// The lower bounds of phrases for one request, from flat tables.
///
/// Most phrases are a chain of words and values; for others, and where a request names an application, the general
/// ``AlignmentSource/lowerBound(_:_:_:)`` is asked, which is the definition.
struct LowerBounds {
  private let source: AlignmentSource
  private let nodes: FlatArray<PhraseNode>
  private let placeholders: FlatArray<PlaceholderFact>
  private let words: OccurrenceChains<TokenID, OccurrenceID>.View
  private let fillers: OccurrenceChains<FillerID, SpanID>.View
  private let isSubstituted: Bool
  private let namesApplication: Bool

  init(_ source: AlignmentSource) {
    self.source = source
    nodes = source.phrases.nodes
    placeholders = source.phrases.placeholders.facts
    words = source.words.chains
    fillers = source.spans.chains
    isSubstituted = !source.words.substituted.isEmpty
    namesApplication = source.spans.addressMask != 0
  }

  /// The bound of a phrase. O(nodes).
  func of(_ phrase: PhraseID, _ record: PhraseRecord, _ application: ApplicationID) -> PhraseLowerBound {
    guard record.edges == 0, !namesApplication else {
      return source.lowerBound(phrase, record, application)
    }
    var bound = PhraseLowerBound()
    let range = source.phrases.nodes(of: phrase)
    for position in range.lowerBound.index..<range.upperBound.index {
      let node = nodes[position]
      switch node.rawValue >> 29 {
      case PhraseNode.Kind.word.rawValue, PhraseNode.Kind.opener.rawValue, PhraseNode.Kind.connector.rawValue:
        if isSubstituted, source.words.mayBeSubstituted(node.token),
          source.substitution(at: NodeID(position), in: range) != nil
        {
          return source.lowerBound(phrase, record, application)
        }
        add(word: node, besideText: record.takesText, to: &bound)
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
        add(
          source.phrases.applicationFiller(application), missing: MatchCosts.missingApplication, isContent: false,
          to: &bound)
      default: return source.lowerBound(phrase, record, application)
      }
    }
    source.finish(&bound, left: source.request.uncovered(without: bound.reachable), record)
    return bound
  }

  @inline(__always)
  private func add(word node: PhraseNode, besideText: Bool, to bound: inout PhraseLowerBound) {
    let weight = source.phrases.lexicon.weight(node.token)
    let missing =
      node.kind == .connector
      ? MatchCosts.missingConnector
      : MatchCosts.missing(weight, isOpener: node.kind == .opener, besideText: besideText)
    let summary = words[node.token]
    if node.kind != .connector { bound.said.note(weight, occurs: summary.occurs) }
    guard summary.occurs else {
      bound.missing += missing
      return
    }
    bound.cost += min(summary.minimumCost, missing)
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
