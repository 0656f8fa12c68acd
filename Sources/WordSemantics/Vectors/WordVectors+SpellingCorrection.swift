// Corrects words that neither the phrases nor the table have to words of the table.
extension WordVectors {
  /// The likeliest correction of a word that is not in the table.
  package enum Correction: Hashable, Sendable, BitwiseCopyable {
    /// One edit away.
    case word(Entry)
    /// Two words that were joined.
    case words(Entry, Entry)
  }

  /// The most frequent word one edit away from a typed one; for a longer word that has none, the two frequent words it
  /// consists of. Nil for words of fewer than four letters, and for other letters than a–z.
  ///
  /// An edit is a letter too many, too few or wrong, or two neighbours exchanged. Looks up some fifty words for each
  /// letter; allocates nothing.
  package func correction(of typed: UnsafeBufferPointer<UInt8>) -> Correction? {
    guard (SingleEdits.shortest...SingleEdits.longest).contains(typed.count),
      typed.allSatisfy(SingleEdits.letters.contains)
    else {
      return nil
    }
    return mostFrequent(near: typed).map(Correction.word) ?? split(typed)
  }

  /// The likeliest correction of a word that is not in the table.
  package func correction(of typed: String) -> Correction? {
    var typed = typed
    return typed.withUTF8 { correction(of: $0) }
  }

  // MARK: One edit away

  private func mostFrequent(near typed: UnsafeBufferPointer<UInt8>) -> Entry? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: SingleEdits.longest + 1) { letters in
      var best: Entry?
      SingleEdits.forEach(of: typed, in: letters) { word in
        guard let entry = entry(of: word), entry.row < best?.row ?? UInt32(wordCount) else { return }
        best = entry
      }
      return best
    }
  }

  // MARK: Joined words

  /// The two words whose rarer one is most frequent.
  private func split(_ typed: UnsafeBufferPointer<UInt8>) -> Correction? {
    guard typed.count >= 2 * SingleEdits.shortestResult else { return nil }
    var best: (first: Entry, second: Entry)?
    var rarest = SingleEdits.frequentWords
    for cut in SingleEdits.shortestResult...(typed.count - SingleEdits.shortestResult) {
      guard let first = entry(of: UnsafeBufferPointer(rebasing: typed[..<cut])), first.row < rarest,
        let second = entry(of: UnsafeBufferPointer(rebasing: typed[cut...])), second.row < rarest
      else { continue }
      best = (first, second)
      rarest = max(first.row, second.row)
    }
    return best.map { .words($0.first, $0.second) }
  }
}

/// The words one edit away from a typed one.
private enum SingleEdits {
  static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  /// Shorter words are one edit away from too many others.
  static let shortest = 4
  static let shortestResult = 3
  static let longest = 24
  /// Rarer words are hardly ever joined; rows are sorted by frequency.
  static let frequentWords: UInt32 = 5_000

  /// Calls `body` with each word one edit away, in `word`, which has room for one letter more than was typed.
  static func forEach(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
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
    for index in typed.indices { word[index] = typed[index] }
    for index in 1..<typed.count where typed[index] != typed[index - 1] {
      word.swapAt(index, index - 1)
      body(UnsafeBufferPointer(rebasing: word[..<typed.count]))
      word.swapAt(index, index - 1)
    }
  }

  private static func forEachReplacement(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for index in typed.indices { word[index] = typed[index] }
    for index in typed.indices {
      for letter in letters where letter != typed[index] {
        word[index] = letter
        body(UnsafeBufferPointer(rebasing: word[..<typed.count]))
      }
      word[index] = typed[index]
    }
  }

  private static func forEachDeletion(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for index in 1..<typed.count { word[index - 1] = typed[index] }
    for index in typed.indices {
      body(UnsafeBufferPointer(rebasing: word[..<(typed.count - 1)]))
      if index < typed.count - 1 { word[index] = typed[index] }
    }
  }

  private static func forEachInsertion(
    of typed: UnsafeBufferPointer<UInt8>, in word: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for index in typed.indices { word[index + 1] = typed[index] }
    for index in 0...typed.count {
      for letter in letters {
        word[index] = letter
        body(UnsafeBufferPointer(rebasing: word[...typed.count]))
      }
      if index < typed.count { word[index] = typed[index] }
    }
  }
}
