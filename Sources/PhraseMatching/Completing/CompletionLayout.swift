import WordSemantics

/// Lays out a completion: the words of the phrase along the aligned way, with what was typed and completed in its places.
struct CompletionLayout {
  /// Whether the application's name is said where it was not typed.
  enum Naming { case asTyped, always }

  let unfinished: UnfinishedRequest
  let source: UnsafeBufferPointer<UInt8>
  let row: RankedCompletion
  let steps: [CompletionStep]
  let way: [NodeID]
  let last: Int
  let pieces: PhrasePieces

  /// Takes over what the aligner found out for a row; nil if the phrase cannot be read.
  init?(
    _ row: RankedCompletion, _ unfinished: UnfinishedRequest, _ source: UnsafeBufferPointer<UInt8>,
    _ aligner: borrowing CompletionAligner, _ tokenizer: inout Tokenizer
  ) {
    (self.row, self.unfinished, self.source) = (row, unfinished, source)
    let phrases = unfinished.index.phrases
    let isEmpty = unfinished.request.tokenCount == 0
    steps = isEmpty ? [] : Array(aligner.bestSteps.elements)
    way = isEmpty ? Self.firstWay(of: row.phrase, phrases) : Array(aligner.bestWay.elements)
    last = isEmpty ? -1 : aligner.lastNode
    let text = phrases.strings[phrases.phrase(row.phrase).text]
    guard let pieces = PhrasePieces(text, nodes: phrases.nodes(of: row.phrase).count, &tokenizer) else { return nil }
    self.pieces = pieces
  }

  /// The first way through a phrase, with all optional parts.
  private static func firstWay(of phrase: PhraseID, _ phrases: PhraseSections) -> [NodeID] {
    let (record, nodes) = (phrases.phrase(phrase), phrases.nodes(of: phrase))
    guard record.edges != 0 else { return Array(nodes) }
    var (way, node): ([NodeID], Int) = ([], nodes.count)
    while let predecessor = phrases.predecessors(of: node, in: record).first(where: { $0 > 0 || node == 0 })
      ?? phrases.predecessors(of: node, in: record).first, predecessor > 0
    {
      node = Int(predecessor) - 1
      way.append(NodeID(rawValue: record.firstNode + UInt32(node)))
    }
    return way.reversed()
  }

  var phrases: PhraseSections { unfinished.index.phrases }
  var record: PhraseRecord { phrases.phrase(row.phrase) }

  /// The step in which something was typed for a node along the way.
  func step(at position: Int) -> CompletionStep? { steps.first { Int($0.node) == position } }

  /// The placeholder that a name fills of which nothing was typed.
  var suggestedPosition: Int? {
    guard row.name != nil, !steps.contains(where: { if case .name = $0.source { true } else { false } }) else {
      return nil
    }
    return (last + 1..<way.count).first { phrases.nodes[way[$0]].kind == .placeholder }
  }

  /// The placeholders that nothing fills, along the way.
  var holes: [Int] {
    way.indices.filter { position in
      phrases.nodes[way[position]].kind == .placeholder && step(at: position) == nil && position != suggestedPosition
    }
  }

  // MARK: Text

  func text(_ naming: Naming) -> CompletionText {
    var text = CompletionText(source.prefix(polite))
    let hole = holes.first
    let positions = Dictionary(way.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let first = phrases.nodes(of: row.phrase).lowerBound.index
    for piece in pieces.pieces {
      let position = positions[NodeID(first + piece.node)]
      switch piece.content {
      case .words(let bytes, let tokens):
        if tokens.isEmpty ? isOnWay(piece, positions, first) : position != nil {
          appendWords(bytes, tokens, from: position ?? 0, naming, &text)
        }
      case .application, .placeholder:
        guard let position else { continue }
        if position == hole { return text }
        if isSaid(position, naming) { text.append(text.withoutSecondArticle(filling(position)), for: position) }
      }
    }
    text.trim()
    return text
  }

  /// The bytes of polite words in front.
  private var polite: Int {
    guard let first = unfinished.tokens.first else { return 0 }
    return first == 0 ? 0 : Int(unfinished.request.tokens[first].sourceStart)
  }

  private func isOnWay(_ piece: PhrasePieces.Piece, _ positions: [NodeID: Int], _ first: Int) -> Bool {
    piece.scope.map { $0.contains { positions[NodeID(first + $0)] != nil } } ?? true
  }

  private func appendWords(
    _ bytes: [UInt8], _ tokens: [Range<Int>], from position: Int, _ naming: Naming, _ text: inout CompletionText
  ) {
    var end = 0
    for (number, token) in tokens.enumerated() {
      if isSaid(position + number, naming) {
        text.append(bytes[min(end, token.lowerBound)..<token.lowerBound])
        text.append(bytes[max(end, token.lowerBound)..<max(end, token.upperBound)], for: position + number)
      } else {
        text.append(bytes[min(end, token.lowerBound)..<token.lowerBound])
      }
      end = max(end, token.upperBound)
    }
    text.append(bytes[end...])
  }

  /// Whether a node is laid out: the application's name with its preposition only where it was typed, or is needed.
  private func isSaid(_ position: Int, _ naming: Naming) -> Bool {
    let kind = phrases.nodes[way[position]].kind
    return naming == .always || (kind != .application && kind != .connector) || step(at: position) != nil
      || kind == .connector && isNameSaid || kind == .application && !mayLeaveOutName(position)
  }

  /// A name behind its preposition, or at the beginning, is not needed for the grammar: "what does Trails know" is.
  private func mayLeaveOutName(_ position: Int) -> Bool {
    position == 0 || phrases.nodes[way[position - 1]].kind == .connector
  }

  private var isNameSaid: Bool {
    way.indices.contains { phrases.nodes[way[$0]].kind == .application && step(at: $0) != nil }
  }

  /// What stands for a placeholder or the application's name.
  private func filling(_ position: Int) -> [UInt8] {
    guard let step = step(at: position) else {
      let isName = phrases.nodes[way[position]].kind == .application
      return Array((isName ? applicationName : row.name.map(nameText) ?? "").utf8)
    }
    switch step.source {
    case .name: return Array((row.name.map(nameText) ?? "").utf8)
    case .value(let span):
      let typed = source[typedRange(step)]
      guard let title = title(of: span, position) else { return Array(typed) }
      let isOtherName =
        unfinished.spans[span].cost == 0
        && title.lowercased() != String(decoding: typed, as: UTF8.self).lowercased()
      return isOtherName ? Array(typed) : Array(title.utf8)
    case .free, .word, .uncovered: return Array(source[typedRange(step)])
    }
  }

  /// What a value is called, or the application.
  func title(of span: SpanID, _ position: Int) -> String? {
    phrases.nodes[way[position]].kind == .application ? applicationName : resolved(span).first?.title
  }

  func nameText(_ match: NameCompleter.Match) -> String {
    let sections = unfinished.index.segments[Int(match.segment)].sections
    return sections.strings[sections.completion.names[match.name].text]
  }

  var applicationName: String { phrases.strings[phrases.applications[phrases.application(of: record)].name] }
}
