import WordSemantics

/// What has to be typed behind an unfinished request to come to a completion.
struct CompletionEnding {
  /// The bytes of the completion's text behind what was typed.
  var text: String
  /// Whether articles of the completion are left out in what was typed.
  var leavesOut = false

  /// Nil where what was typed is no beginning of the text: some word is misspelt, moved or left out, or a sign follows
  /// the last one, as in "12 *".
  init?(
    of text: [UInt8], behind unfinished: UnfinishedRequest, _ source: UnsafeBufferPointer<UInt8>,
    _ tokenizer: inout Tokenizer
  ) {
    text.withUnsafeBufferPointer { tokenizer.read($0) }
    let (typed, whole) = (unfinished.request.tokens, tokenizer.view)
    let last = typed.count == 0 ? 0 : Int(typed[typed.count - 1].sourceEnd)
    guard source[last...].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    var (position, end) = (0, 0)
    for token in 0..<typed.count {
      let isOpen = token == unfinished.openToken
      while position < whole.count, !Self.continues(typed, token, whole, position, isOpen: isOpen),
        Self.isArticle(whole, position)
      {
        position += 1
        leavesOut = true
      }
      guard position < whole.count, Self.continues(typed, token, whole, position, isOpen: isOpen) else { return nil }
      let isSame = whole.bytes(position).isEqual(to: typed.bytes(token))
      // "1" begins 12, and not "twelve".
      if !isSame,
        Self.isDigit(source[Int(typed[token].sourceStart)]) != Self.isDigit(text[Int(whole[position].sourceStart)])
      {
        return nil
      }
      let length = Int(typed[token].sourceEnd - typed[token].sourceStart)
      end = isSame ? Int(whole[position].sourceEnd) : Int(whole[position].sourceStart) + length
      position += 1
    }
    guard end <= text.count, end == text.count || text[end] & 0xC0 != 0x80 else { return nil }
    var rest = text[end...]
    if typed.count == 0 || !unfinished.isOpen { rest = rest.drop { $0 == 0x20 } }
    self.text = String(decoding: rest, as: UTF8.self)
  }

  private static func continues(
    _ typed: TokenView, _ token: Int, _ whole: TokenView, _ position: Int, isOpen: Bool
  ) -> Bool {
    isOpen
      ? whole.bytes(position).begins(with: typed.bytes(token))
      : whole.bytes(position).isEqual(to: typed.bytes(token))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isArticle(_ whole: TokenView, _ position: Int) -> Bool {
    WordWeights.weight(of: whole[position], bytes: whole.bytes(position)) <= WordWeights.article
  }
}
