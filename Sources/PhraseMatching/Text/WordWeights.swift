import WordSemantics

/// The default weight of words, in thousandths of a content word.
///
/// Function words are light, content words are heavy: "turn on lamp" must be close to "turn on the lamp", and far from
/// "turn on the radio". Words of languages that are not listed weigh as content words.
enum WordWeights {
  static let content: Int32 = 1_000
  /// Articles and possessives, which do not distinguish requests.
  static let article: Int32 = 110
  /// The greatest weight; an index with a greater one is rejected, because the costs of long requests would overflow.
  static let maximum: Int32 = 3_000
  /// From this weight on a word is a content word: finding it in a request makes a phrase a candidate.
  static let contentThreshold: Int32 = 400
  /// One character of Han, Katakana or Thai; two or three of them make a word.
  static let syllable: Int32 = 450
  /// One character of Hiragana, mostly grammar.
  static let particle: Int32 = 180

  static func weight(of token: Token, bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    switch token.kind {
    case .syllable: isHiragana(bytes) ? particle : syllable
    case .number, .ordinal: content
    case .word: BuiltinWords.weights.value(for: token.hash) ?? content
    }
  }

  private static func isHiragana(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 3 && bytes[0] == 0xE3 && (bytes[1] == 0x81 || (bytes[1] == 0x82 && bytes[2] < 0xA0))
  }
}

/// Words that every index knows, so that "teh" is a typo for "the" even where no phrase has "the".
enum BuiltinWords {
  /// The number of words.
  static var count: UInt32 { UInt32(all.count) }

  /// Whether the word with this id is part of typed values: dates, durations, measurements.
  static func isValueWord(_ id: UInt32) -> Bool { id < count && valueWords.contains(id) }

  private static let valueWords = ids(with: "value")

  /// Whether a sentence that begins with the word with this id is a question.
  static func asks(_ id: UInt32) -> Bool { id < count && questionOpeners.contains(id) }

  private static let questionOpeners = ids(with: "question")

  /// Whether the word with this id negates a request.
  static func negates(_ id: UInt32) -> Bool { id < count && negations.contains(id) }

  private static let negations = ids(with: "negation")

  /// The words of all languages with their weights; where two have a word, it weighs as in the first. Their order
  /// determines their ids in every index.
  static let all: [(word: String, weight: Int32)] = {
    var seen = Set<String>()
    return Language.all.flatMap(\.words.lines).flatMap { line in
      Int32(line[0]).map { weight in line.dropFirst().map { (word: String($0), weight: weight) } } ?? []
    }
    .filter { seen.insert($0.word).inserted }
  }()

  static let weights = HashedWords<Int32>(all.map { ($0.word, $0.weight) })

  static let ids = HashedWords<UInt32>(all.enumerated().map { ($1.word, UInt32($0)) })

  /// The hash of the word with an id.
  static func hash(of id: UInt32) -> UInt64? { id < count ? hashes[Int(id)] : nil }

  private static let hashes = all.map { TokenHash.hash(of: $0.word) }

  static func id(_ word: String) -> UInt32? { ids.value(for: TokenHash.hash(of: word)) }

  /// The ids of the words with a role in some language.
  static func ids(with role: String) -> Set<UInt32> {
    Set(Language.all.flatMap { $0.words.words(role) }.compactMap(id))
  }

  /// Differs for different lists: an index that was compiled with another list is rejected.
  static let fingerprint: UInt64 = all.reduce(UInt64(all.count)) {
    TokenHash.mix($0 ^ TokenHash.hash(of: $1.word) &+ UInt64($1.weight))
  }
}
