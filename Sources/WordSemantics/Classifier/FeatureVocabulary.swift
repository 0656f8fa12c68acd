/// The features of an index's phrases and their weights.
package struct FeatureVocabulary: Sendable {
  /// A hash table: 1 + a feature's number, or 0.
  let slots: FlatArray<UInt32>
  /// The upper half of each feature's hash.
  let tags: FlatArray<UInt32>
  /// The inverse document frequency of each feature.
  let rarities: FlatArray<Float>
  /// The inverse document frequency of a feature that no phrase has.
  let unknownRarity: Float

  var count: Int { tags.count }

  func find(_ hash: UInt64) -> UInt32? {
    let mask = slots.count - 1
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots.base[slot] != 0 {
      let feature = slots.base[slot] - 1
      if tags.base[Int(feature)] == tag { return feature }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The inverse document frequency of a feature in `having` of the phrases.
  static func rarity(in having: Int, of phrases: Int) -> Float {
    Exponential.ln(Float(phrases + 1) / (Float(having) + 0.5))
  }
}

/// Collects features and counts the phrases that have each.
struct FeatureVocabularyBuilder {
  private(set) var slots: [UInt32] = [UInt32](repeating: 0, count: 1_024)
  private var hashes: [UInt64] = []
  private var counts: [Int] = []
  private var lastPhrase: [Int] = []
  private(set) var phraseCount = 0

  var count: Int { hashes.count }
  var tags: [UInt32] { hashes.map { UInt32(truncatingIfNeeded: $0 >> 32) } }
  var rarities: [Float] { counts.map { FeatureVocabulary.rarity(in: $0, of: phraseCount) } }

  mutating func add(_ tokens: borrowing SemanticTokens) {
    phraseCount += 1
    for block in FeatureBlock.allCases { block.forEach(in: tokens) { note($0) } }
  }

  private mutating func note(_ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let feature = Int(slots[slot] - 1)
      if hashes[feature] >> 32 == hash >> 32 {
        if lastPhrase[feature] != phraseCount { counts[feature] += 1 }
        lastPhrase[feature] = phraseCount
        return
      }
      slot = (slot + 1) & mask
    }
    hashes.append(hash)
    counts.append(1)
    lastPhrase.append(phraseCount)
    slots[slot] = UInt32(hashes.count)
    if hashes.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for feature in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[feature]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(feature + 1)
    }
  }
}
