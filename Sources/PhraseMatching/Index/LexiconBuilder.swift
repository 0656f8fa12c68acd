import WordSemantics

/// Collects the words of phrases or values, each once, and writes the tables for exact and close look-up.
final class LexiconBuilder {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]
  private var targets: [UInt32] = []
  private var weights: [UInt16] = []
  private var hashes: [UInt64] = []
  private var slots = [UInt32](repeating: 0, count: 1024)
  /// The index of the first abbreviation; they come last.
  private var firstAbbreviation: Int?
  /// Known words that also abbreviate others.
  private var shortWords: [(short: UInt32, word: TokenID)] = []

  /// The most words: a spelling key stores one in 24 bits.
  static let capacity = 0xFF_FFFE

  /// The most words under one spelling key; further ones are only found exactly. Without a limit, a catalog of "word1",
  /// "word2" … would make every search as long as the catalog.
  static let wordsPerKey = 64

  var count: Int { targets.count }

  /// The word's id; a new word gets `weight`.
  func add(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64, weight: @autoclosure () -> Int32) -> TokenID {
    let slot = slot(for: text, hash: hash)
    if slots[slot] != 0 { return TokenID(rawValue: targets[Int(slots[slot] - 1)]) }
    let id = append(text, hash: hash, slot: slot)
    targets.append(id)
    weights.append(UInt16(clamping: weight()))
    return TokenID(rawValue: id)
  }

  /// Another spelling of a word: "five" for "5".
  func addAlias(_ alias: String, of word: TokenID) {
    var alias = alias
    alias.withUTF8 { text in
      let hash = TokenHash.hash(text)
      let slot = slot(for: text, hash: hash)
      guard slots[slot] == 0 else { return }
      _ = append(text, hash: hash, slot: slot)
      targets.append(word.rawValue)
      weights.append(weights[Int(word.rawValue)])
    }
  }

  /// Adds the abbreviations of known words, preferring words of phrases to words that are only built in.
  ///
  /// Called last, when all words are there: an abbreviation that is a known word matches itself, and hardly less the
  /// word that it abbreviates.
  func addAbbreviations(preferring isSaid: (TokenID) -> Bool) {
    firstAbbreviation = count
    for abbreviation in Abbreviation.all {
      let known = abbreviation.words.compactMap { id(of: $0) }.map { TokenID(rawValue: targets[Int($0)]) }
      guard let word = known.first(where: isSaid) ?? known.first else { continue }
      if let short = id(of: abbreviation.short) {
        shortWords.append((short, word))
      } else {
        addAlias(abbreviation.short, of: word)
      }
    }
  }

  /// Removes the newest words until `count` are left: those of a phrase that could not be compiled.
  func truncate(to count: Int) {
    let mask = slots.count - 1
    while let hash = hashes.last, hashes.count > count {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != UInt32(hashes.count) { slot = (slot + 1) & mask }
      slots[slot] = 0
      starts.removeLast()
      bytes.removeLast(bytes.count - Int(starts[starts.count - 1]))
      targets.removeLast()
      weights.removeLast()
      hashes.removeLast()
    }
  }

  func withText<Result>(_ word: TokenID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes[Int(starts[word.index])..<Int(starts[word.index + 1])].withUnsafeBufferPointer(body)
  }

  func weight(_ word: TokenID) -> Int32 { Int32(weights[Int(word.rawValue)]) }

  private func append(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64, slot: Int) -> UInt32 {
    let id = UInt32(starts.count - 1)
    bytes.append(contentsOf: text)
    starts.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = id + 1
    if hashes.count * 2 > slots.count { grow() }
    return id
  }

  private func slot(for text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let id = Int(slots[slot] - 1)
      if hashes[id] == hash, bytes[Int(starts[id])..<Int(starts[id + 1])].elementsEqual(text) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (id, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id + 1)
    }
  }

  /// Writes the lexicon's sections.
  func write(to blob: inout IndexBlobWriter, _ sections: Lexicon.Sections) {
    blob.add(sections.bytes, bytes)
    blob.add(sections.starts, starts)
    blob.add(sections.targets, targets)
    blob.add(sections.weights, weights)
    blob.add(sections.slots, exactTable())
    blob.add(sections.spelling, spellingTable())
    blob.add(sections.siblings, siblings())
    blob.add(sections.order, order())
  }

  /// The words in the order of their letters, without other spellings of them.
  func order() -> [UInt32] {
    let known = (0..<UInt32(targets.count)).filter { targets[Int($0)] == $0 }
    return bytes.withUnsafeBufferPointer { all in
      let text = { (id: UInt32) in
        UnsafeBufferPointer(rebasing: all[Int(self.starts[Int(id)])..<Int(self.starts[Int(id) + 1])])
      }
      return known.sorted { text($0).precedes(text($1)) }
    }
  }

  private func exactTable() -> [UInt64] {
    var capacity = 16
    while capacity * 5 < hashes.count * 8 { capacity *= 2 }
    var table = [UInt64](repeating: 0, count: capacity)
    for (id, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while table[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      table[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(id + 1)
    }
    return table
  }

  private func letters(_ id: Int) -> Letters? {
    bytes.withUnsafeBufferPointer { all in
      Letters(UnsafeBufferPointer(rebasing: all[Int(starts[id])..<Int(starts[id + 1])]))
    }
  }

  private func spellingTable() -> [UInt32] {
    var keys: [(key: UInt64, id: UInt32)] = []
    for id in 0..<(firstAbbreviation ?? targets.count) {
      guard let letters = letters(id) else { continue }
      SpellingKeys.forEachFiling(letters) { keys.append(($0, UInt32(id))) }
    }
    var capacity = 16
    while capacity * 3 < keys.count * 4 { capacity *= 2 }
    var table = [UInt32](repeating: 0, count: capacity)
    for (key, id) in keys {
      let entry = UInt32(truncatingIfNeeded: key >> 56) << 24 | (id + 1)
      var slot = Int(truncatingIfNeeded: key) & (capacity - 1)
      var others = 0
      while table[slot] != 0, table[slot] != entry, others < Self.wordsPerKey {
        if table[slot] >> 24 == entry >> 24 { others += 1 }
        slot = (slot + 1) & (capacity - 1)
      }
      if table[slot] == 0 { table[slot] = entry }
    }
    return table
  }

  /// For each word the one that differs by a final "s", that it is confused with, or that it abbreviates; else itself.
  private func siblings() -> [UInt32] {
    var siblings = Array(0..<UInt32(targets.count))
    for id in 0..<targets.count where targets[id] == UInt32(id) {
      var text = Array(bytes[Int(starts[id])..<Int(starts[id + 1])])
      guard text.count >= 3, let last = text.last, last >= 0x61, last <= 0x7A else { continue }
      text.append(0x73)
      text.withUnsafeBufferPointer { plural in
        let slot = slot(for: plural, hash: TokenHash.hash(plural))
        guard slots[slot] != 0, targets[Int(slots[slot] - 1)] == slots[slot] - 1 else { return }
        siblings[id] = slots[slot] - 1
        siblings[Int(slots[slot] - 1)] = UInt32(id)
      }
    }
    for (typed, meant) in Self.confusions {
      guard let typed = id(of: typed), let meant = id(of: meant) else { continue }
      siblings[Int(typed)] = meant
    }
    for (short, word) in shortWords where siblings[Int(short)] == short { siblings[Int(short)] = word.rawValue }
    return siblings
  }

  /// Function words that are typed for others: "turn of the lamp".
  static let confusions = [("of", "off")]

  private func id(of word: String) -> UInt32? {
    var word = word
    return word.withUTF8 { text in
      let slot = slot(for: text, hash: TokenHash.hash(text))
      return slots[slot] == 0 ? nil : slots[slot] - 1
    }
  }
}
