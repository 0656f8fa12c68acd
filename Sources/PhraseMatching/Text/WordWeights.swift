import FlatMemory

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
  /// Words by weight. Their order determines their ids in every index.
  private static let classes: [(weight: Int32, words: String)] = [
    // Articles and possessives.
    (WordWeights.article, "the a an my our your his her its their this that these those some"),
    // Polite words.
    (110, "please kindly thanks thank thx hey hi hello ok okay just now then so well um uh alright cheers"),
    // Prepositions: "to" and "by" distinguish "up to 20" from "up by 20".
    (240, "of in at to for from by with into onto within inside around across throughout over under about as via"),
    (240, "am be been has have had can could would will shall should may might must"),
    // Question words: "is the door open" is not "open the door".
    (350, "is are was were do does did what which who how where why when"),
    (240, "i me we us you he she it they them there here and or but if while than too also s"),
    (240, "any every each all both much many more mine want like need go"),
    (240, "using through per like very ahead possible sorry excuse mind let"),
    // Adverbs that hardly change a request.
    (240, "still already actually really maybe perhaps simply currently quickly immediately somehow"),
    // Words of polite phrases that are content words elsewhere.
    (1_000, "right"),
    // Words that address an application: "ask Trails to …".
    (1_000, "ask tell use"),
    // Words of dates, durations and measurements, so that typos in them are corrected.
    (1_000, timeWords), (1_000, unitWords),
    // Particles change what a verb does; "on" is also a preposition, "off" hardly ever.
    (420, "on"),
    (700, "off"),
    (600, "up down out"),
    // Negations: a negated request never matches.
    (3_000, "not never minus"),
    // German, French, Spanish, Italian, Portuguese, Dutch.
    (
      180,
      "der die das den dem des ein eine einen einem einer mein meine meinen und oder im am zum zur von mit fur bitte ist"
    ),
    (180, "le la les l un une des du de d mon ma mes et ou au aux dans sur avec pour est s'il plait"),
    (180, "el los las uno una unos mi mis y o en al del con para por es favor"),
    (180, "il lo gli i di da nel nella sul sulla per che e ed mio mia per"),
    (180, "os as um uma meu minha no na dos das em com ao"),
    (180, "het een mijn van op met voor aan en"),
    (180, "auf bei su στο στη στην στον με в на с через في على"),
    // Korean particles, which are written behind the word they belong to.
    (110, "을 를 이 가 은 는 에 에서 의 로 으로 와 과 도 만 까지 부터 에게 한테 께 랑 이랑 하고"),
  ]

  private static let timeWords =
    "today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march "
    + "april june july august september october november december noon midnight morning afternoon evening night day "
    + "days week weeks weekend month months year years hour hours minute minutes second seconds half quarter oclock next"
  private static let unitWords =
    "percent degrees degree celsius fahrenheit kilometers kilometres kilometer kilometre meters metres meter metre miles "
    + "mile inches feet kilograms kilos grams pounds ounces liters litres liter litre milliliters cups tablespoons"

  /// The number of words.
  static var count: UInt32 { UInt32(all.count) }

  /// Whether the word with this id is part of typed values: dates, durations, measurements.
  static func isValueWord(_ id: UInt32) -> Bool { id < count && valueWords.contains(id) }

  private static let valueWords = ids(of: timeWords + " " + unitWords)

  /// Whether a sentence that begins with the word with this id is a question.
  static func asks(_ id: UInt32) -> Bool { id < count && questionOpeners.contains(id) }

  private static let questionOpeners = ids(
    of: "is are was were did does do who why have has how when should can may")

  /// Whether the word with this id negates a request.
  static func negates(_ id: UInt32) -> Bool { id < count && negations.contains(id) }

  private static let negations = ids(of: "not never")

  static let all: [(word: String, weight: Int32)] = {
    var seen = Set<String>()
    return classes.flatMap { entry in entry.words.split(separator: " ").map { (String($0), entry.weight) } }
      .filter { seen.insert($0.0).inserted }
      .map { (word: $0.0, weight: $0.1) }
  }()

  static let weights = HashedWords<Int32>(all.map { ($0.word, $0.weight) })

  static let ids = HashedWords<UInt32>(all.enumerated().map { ($1.word, UInt32($0)) })

  static func id(_ word: String) -> UInt32? { ids.value(for: TokenHash.hash(of: word)) }

  /// The ids of those words of a text that are in the list.
  static func ids(of text: String) -> Set<UInt32> { Set(text.split(separator: " ").compactMap { id(String($0)) }) }

  /// Differs for different lists: an index that was compiled with another list is rejected.
  static let fingerprint: UInt64 = all.reduce(UInt64(all.count)) {
    TokenHash.mix($0 ^ TokenHash.hash(of: $1.word) &+ UInt64($1.weight))
  }
}
