import WordSemantics

// What of a completion was typed.
extension CompletionLayout {
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
