/// What a request shows: features of the vocabulary, each as strong as it is rare, and the direction of its words.
///
/// Kept between requests; a warm one allocates nothing. Costs one look-up for each feature, some ten for each word, and
/// one addition of a row for each word and pair.
struct MeaningFeatures: ~Copyable {
  private(set) var features = GrowableBuffer<UInt32>(capacity: 256)
  private(set) var strengths = GrowableBuffer<Float>(capacity: 256)
  /// Where the words and pairs point together, and behind it where the first two words do: zeros if none is known.
  private(set) var direction = GrowableBuffer<Float>(capacity: 256)
  /// Whether some word has a direction.
  var hasDirection: Bool { direction.elements.contains { $0 != 0 } }
  /// Where each feature of the vocabulary stands in `features`, one more; 0 if it does not.
  private var places = GrowableBuffer<UInt32>(capacity: 1_024)

  /// How many directions there are, side by side.
  static let directionCount = 2
  /// How much the direction of all words counts beside the features, as the square root of its share; and that of the
  /// first two words, which mostly say what to do.
  static let wholeWeight: Float = 2
  static let openingWeight: Float = 0.707_106_8
  static let openingWords = 2
  /// How much of what no phrase has counts as part of a request.
  static let unknownShare: Float = 0.5

  var growths: Int { features.growths + strengths.growths + direction.growths + places.growths }

  mutating func read(_ tokens: borrowing MeaningTokens, _ vocabulary: FeatureVocabulary, _ vectors: WordVectors) {
    features.removeAll()
    strengths.removeAll()
    if places.count < vocabulary.count { places.fill(vocabulary.count, with: 0) }
    for block in FeatureBlock.allCases { read(block, of: tokens, vocabulary) }
    for place in 0..<features.count { places[Int(features[place])] = 0 }
    point(tokens, vectors)
  }

  private mutating func read(
    _ block: FeatureBlock,
    of tokens: borrowing MeaningTokens,
    _ vocabulary: FeatureVocabulary
  ) {
    let first = features.count
    var square: Float = 0
    block.forEach(in: tokens) { hash in
      guard let feature = vocabulary.find(hash) else {
        square += Self.unknownShare * vocabulary.unknownRarity * vocabulary.unknownRarity
        return
      }
      let place = Int(places[Int(feature)])
      if place > 0 {
        strengths[place - 1] += 1
      } else {
        features.append(feature)
        strengths.append(1)
        places[Int(feature)] = UInt32(features.count)
      }
    }
    for place in first..<features.count {
      let strength = (1 + Exponential.ln(strengths[place])) * vocabulary.rarities[features[place]]
      strengths[place] = strength
      square += strength * strength
    }
    guard square > 0 else { return }
    let scale = block.weight / square.squareRoot()
    for place in first..<features.count { strengths[place] *= scale }
  }

  /// Points where the words and pairs point together, and again where the first two words do.
  private mutating func point(_ tokens: borrowing MeaningTokens, _ vectors: WordVectors) {
    direction.fill(vectors.dimensions * Self.directionCount, with: 0)
    let whole = direction.base
    let opening = whole + vectors.dimensions
    for place in 0..<tokens.count where !tokens[place].isPlaceholder {
      let letters = tokens.letters(place)
      if let entry = vectors.entry(of: letters, hash: tokens[place].hash) {
        vectors.add(entry, to: whole, lengthened: vectors.evened(entry))
        if place < Self.openingWords { vectors.add(entry, to: opening) }
      }
      guard place + 1 < tokens.count, !tokens[place + 1].isPlaceholder else { continue }
      if let entry = vectors.entry(ofPair: letters, tokens.letters(place + 1)) {
        vectors.add(entry, to: whole, lengthened: vectors.evened(entry))
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
  /// What a row is lengthened by where words are added up, so that long ones count less than they would.
  fileprivate func evened(_ entry: Entry) -> Float {
    (inverseLength(entry) / scale(entry)).squareRoot().squareRoot()
  }
}
