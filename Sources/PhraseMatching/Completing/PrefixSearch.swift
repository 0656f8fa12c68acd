import WordSemantics

/// How an unfinished word was read: as the beginning of words, or with a slip where nothing begins so.
enum PrefixReading {
  case beginning
  case slip
}

extension Lexicon {
  /// The words that begin with a text, by their positions in the order of letters. O(log n).
  func ranks(beginningWith text: UnsafeBufferPointer<UInt8>) -> Range<UInt32> {
    let low = rank { self.text($0).precedes(text) }
    let high = rank(from: low) { word in
      let bytes = self.text(word)
      return bytes.precedes(text) || bytes.begins(with: text)
    }
    return low..<high
  }

  /// The position of a word, if it is one. O(log n).
  func rank(of text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let rank = rank { self.text($0).precedes(text) }
    guard Int(rank) < order.count, self.text(order[rank]).isEqual(to: text) else { return nil }
    return rank
  }

  /// The first position for which a condition does not hold that holds up to there.
  private func rank(from start: UInt32 = 0, _ isBefore: (TokenID) -> Bool) -> UInt32 {
    var (low, high) = (start, UInt32(order.count))
    while low < high {
      let middle = (low + high) / 2
      if isBefore(order[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the position of each word of which some beginning is one slip away from a text; the first letter is
  /// right. O(words with this first letter).
  func forEachSlip(of typed: Letters, first: UnsafeBufferPointer<UInt8>, _ body: (UInt32) -> Bool) {
    for rank in ranks(beginningWith: first) where text(order[rank]).count + 1 >= typed.count {
      guard typed.isOneSlipFromBeginning(of: text(order[rank])) else { continue }
      if !body(rank) { return }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  func begins(with prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count >= prefix.count else { return false }
    for index in 0..<prefix.count where self[index] != prefix[index] { return false }
    return true
  }
}

extension Letters {
  /// Whether some beginning of a word differs by one letter that is wrong, missing or too many, or by two swapped ones, in
  /// front of the last letter: "remi" goes on to be another word than "remove".
  func isOneSlipFromBeginning(of word: UnsafeBufferPointer<UInt8>) -> Bool {
    var (same, offset) = (0, 0)
    while same < count, offset < word.count {
      let (scalar, length) = UTF8Reading.scalar(in: word, at: offset)
      if scalar != self[same] { break }
      (same, offset) = (same + 1, offset + length)
    }
    guard same + 1 < count else { return false }
    if goesOn(from: same + 1, in: word, at: offset) { return true }
    guard offset < word.count else { return false }
    let (scalar, length) = UTF8Reading.scalar(in: word, at: offset)
    let behind = offset + length
    if goesOn(from: same + 1, in: word, at: behind) || goesOn(from: same, in: word, at: behind) { return true }
    guard self[same + 1] == scalar, behind < word.count else { return false }
    let (next, nextLength) = UTF8Reading.scalar(in: word, at: behind)
    return next == self[same] && goesOn(from: same + 2, in: word, at: behind + nextLength)
  }

  /// Whether the letters from a position on are the next ones of a word.
  private func goesOn(from position: Int, in word: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var offset = offset
    for index in position..<Swift.max(count, position) {
      guard offset < word.count else { return false }
      let (scalar, length) = UTF8Reading.scalar(in: word, at: offset)
      guard scalar == self[index] else { return false }
      offset += length
    }
    return true
  }
}
