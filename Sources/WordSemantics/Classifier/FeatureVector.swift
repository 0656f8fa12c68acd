/// The features of a request: weighted features of the vocabulary, and the direction of its words.
///
/// Kept between requests; a warm one allocates nothing. O(length of the request): one look-up for each feature, some
/// ten for each word, and one row addition for each word and pair.
package struct FeatureVector: ~Copyable {
  private(set) var features = GrowableBuffer<UInt32>(capacity: 256)
  private(set) var strengths = GrowableBuffer<Float>(capacity: 256)
  /// The sum of the vectors of all words and pairs, then that of the first two words; zeros if none is known.
  private(set) var direction = GrowableBuffer<Float>(capacity: 256)
  /// Whether some word has a vector.
  var hasDirection: Bool { direction.elements.contains { $0 != 0 } }
  /// 1 + the index in `features` of each feature of the vocabulary, or 0.
  private var positions = GrowableBuffer<UInt32>(capacity: 1_024)

  /// The number of sums in `direction`.
  static let directionCount = 2
  /// The length of the sum of all words beside the features, as the square root of its share; and of the first two
  /// words, which mostly name the action.
  static let wholeWeight: Float = 2
  static let openingWeight: Float = 0.707_106_8
  static let openingWords = 2
  /// The share with which unknown features count in a block's length.
  static let unknownShare: Float = 0.5

  package init() {}

  package var growths: Int { features.growths + strengths.growths + direction.growths + positions.growths }

  package mutating func read(
    _ tokens: borrowing SemanticTokens, _ vocabulary: FeatureVocabulary, _ vectors: WordVectors
  ) {
    features.removeAll()
    strengths.removeAll()
    if positions.count < vocabulary.count { positions.fill(vocabulary.count, with: 0) }
    for block in FeatureBlock.allCases { read(block, of: tokens, vocabulary) }
    for index in 0..<features.count { positions[Int(features[index])] = 0 }
    point(tokens, vectors)
  }

  private mutating func read(
    _ block: FeatureBlock, of tokens: borrowing SemanticTokens, _ vocabulary: FeatureVocabulary
  ) {
    let first = features.count
    var square: Float = 0
    block.forEach(in: tokens) { hash in
      guard let feature = vocabulary.find(hash) else {
        square += Self.unknownShare * vocabulary.unknownRarity * vocabulary.unknownRarity
        return
      }
      let index = Int(positions[Int(feature)])
      if index > 0 {
        strengths[index - 1] += 1
      } else {
        features.append(feature)
        strengths.append(1)
        positions[Int(feature)] = UInt32(features.count)
      }
    }
    for index in first..<features.count {
      let strength = (1 + Exponential.ln(strengths[index])) * vocabulary.rarities[features[index]]
      strengths[index] = strength
      square += strength * strength
    }
    guard square > 0 else { return }
    let scale = block.weight / square.squareRoot()
    for index in first..<features.count { strengths[index] *= scale }
  }

  /// Sums up the vectors of words and pairs, and again those of the first two words.
  private mutating func point(_ tokens: borrowing SemanticTokens, _ vectors: WordVectors) {
    direction.fill(vectors.dimensions * Self.directionCount, with: 0)
    let whole = direction.base
    let opening = whole + vectors.dimensions
    for index in 0..<tokens.count where !tokens[index].isPlaceholder {
      let letters = tokens.letters(index)
      if let entry = vectors.entry(of: letters, hash: tokens[index].hash) {
        vectors.add(entry, to: whole, scaledBy: vectors.dampedLength(entry))
        if index < Self.openingWords { vectors.add(entry, to: opening) }
      }
      guard index + 1 < tokens.count, !tokens[index + 1].isPlaceholder else { continue }
      if let entry = vectors.entry(ofPair: letters, tokens.letters(index + 1)) {
        vectors.add(entry, to: whole, scaledBy: vectors.dampedLength(entry))
      }
    }
    Self.scale(whole, vectors.dimensions, to: Self.wholeWeight)
    Self.scale(opening, vectors.dimensions, to: Self.openingWeight)
  }

  private static func scale(_ vector: UnsafeMutablePointer<Float>, _ count: Int, to length: Float) {
    var square: Float = 0
    for dimension in 0..<count { square += vector[dimension] * vector[dimension] }
    guard square > 0 else { return }
    let factor = length / square.squareRoot()
    for dimension in 0..<count { vector[dimension] *= factor }
  }
}

extension WordVectors {
  /// The factor of a row in a sum, which dampens long rows.
  fileprivate func dampedLength(_ entry: Entry) -> Float {
    (inverseLength(entry) / scale(entry)).squareRoot().squareRoot()
  }
}
