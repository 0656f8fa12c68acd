/// Lays out a completion: the words of the phrase along the aligned way, with what was typed and completed in its places.
struct CompletionLayout {
  /// Whether the application's name is said where it was not typed.
  enum Naming { case asTyped, always }

  private let unfinished: UnfinishedRequest
  private let source: UnsafeBufferPointer<UInt8>
  private let row: RankedCompletion
  private let steps: [CompletionStep]
  private let way: [NodeID]
  private let last: Int
  private let pieces: PhrasePieces

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

  private var phrases: PhraseSections { unfinished.index.phrases }
  private var record: PhraseRecord { phrases.phrase(row.phrase) }

  /// The step in which something was typed for a node along the way.
  private func step(at position: Int) -> CompletionStep? { steps.first { Int($0.node) == position } }

  /// The placeholder that a name fills of which nothing was typed.
  private var suggestedPosition: Int? {
    guard row.name != nil, !steps.contains(where: { if case .name = $0.source { true } else { false } }) else { return nil }
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
    return unfinished.request.politeFront == 0 ? 0 : Int(unfinished.request.tokens[first].sourceStart)
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
      || kind == .connector && isNameSaid
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
  private func title(of span: SpanID, _ position: Int) -> String? {
    phrases.nodes[way[position]].kind == .application ? applicationName : resolved(span).first?.title
  }

  private func nameText(_ match: NameCompleter.Match) -> String {
    let sections = unfinished.index.segments[Int(match.segment)].sections
    return sections.strings[sections.completion.names[match.name].text]
  }

  var applicationName: String { phrases.strings[phrases.applications[phrases.application(of: record)].name] }

  // MARK: Parameters

  /// The bytes of a step in the unfinished request.
  func typedRange(_ step: CompletionStep) -> Range<Int> {
    let tokens = unfinished.request.tokens
    return Int(tokens[Int(step.start)].sourceStart)..<Int(tokens[Int(step.end) - 1].sourceEnd)
  }

  /// The ranges of what the phrase has of the request.
  var matched: [Range<Int>] { steps.filter { $0.node >= 0 }.map(typedRange) }

  private func resolved(_ span: SpanID) -> [ResolvedValue] {
    var values: [(segment: Int, value: ValueID)] = []
    unfinished.spans.forEachValue(of: span, unfinished.index) { values.append(($0, $1)) }
    return values.sorted { $0 < $1 }.map { unfinished.index.segments[$0.segment].sections.resolved($0.value) }
  }

  private func parameterName(_ position: Int) -> String {
    phrases.strings[phrases.parameters[phrases.nodes[way[position]].payload].name]
  }

  var missing: [String] { holes.map(parameterName).distinct }

  var values: [FilledParameter] {
    let end = source.count
    return way.indices.filter { phrases.nodes[way[$0]].kind == .placeholder }.compactMap { position in
      guard let step = step(at: position) else {
        guard position == suggestedPosition, let name = row.name else { return nil }
        return FilledParameter(
          name: parameterName(position), range: end..<end, text: nameText(name), values: [value(of: name)], typed: nil)
      }
      return filled(step, position)
    }
  }

  private func value(of match: NameCompleter.Match) -> ResolvedValue {
    unfinished.index.segments[Int(match.segment)].sections.resolved(match.value)
  }

  private func filled(_ step: CompletionStep, _ position: Int) -> FilledParameter {
    let range = typedRange(step)
    var filled = FilledParameter(
      name: parameterName(position), range: range, text: String(decoding: source[range], as: UTF8.self), values: [],
      typed: nil)
    switch step.source {
    case .name:
      filled.text = row.name.map(nameText) ?? filled.text
      filled.values = row.name.map { [value(of: $0)] } ?? []
    case .value(let span):
      filled.values = resolved(span)
      if case .typed(let number) = unfinished.spans[span].source {
        filled.typed = phrases.parameters[phrases.nodes[way[position]].payload]
          .scaled(unfinished.spans.typedValue(number))
      }
    case .word, .free, .uncovered: break
    }
    return filled
  }

  // MARK: Marks

  /// The bytes of the text for what was typed of each node, and the word that the unfinished one becomes.
  func marks(in text: CompletionText, _ tokenizer: inout Tokenizer) -> (marks: [Range<Int>], word: String?) {
    var (marks, word): ([Range<Int>], String?) = ([], nil)
    for step in steps where step.node >= 0 {
      guard let range = text.ranges[Int(step.node)] else { continue }
      let laidOut = Array(text.bytes[range])
      laidOut.withUnsafeBufferPointer { tokenizer.read($0) }
      var used = Set<Int>()
      for typed in step.start..<step.end {
        guard let known = place(of: Int(typed), in: tokenizer.view, without: used) else { continue }
        used.insert(known)
        let token = tokenizer.view[known]
        let whole = Int(token.sourceStart)..<Int(token.sourceEnd)
        let part = markedPart(Int(typed), of: laidOut[whole])
        marks.append(range.lowerBound + whole.lowerBound..<range.lowerBound + whole.lowerBound + part)
        if Int(typed) == unfinished.openToken { word = String(decoding: laidOut[whole], as: UTF8.self) }
      }
    }
    return (marks.sorted { $0.lowerBound < $1.lowerBound }, word)
  }

  /// The word of a laid out piece that a token is the beginning of, or the first that is left.
  private func place(of token: Int, in view: TokenView, without used: Set<Int>) -> Int? {
    let typed = unfinished.request.tokens.bytes(token)
    let left = (0..<view.count).filter { !used.contains($0) }
    return left.first { view.bytes($0).isEqual(to: typed) } ?? left.first { view.bytes($0).begins(with: typed) }
      ?? left.first
  }

  /// How many bytes of a word were typed: those up to the first that differs, whole letters only.
  private func markedPart(_ token: Int, of word: ArraySlice<UInt8>) -> Int {
    let tokens = unfinished.request.tokens
    let typed = source[Int(tokens[token].sourceStart)..<Int(tokens[token].sourceEnd)]
    if token != unfinished.openToken { return word.count }
    var count = 0
    for (a, b) in zip(typed, word) where count >= 0 {
      guard a == b || a | 0x20 == b | 0x20 && a & 0xDF >= 0x41 && a & 0xDF <= 0x5A else { break }
      count += 1
    }
    let slice = Array(word)
    while count > 0, count < slice.count, slice[count] & 0xC0 == 0x80 { count -= 1 }
    return count == 0 ? word.count : count
  }
}
