import Foundation
import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// A word or a value, as the classifier reads it.
enum ReferenceToken: Hashable {
  case word(WordText)
  /// Known by the hash that all values of its kind share.
  case value(UInt64)

  var hash: UInt64 {
    switch self {
    case .word(let letters): letters.withUnsafeBufferPointer { TokenHash.hash($0) }
    case .value(let hash): hash
    }
  }

  var letters: WordText? {
    if case .word(let letters) = self { return letters }
    return nil
  }

  static func tokens(_ tokens: borrowing SemanticTokens) -> [ReferenceToken] {
    var all: [ReferenceToken] = []
    for position in 0..<tokens.count {
      all.append(
        tokens[position].isPlaceholder ? .value(tokens[position].hash) : .word(WordText(tokens.letters(position))))
    }
    return all
  }
}

/// A piece of evidence, spelled out.
struct ReferenceFeature: Hashable {
  var block: FeatureBlock
  /// What it consists of: a word, two of them, some letters, a mark.
  var parts: [WordText?]

  /// All of a block, as often as they occur.
  static func all(_ block: FeatureBlock, _ tokens: [ReferenceToken]) -> [ReferenceFeature] {
    parts(block, tokens).map { ReferenceFeature(block: block, parts: $0) }
  }

  private static func parts(_ block: FeatureBlock, _ tokens: [ReferenceToken]) -> [[WordText?]] {
    let names = tokens.map { $0.letters ?? WordText("#\($0.hash)".utf8) }
    switch block {
    case .words: return names.map { [$0] }
    case .pairs: return zip([nil] + names, names + [nil]).map { [$0, $1] }
    case .letters: return tokens.compactMap(\.letters).flatMap { runs(WordText("<".utf8) + $0 + WordText(">".utf8)) }
    case .thesaurus: return marks(tokens).map { [WordText("\($0)".utf8)] }
    }
  }

  private static func runs(_ letters: WordText) -> [[WordText?]] {
    letters.indices.flatMap { start in
      (3...5).filter { start + $0 <= letters.count }.map { [WordText(letters[start..<start + $0])] }
    }
  }

  private static func marks(_ tokens: [ReferenceToken]) -> [UInt64] {
    var marks: [UInt64] = []
    for position in tokens.indices {
      let letters = tokens[position...].prefix(ThesaurusEntry.longestExpression).map { $0.letters }
      for count in letters.indices.map({ $0 + 1 }) {
        let words = letters.prefix(count).compactMap { $0 }
        guard words.count == count else { break }
        for entry in ThesaurusEntry.all(of: words) { entry.forEachFeature { marks.append($0) } }
      }
    }
    return marks
  }
}

extension ThesaurusEntry {
  /// The entry of a word, or of the word that it is a form of; of an expression, with its first word as it stands
  /// and with the word that this is a form of.
  static func all(of words: [WordText]) -> [ThesaurusEntry] {
    let hashes = words.map { $0.withUnsafeBufferPointer { TokenHash.hash($0) } }
    let base = words.first?.withUnsafeBufferPointer { letters in
      Lemmatizer.base(of: letters, hash: hashes[0], exists: { Thesaurus.builtIn?.knows($0) ?? false })
    }
    let found = [of(run: hashes), base.flatMap { of(run: [$0] + hashes.dropFirst()) }]
    let isNew = base != hashes.first
    return words.count == 1
      ? Array(found.compactMap { $0 }.prefix(1)) : [found[0], isNew ? found[1] : nil].compactMap { $0 }
  }

  /// The entry of a word or of an expression of several, by the hashes of the words.
  static func of(run hashes: [UInt64]) -> ThesaurusEntry? {
    hashes.isEmpty ? nil : of(key: ExpressionKey.of(hashes))
  }
}

/// What an index learned, read from its file, and what that says of a request: dictionaries and plain sums.
struct ReferenceWeights {
  /// For each feature its rarity, and what it says for each meaning.
  private var features: [ReferenceFeature: (rarity: Double, weights: [Int: Double])] = [:]
  private let unknownRarity: Double
  /// For each dimension a weight for each meaning.
  private let directions: [[Double]]
  let isTrained: [Bool]
  let logSampleCount: Double
  private let vectors: WordVectors

  /// Nil where nothing was learned.
  init?(_ index: PhraseIndex, _ vectors: WordVectors) throws {
    self.vectors = vectors
    let blob = try IndexBlob(index.memory)
    let settings: FlatArray<UInt64> = try blob.array(.meaningSettings)
    guard settings.count > 0 else { return nil }
    logSampleCount = Double(Float(bitPattern: UInt32(truncatingIfNeeded: settings[3])))
    let trained: FlatArray<UInt8> = try blob.array(.meaningsTaught)
    isTrained = trained.elements.map { $0 == 1 }
    let rows: FlatArray<Float> = try blob.array(.meaningDirections)
    let count = trained.count
    directions = stride(from: 0, to: rows.count, by: count).map { row in
      rows.elements[row..<row + count].map { Double($0) }
    }
    let (numbers, counts, total) = Self.number(TrainingSamples(index.phrases, index.segments[0].sections))
    unknownRarity = Self.rarity(0, total)
    let weights = try Self.sparseWeights(blob)
    try #require(weights.count == numbers.count)
    for (feature, number) in numbers {
      features[feature] = (Self.rarity(counts[number], total), weights[number])
    }
  }

