import WordSemantics

// Words that were typed as one.
extension RequestReader {
  /// Splits an unknown token into two known words: "livingroom" into "living" and "room", a Korean name from its
  /// particle.
  mutating func splitJoinedWords(_ index: PhraseIndex) {
    splitCosts.removeAll()
    let mayCut = tokenizer.tokens.count <= Self.cutLimit
    var token = 0
    while token < tokenizer.tokens.count {
      splitCosts.append(0)
      if mayCut, let cut = cut(of: token, index) {
        split(token, at: cut)
        // A Korean particle is regularly joined to its name; other words by mistake.
        let slipped = Self.isHangul(tokenizer.view.bytes(token)) ? 0 : MatchCosts.joinPenalty / 2
        splitCosts[token] = slipped
        splitCosts.append(slipped)
        token += 1
      }
      token += 1
    }
  }

  /// Every split moves the tokens behind it; longer requests are not split, so that the work stays linear.
  private static let cutLimit = 1_024

  private mutating func split(_ token: Int, at cut: Int) {
    let whole = tokenizer.tokens[token]
    tokenizer.tokens.append(whole)
    var position = tokenizer.tokens.count - 1
    while position > token + 1 {
      tokenizer.tokens[position] = tokenizer.tokens[position - 1]
      position -= 1
    }
    var left = whole
    left.length = Int32(cut)
    var right = whole
    right.start += Int32(cut)
    right.length -= Int32(cut)
    // Where normalization changed the length, the split's source offset is unknown: both parts keep the whole range.
    if whole.sourceEnd - whole.sourceStart == whole.length {
      left.sourceEnd = whole.sourceStart + Int32(cut)
      right.sourceStart = left.sourceEnd
    }
    tokenizer.tokens[token] = left
    tokenizer.tokens[token + 1] = right
    tokenizer.tokens[token].hash = TokenHash.hash(tokenizer.view.bytes(token))
    tokenizer.tokens[token + 1].hash = TokenHash.hash(tokenizer.view.bytes(token + 1))
  }

  /// The offset at which an unknown token splits into two known words; the longest first word wins.
  private func cut(of token: Int, _ index: PhraseIndex) -> Int? {
    let view = tokenizer.view
    guard view[token].kind == .word, (5...48).contains(view[token].length) else { return nil }
    let bytes = view.bytes(token)
    // "Everyone" tells who does something, though "every" and "one" are words as well.
    guard !index.knows(bytes, hash: view[token].hash), !SpeechActRules.english.hasWord(view[token].hash) else {
      return nil
    }
    let isHangul = Self.isHangul(bytes)
    let least = isHangul ? 3 : 2
    var cut = bytes.count - least
    while cut >= 3 {
      if bytes[cut] & 0xC0 != 0x80, isCut(bytes, at: cut, isHangul: isHangul, index) { return cut }
      cut -= 1
    }
    return nil
  }

  private static func isHangul(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes[0] >= 0xEA && bytes[0] <= 0xED }

  private func isCut(_ bytes: UnsafeBufferPointer<UInt8>, at cut: Int, isHangul: Bool, _ index: PhraseIndex) -> Bool {
    let left = UnsafeBufferPointer(rebasing: bytes[..<cut])
    let right = UnsafeBufferPointer(rebasing: bytes[cut...])
    let rightHash = TokenHash.hash(right)
    let rightBuiltin = BuiltinWords.ids.value(for: rightHash)
    if isHangul {
      guard rightBuiltin != nil else { return false }
    } else if left.count < 3 || right.count < 3 {
      // A two-letter ending must be a word that is often joined: "lightson".
      guard left.count >= 4, joinedEndings.contains(rightHash) else { return false }
    }
    guard index.knows(right, hash: rightHash) else { return false }
    return index.knows(left, hash: TokenHash.hash(left))
  }
}

/// Short words that are often joined to the word before: "lightson".
private let joinedEndings = WordSet(Language.english.words.words("joined"))
