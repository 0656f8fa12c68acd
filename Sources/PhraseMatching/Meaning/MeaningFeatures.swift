/// What a request shows: features of the vocabulary, each as strong as it is rare, and the direction of its words.
///
/// Kept between requests; a warm one allocates nothing. Costs one look-up for each feature, some ten for each word, and
/// one addition of a row for each word and pair.
struct MeaningFeatures: ~Copyable {
  private(set) var features = GrowableBuffer<UInt32>(capacity: 256)
  private(set) var strengths = GrowableBuffer<Float>(capacity: 256)
  /// The sum of the words' and pairs' directions, of length ``directionWeight``; nothing but zeros if none is known.
  private(set) var direction = GrowableBuffer<Float>(capacity: 128)
  /// Whether some word has a direction.
  private(set) var hasDirection = false
  /// Where each feature of the vocabulary stands in `features`, one more; 0 if it does not.
  private var places = GrowableBuffer<UInt32>(capacity: 1_024)

  /// How much the direction counts beside the features, as the square root of its share.
  static let directionWeight: Float = 1.732_050_8

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
        square += vocabulary.unknownRarity * vocabulary.unknownRarity
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

  private mutating func point(_ tokens: borrowing MeaningTokens, _ vectors: WordVectors) {
    direction.fill(vectors.dimensions, with: 0)
    hasDirection = false
    for place in 0..<tokens.count where !tokens[place].isPlaceholder {
      let letters = tokens.letters(place)
      if let entry = vectors.entry(of: letters) {
        vectors.add(entry, to: direction.base)
        hasDirection = true
      }
      guard place + 1 < tokens.count, !tokens[place + 1].isPlaceholder else { continue }
      if let entry = vectors.entry(ofPair: letters, tokens.letters(place + 1)) {
        vectors.add(entry, to: direction.base)
        hasDirection = true
      }
    }
    var square: Float = 0
    for dimension in 0..<direction.count { square += direction[dimension] * direction[dimension] }
    guard square > 0 else { return }
    let scale = Self.directionWeight / square.squareRoot()
    for dimension in 0..<direction.count { direction[dimension] *= scale }
  }
}
