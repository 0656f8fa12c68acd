// Slips: a word that neither the phrases nor the table know, led to the words of the table that were likely meant.
extension WordVectors {
  /// What was likely meant by a word that is not in the table.
  package enum Correction: Hashable, Sendable, BitwiseCopyable {
    /// One slip of the keys away.
    case word(Entry)
    /// Two words that were typed together.
    case words(Entry, Entry)
  }

  /// The most frequent word one slip of the keys away from a typed one; for a longer word that has none, the two
  /// frequent words it falls into. Nil for words of fewer than four letters, and for what is not written in a–z.
  ///
  /// A slip is a letter too many, too few, or wrong, or two neighbours in the wrong order. Looks up some fifty words for
  /// each letter and allocates nothing.
  package func correction(of typed: UnsafeBufferPointer<UInt8>) -> Correction? {
    guard (Slips.shortest...Slips.longest).contains(typed.count), typed.allSatisfy(Slips.letters.contains) else {
      return nil
    }
    return mostFrequent(near: typed).map(Correction.word) ?? split(typed)
  }

  /// What was likely meant by a word that is not in the table.
  package func correction(of typed: String) -> Correction? {
    var typed = typed
    return typed.withUTF8 { correction(of: $0) }
  }

  // MARK: One slip away

  private func mostFrequent(near typed: UnsafeBufferPointer<UInt8>) -> Entry? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Slips.longest + 1) { letters in
      var best: Entry?
      Slips.forEach(of: typed, in: letters) { word in
        guard let entry = entry(of: word), entry.row < best?.row ?? UInt32(wordCount) else { return }
        best = entry
      }
      return best
    }
  }

  // MARK: Typed together

  /// The two words whose rarer one is most frequent.
  private func split(_ typed: UnsafeBufferPointer<UInt8>) -> Correction? {
    guard typed.count >= 2 * Slips.shortestResult else { return nil }
    var best: (first: Entry, second: Entry)?
    var rarest = Slips.frequentWords
    for cut in Slips.shortestResult...(typed.count - Slips.shortestResult) {
      guard let first = entry(of: UnsafeBufferPointer(rebasing: typed[..<cut])), first.row < rarest,
        let second = entry(of: UnsafeBufferPointer(rebasing: typed[cut...])), second.row < rarest
      else { continue }
      best = (first, second)
      rarest = max(first.row, second.row)
    }
    return best.map { .words($0.first, $0.second) }
  }
}

/// The words that are one slip of the keys away from a typed one.
private enum Slips {
  static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  /// Shorter words are one slip away from too many others.
  static let shortest = 4
  static let shortestResult = 3
  static let longest = 24
  /// Rarer words are hardly typed together; rows are sorted by how frequent words are.
  static let frequentWords: UInt32 = 5_000

  /// Calls `body` with each word one slip away, in `word`, which has room for one letter more than was typed.
  static func forEach(
    of typed: UnsafeBufferPointer<UInt8>,
    in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    forEachExchange(of: typed, in: word, body)
    forEachReplacement(of: typed, in: word, body)
    forEachDeletion(of: typed, in: word, body)
    forEachInsertion(of: typed, in: word, body)
  }

  private static func forEachExchange(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for place in typed.indices { word[place] = typed[place] }
    for place in 1..<typed.count where typed[place] != typed[place - 1] {
      word.swapAt(place, place - 1)
      body(UnsafeBufferPointer(rebasing: word[..<typed.count]))
      word.swapAt(place, place - 1)
    }
  }

  private static func forEachReplacement(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for place in typed.indices { word[place] = typed[place] }
    for place in typed.indices {
      for letter in letters where letter != typed[place] {
        word[place] = letter
        body(UnsafeBufferPointer(rebasing: word[..<typed.count]))
      }
      word[place] = typed[place]
    }
  }

  private static func forEachDeletion(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for place in 1..<typed.count { word[place - 1] = typed[place] }
    for place in typed.indices {
      body(UnsafeBufferPointer(rebasing: word[..<(typed.count - 1)]))
      if place < typed.count - 1 { word[place] = typed[place] }
    }
  }

  private static func forEachInsertion(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for place in typed.indices { word[place + 1] = typed[place] }
    for place in 0...typed.count {
      for letter in letters {
        word[place] = letter
        body(UnsafeBufferPointer(rebasing: word[...typed.count]))
      }
      if place < typed.count { word[place] = typed[place] }
    }
  }
}