  /// Numbers the features of all samples as they come, and counts the samples that have each.
  private static func number(_ samples: TrainingSamples) -> ([ReferenceFeature: Int], [Int], Int) {
    var numbers: [ReferenceFeature: Int] = [:]
    var counts: [Int] = []
    var total = 0
    samples.forEach { _, tokens in
      total += 1
      let tokens = ReferenceToken.tokens(tokens)
      let all = FeatureBlock.allCases.flatMap { ReferenceFeature.all($0, tokens) }
      for feature in all where numbers[feature] == nil {
        numbers[feature] = counts.count
        counts.append(0)
      }
      for feature in Set(all) { if let number = numbers[feature] { counts[number] += 1 } }
    }
    return (numbers, counts, total)
  }

  private static func sparseWeights(_ blob: IndexBlob) throws -> [[Int: Double]] {
    let starts: FlatArray<UInt32> = try blob.array(.featureStarts)
    let meanings: FlatArray<UInt16> = try blob.array(.featureMeanings)
    let weights: FlatArray<Int8> = try blob.array(.featureWeights)
    let scales: FlatArray<Float> = try blob.array(.featureScales)
    return scales.elements.indices.map { feature in
      Dictionary(
        uniqueKeysWithValues: starts.run(feature).map {
          (Int(meanings[$0]), Double(weights[$0]) * Double(scales[feature]))
        })
    }
  }

  private static func rarity(_ having: Int, _ phrases: Int) -> Double {
    log(Double(phrases + 1) / (Double(having) + 0.5))
  }

  // MARK: Evidence

  /// What speaks for each meaning.
  func evidence(_ tokens: [ReferenceToken]) -> [Double] {
    var evidence = [Double](repeating: 0, count: isTrained.count)
    for block in FeatureBlock.allCases {
      for (feature, strength) in strengths(block, tokens) {
        for (label, weight) in features[feature]?.weights ?? [:] { evidence[label] += strength * weight }
      }
    }
    for (dimension, strength) in direction(tokens).enumerated() {
      for label in evidence.indices { evidence[label] += strength * directions[dimension][label] }
    }
    return evidence
  }

  /// How strong each known feature of a block is: the block as long as its weight, what is unknown counted in.
  private func strengths(_ block: FeatureBlock, _ tokens: [ReferenceToken]) -> [ReferenceFeature: Double] {
    var counts: [ReferenceFeature: Int] = [:]
    var square = 0.0
    for feature in ReferenceFeature.all(block, tokens) {
      counts[feature, default: 0] += 1
      if features[feature] == nil { square += Double(FeatureVector.unknownShare) * unknownRarity * unknownRarity }
    }
    var strengths: [ReferenceFeature: Double] = [:]
    for (feature, count) in counts {
      guard let rarity = features[feature]?.rarity else { continue }
      let strength = (1 + log(Double(count))) * rarity
      strengths[feature] = strength
      square += strength * strength
    }
    return strengths.mapValues { $0 * Double(block.weight) / square.squareRoot() }
  }

  /// The sum of the vectors of all words and pairs, long ones dampened, then that of the first words.
  private func direction(_ tokens: [ReferenceToken]) -> [Double] {
    var whole = [Double](repeating: 0, count: vectors.dimensions)
    var opening = whole
    for (position, token) in tokens.enumerated() {
      guard let letters = token.letters else { continue }
      if let entry = letters.withUnsafeBufferPointer({ vectors.entry(of: $0) }) {
        add(entry, dampening(entry), &whole)
        if position < FeatureVector.openingWords { add(entry, 1, &opening) }
      }
      guard let next = tokens.dropFirst(position + 1).first?.letters else { continue }
      let pair = letters.withUnsafeBufferPointer { first in
        next.withUnsafeBufferPointer { vectors.entry(ofPair: first, $0) }
      }
      if let pair { add(pair, dampening(pair), &whole) }
    }
    return whole.scaled(to: Double(FeatureVector.wholeWeight))
      + opening.scaled(to: Double(FeatureVector.openingWeight))
  }

  private func add(_ entry: WordVectors.Entry, _ factor: Double, _ sum: inout [Double]) {
    for (position, number) in vectors.vector(entry).enumerated() { sum[position] += number * factor }
  }

  /// Long vectors count less: each with the power of three quarters of its length.
  private func dampening(_ entry: WordVectors.Entry) -> Double {
    let length = vectors.vector(entry).length
    return length > 0 ? pow(length, -0.25) : 0
  }
}
