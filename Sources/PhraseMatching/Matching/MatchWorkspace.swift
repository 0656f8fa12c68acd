/// The memory in which one request is matched: kept between requests, so that a warm match allocates nothing.
///
/// The stages are extensions, in the order in which they run:
///
/// 1. `+Reading`: tokens, the known words each may stand for, what each weighs, the polite frame
/// 2. `+Values`: the spans of the request that are names of values, typed values, application names
/// 3. `+Candidates`: the phrases worth scoring, with a lower bound of their cost
/// 4. `+Alignment`: the cheapest way to lay a phrase over the request
/// 5. `+Ranking`: the best shortcuts, best first
/// 6. `+Meaning`: what is meant where the words alone do not say it
struct MatchWorkspace: ~Copyable {
  // 1. Reading
  var tokenizer = Tokenizer()
  /// What each token weighs.
  var weights = GrowableBuffer<Int32>(capacity: 64)
  /// What each token costs when nothing covers it.
  var skip = GrowableBuffer<Int32>(capacity: 64)
  /// Added to each reading of a token that was typed together with its neighbour.
  var slip = GrowableBuffer<Int32>(capacity: 64)
  /// Each token's word among the phrases' words, or `noWord`.
  var words = GrowableBuffer<UInt32>(capacity: 64)
  var neighbours = GrowableBuffer<Lexicon.Neighbour>(capacity: 16)
  var joined = GrowableBuffer<UInt8>(capacity: 64)
  var joinedHashes = GrowableBuffer<UInt64>(capacity: 64)
  /// Where words of the phrases occur in the request, chained by word.
  var occurrences = GrowableBuffer<Occurrence>(capacity: 128)
  var wordMarks = GrowableBuffer<Mark>(capacity: 1_024)
  var markedWords = GrowableBuffer<UInt32>(capacity: 128)
  var politeFront = 0
  var politeBack = 0
  var totalWeight: Int32 = 0
  /// 1 for each token that something may cover that has no postings: a light word, an application's name.
  var isLightlyReached = GrowableBuffer<UInt8>(capacity: 64)
  /// The weight of the weighty tokens that only postings can cover.
  var weightyTotal: Int32 = 0

  // 2. Values
  var valueReadings = GrowableBuffer<Occurrence>(capacity: 128)
  var readingStarts = GrowableBuffer<Int32>(capacity: 64)
  var spans = GrowableBuffer<ValueSpan>(capacity: 64)
  var typedValues = GrowableBuffer<TypedValue>(capacity: 16)
  var fillerMarks = GrowableBuffer<Mark>(capacity: 64)
  var markedFillers = GrowableBuffer<UInt32>(capacity: 32)
  /// For each application whose name is said as an address: which tokens.
  var saidNames = GrowableBuffer<UInt64>(capacity: 8)
  /// The tokens of all of them.
  var saidMask: UInt64 = 0
  /// A negation in front of the wish, which free words may not take for their own: "don't play …".
  var negationMask: UInt64 = 0
  /// The tokens as typed values are read from them, slips mended, and what each mend costs.
  var corrected = GrowableBuffer<Token>(capacity: 64)
  var correctionCosts = GrowableBuffer<Int32>(capacity: 64)
  /// Whether the request has more tokens than can be matched.
  var isTooLong = false

  // 3. Candidates
  var gains = GrowableBuffer<UInt64>(capacity: 1_024)
  var touched = GrowableBuffer<UInt32>(capacity: 1_024)
  var queue = CandidateQueue()

  // 4. Alignment
  var costs = GrowableBuffer<Int32>(capacity: 1_024)
  var skipNow = GrowableBuffer<Int32>(capacity: 64)
  var steps = GrowableBuffer<AlignmentStep>(capacity: 64)
  /// Whether the last alignment left out a piece that the request says somewhere.
  var mayMove = false
  var covered = GrowableBuffer<UInt8>(capacity: 64)

  // 5. Ranking
  /// The steps of the first in the ranking.
  var bestSteps = GrowableBuffer<AlignmentStep>(capacity: 64)
  var ranked = GrowableBuffer<RankedPhrase>(capacity: 16)
  var shortcutMarks = GrowableBuffer<ShortcutMark>(capacity: 64)
  var vetoes = GrowableBuffer<Veto>(capacity: 8)

