/// The text of a phrase as its author wrote it, cut where its nodes are.
struct PhrasePieces {
  struct Piece {
    enum Content {
      /// Words as written, and the bytes of the token of each node.
      case words([UInt8], [Range<Int>])
      case application
      case placeholder
    }

    var content: Content
    /// The first of its nodes, counted from the first of the phrase.
    var node: Int
    /// The nodes of the optional part or alternative that it belongs to.
    var scope: Range<Int>?
  }

  private(set) var pieces: [Piece] = []
  private var nodeCount = 0

  /// Cuts the text of a phrase with so many nodes; nil if it cannot be read.
  init?(_ text: String, nodes: Int, _ tokenizer: inout Tokenizer) {
    for dialect in [PhraseTemplate.Dialect.pattern, .literal] {
      guard let template = PhraseTemplate.parse(text, as: dialect).template else { continue }
      (pieces, nodeCount) = ([], 0)
      add(template.parts, &tokenizer)
      if nodeCount == nodes { return }
    }
    return nil
  }

  private mutating func add(_ parts: [PhraseTemplate.Part], _ tokenizer: inout Tokenizer) {
    for part in parts {
      switch part {
      case .words(let words): add(words, &tokenizer)
      case .application: add(.application)
      case .placeholder: add(.placeholder)
      case .optional(let inner): addScope(inner, &tokenizer)
      case .alternatives(let branches): for branch in branches { addScope(branch, &tokenizer) }
      }
    }
  }

  private mutating func add(_ words: String, _ tokenizer: inout Tokenizer) {
    let bytes = Array(words.utf8)
    bytes.withUnsafeBufferPointer { tokenizer.read($0) }
    let ranges = tokenizer.view.tokens.map { Int($0.sourceStart)..<Int($0.sourceEnd) }
    pieces.append(Piece(content: .words(bytes, ranges), node: nodeCount))
    nodeCount += ranges.count
  }

  private mutating func add(_ content: Piece.Content) {
    pieces.append(Piece(content: content, node: nodeCount))
    nodeCount += 1
  }

  private mutating func addScope(_ parts: [PhraseTemplate.Part], _ tokenizer: inout Tokenizer) {
    let (piece, node) = (pieces.count, nodeCount)
    add(parts, &tokenizer)
    for index in piece..<pieces.count where pieces[index].scope == nil { pieces[index].scope = node..<nodeCount }
  }
}
