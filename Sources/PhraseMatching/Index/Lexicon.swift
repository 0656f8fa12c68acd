import WordSemantics

/// The words of phrases or values, found exactly or by edit distance.
///
/// An exact look-up reads one or two cache lines; a search by spelling reads one for each of at most 38 keys.
struct Lexicon: Sendable {
  /// The index sections of one lexicon.
  struct Sections {
    let bytes, starts, targets, weights, slots, spelling, siblings, order: IndexBlob.Section

    static let phrases = Sections(
      bytes: .wordBytes, starts: .wordStarts, targets: .wordTargets, weights: .wordWeights, slots: .wordSlots,
      spelling: .spellingSlots, siblings: .siblings, order: .wordOrder)
    static let values = Sections(
      bytes: .valueWordBytes, starts: .valueWordStarts, targets: .valueWordTargets, weights: .valueWordWeights,
      slots: .valueWordSlots, spelling: .valueSpellingSlots, siblings: .valueSiblings, order: .valueWordOrder)
  }

  /// A known word close to a typed one.
  struct Neighbour: BitwiseCopyable {
    var word: TokenID
    /// Thousandths of the word's weight.
    var penalty: Int32
  }

  private let bytes: FlatArray<UInt8>
  private let starts: FlatArray<UInt32>
  private let targets: FlatArray<UInt32>
  private let weights: FlatArray<UInt16>
  private let slots: FlatArray<UInt64>
  private let spelling: FlatArray<UInt32>
  private let siblings: FlatArray<UInt32>
  /// The words by their letters, without other spellings of them.
  let order: FlatArray<TokenID>

  init(_ blob: IndexBlob, _ sections: Sections) throws(IndexFileError) {
    bytes = try blob.array(sections.bytes)
    starts = try blob.array(sections.starts)
    targets = try blob.array(sections.targets)
    weights = try blob.array(sections.weights)
    slots = try blob.array(sections.slots)
    spelling = try blob.array(sections.spelling)
    siblings = try blob.array(sections.siblings)
    order = try blob.array(sections.order)
    guard starts.areStarts(upTo: bytes.count), targets.count == starts.count - 1, weights.count == targets.count,
      siblings.count == targets.count, targets.isBelow(targets.count), siblings.isBelow(targets.count),
      order.count <= targets.count, order.areBelow(targets.count),
      Self.isTable(slots.count), Self.isTable(spelling.count), slotsAreSound(),
      weights.elements.allSatisfy({ $0 <= WordWeights.maximum })
    else { throw .damaged(part: "\(sections.starts)") }
  }

  var count: Int { targets.count }

  func weight(_ word: TokenID) -> Int32 { Int32(weights[word.rawValue]) }

  func text(_ word: TokenID) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.elements[starts.run(Int(word.rawValue))])
  }

  /// The word with exactly these bytes.
  func find(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> TokenID? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry >> 32 == hash >> 32 {
        let id = UInt32(truncatingIfNeeded: entry) - 1
        if self.text(TokenID(rawValue: id)).isEqual(to: text) { return TokenID(rawValue: targets[id]) }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Whether some word's hash may be this one; false means that none is.
  func mayHold(hash: UInt64) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  /// The singular of a plural, the plural of a singular, or the word that another abbreviates, if both are known words.
  func sibling(_ word: TokenID) -> TokenID? {
    let sibling = siblings[word.rawValue]
    return sibling == word.rawValue ? nil : TokenID(rawValue: sibling)
  }

  /// Calls `body` with each known word within the edit distance of a typed one; a word may come more than once.
  func forEachNeighbour(of typed: Letters, _ body: (Neighbour) -> Void) {
    if count <= Self.fewWords {
      for id in 0..<UInt32(count) { if let neighbour = compare(typed, with: id) { body(neighbour) } }
      return
    }
    let mask = spelling.count - 1
    SpellingKeys.forEachSearch(typed) { key in
      let tag = UInt32(truncatingIfNeeded: key >> 56)
      var slot = Int(truncatingIfNeeded: key) & mask
      while spelling[slot] != 0 {
        let entry = spelling[slot]
        if entry >> 24 == tag {
          let id = (entry & 0xFF_FFFF) - 1
          if let neighbour = compare(typed, with: id) { body(neighbour) }
        }
        slot = (slot + 1) & mask
      }
    }
  }

  /// So few are compared one by one faster than by their keys.
  private static let fewWords = 8

  /// Out of line, since most keys lead to no word.
  @inline(never)
  private func compare(_ typed: Letters, with id: UInt32) -> Neighbour? {
    let text = text(TokenID(rawValue: id))
    // A letter has one to four bytes: most words of another length are rejected before their letters are read.
    guard text.count + 2 >= typed.count, let known = Letters(text) else { return nil }
    let limit = Spelling.forgivenEdits(letters: known.count)
    guard let difference = Spelling.difference(typed, known, limit: limit) else { return nil }
    let penalty =
      Self.isInflection(typed, known)
      ? Spelling.inflectionPenalty : Spelling.penalty(difference, letters: min(typed.count, known.count))
    return Neighbour(word: TokenID(rawValue: targets[id]), penalty: penalty)
  }

  /// Whether one word is the other with an "s" behind it.
  static func isInflection(_ a: Letters, _ b: Letters) -> Bool {
    let shorter = min(a.count, b.count)
    guard shorter >= 3, max(a.count, b.count) == shorter + 1 else { return false }
    for index in 0..<shorter where a[index] != b[index] { return false }
    return (a.count > b.count ? a[shorter] : b[shorter]) == 0x73
  }

  private static func isTable(_ count: Int) -> Bool { count > 0 && count & (count - 1) == 0 }

  /// Whether every slot has a valid word, and both tables have an empty slot that ends a search.
  private func slotsAreSound() -> Bool {
    var hasEmptySlot = false
    var largest: UInt32 = 0
    for slot in slots.elements {
      hasEmptySlot = hasEmptySlot || slot == 0
      largest = max(largest, UInt32(truncatingIfNeeded: slot))
    }
    var hasEmptyKey = false
    for slot in spelling.elements {
      hasEmptyKey = hasEmptyKey || slot == 0
      largest = max(largest, slot & 0xFF_FFFF)
    }
    let isSlotUnnamed = slots.elements.contains { $0 != 0 && $0 & 0xFFFF_FFFF == 0 }
    let isKeyUnnamed = spelling.elements.contains { $0 != 0 && $0 & 0xFF_FFFF == 0 }
    return hasEmptySlot && hasEmptyKey && !isSlotUnnamed && !isKeyUnnamed && Int(largest) <= count
  }
}