  // 6. Meaning
  var meaning = MeaningWorkspace()

  /// Two thousand bytes and more, which every function that looks at them would otherwise be handed a copy of.
  private let address = FixedAddress()

  /// Counts requests; a mark with another number is from an earlier one.
  var stamp: UInt32 = 0

  static let noWord = UInt32.max
  static let none: Int32 = -1
  /// Only the first tokens of a request take part in reordering; a mask has room for as many.
  static let maskWidth = 64
  /// A request of more tokens than this is refused.
  static let tokenLimit = 65_536

  /// How often memory had to grow since the workspace was made: 0 more for each request once it is warm.
  var growths: Int {
    let reading =
      tokenizer.growths + skip.growths + slip.growths + words.growths + neighbours.growths + joined.growths
      + isLightlyReached.growths + joinedHashes.growths + weights.growths
      + corrected.growths + correctionCosts.growths
    let marks = occurrences.growths + wordMarks.growths + markedWords.growths + fillerMarks.growths
    let values = valueReadings.growths + readingStarts.growths + spans.growths + typedValues.growths
    let names = markedFillers.growths + saidNames.growths + gains.growths + touched.growths + queue.growths
    let alignment = costs.growths + skipNow.growths + steps.growths + covered.growths
    return reading + marks + values + names + alignment + ranked.growths + bestSteps.growths + shortcutMarks.growths
      + vetoes.growths + meaning.growths
  }

  /// Makes room for an index; nothing to do when it is the same size as the last one.
  mutating func prepare(for index: PhraseIndex) {
    stamp &+= 1
    if stamp == 0 { forgetEverything() }
    Self.extend(&wordMarks, to: index.phrases.lexicon.count, with: Mark())
    Self.extend(&fillerMarks, to: index.phrases.fillerCount, with: Mark())
    Self.extend(&gains, to: index.phraseCount, with: 0)
    Self.extend(&shortcutMarks, to: index.shortcutCount, with: ShortcutMark())
    Self.extend(&saidNames, to: index.phrases.applications.count, with: 0)
    Self.extend(&vetoes, to: index.phrases.applications.count, with: Veto())
  }

  private mutating func forgetEverything() {
    stamp = 1
    wordMarks.fill(wordMarks.count, with: Mark())
    fillerMarks.fill(fillerMarks.count, with: Mark())
    shortcutMarks.fill(shortcutMarks.count, with: ShortcutMark())
    vetoes.fill(vetoes.count, with: Veto())
    meaning.wordPlaces.fill(meaning.wordPlaces.count, with: WordPlace())
    meaning.expressionStamps.fill(meaning.expressionStamps.count, with: 0)
  }

  private static func extend<Element>(_ buffer: inout GrowableBuffer<Element>, to count: Int, with element: Element) {
    guard buffer.count < count else { return }
    buffer.reserve(count)
    while buffer.count < count { buffer.append(element) }
  }
}

/// A place of the request that may stand for a word.
struct Occurrence: BitwiseCopyable {
  var word: UInt32
  var start: Int32
  var end: Int32
  /// What it costs to take it for the word.
  var cost: Int32
  /// The next place that may stand for the same word, or none.
  var next: Int32
}

/// What a request holds of a word or filler.
struct Mark: BitwiseCopyable {
  var stamp: UInt32 = 0
  var first: Int32 = MatchWorkspace.none
  /// The tokens that some occurrence covers.
  var mask: UInt64 = 0
  var leastCost: Int32 = 0
}

/// A span of the request that can fill a placeholder.
struct ValueSpan: BitwiseCopyable {
  var filler: UInt32
  var start: Int32
  var end: Int32
  var cost: Int32
  var next: Int32
  /// The segment of the values, or `typedSegment`.
  var segment: Int32
  /// The node at which the name ends, or the place of the typed value.
  var node: UInt32

  static let typedSegment: Int32 = -1
}

/// The best phrase of a shortcut so far.
struct ShortcutMark: BitwiseCopyable {
  var stamp: UInt32 = 0
  var phrase: UInt32 = 0
  var rank: Int64 = 0
}

/// How well a negative phrase of an application fits the request.
struct Veto: BitwiseCopyable {
  var stamp: UInt32 = 0
  var phrase: UInt32 = 0
  var rank: Int64 = 0
}
