/// The scratch memory of the matcher, kept between requests: once it is warm, a match allocates nothing.
///
/// The stages are extensions, in the order in which they run:
///
/// 1. `+WordReading`: tokens, the known words that each may match, their weights, polite words
/// 2. `+ValueResolution`: the spans of the request that are names of values, typed values, application names
/// 3. `+CandidateGeneration`: the phrases worth scoring, with a lower bound of their cost
/// 4. `+Alignment`, `+AlignmentTrace`: the cheapest alignment of a phrase with the request
/// 5. `+Ranking`: the best shortcuts, best first
/// 6. `+Semantics`, `+SemanticSimilarity`, `+Substitutions`, `+Imperatives`, `+SemanticRanking`: where words do not decide
///
/// `+Explanation` puts the result into strings.
struct MatchWorkspace: ~Copyable {
  // 1. Reading
  var tokenizer = Tokenizer()
  /// The weight of each token.
  var weights = GrowableBuffer<Int32>(capacity: 64)
  /// The cost of each token when nothing covers it.
  var uncoveredCosts = GrowableBuffer<Int32>(capacity: 64)
  /// Added to each match of a token that was split off its neighbour.
  var splitCosts = GrowableBuffer<Int32>(capacity: 64)
  /// Each token's word in the phrases' lexicon, or `noWord`.
  var words = GrowableBuffer<UInt32>(capacity: 64)
  var neighbours = GrowableBuffer<Lexicon.Neighbour>(capacity: 16)
  var joined = GrowableBuffer<UInt8>(capacity: 64)
  var joinedHashes = GrowableBuffer<UInt64>(capacity: 64)
  /// The occurrences of the phrases' words in the request, chained by word.
  var occurrences = GrowableBuffer<Occurrence>(capacity: 128)
  var wordOccurrences = GrowableBuffer<OccurrenceSummary>(capacity: 1_024)
  var occurringWords = GrowableBuffer<UInt32>(capacity: 128)
  var politeFront = 0
  var politeBack = 0
  var totalWeight: Int32 = 0
  /// 1 for each token that something without postings may cover: a light word, an application's name.
  var isWeaklyReachable = GrowableBuffer<UInt8>(capacity: 64)
  /// The cost of the content tokens that only words with postings can cover.
  var contentTotal: Int32 = 0

  // 2. Values
  var valueReadings = GrowableBuffer<Occurrence>(capacity: 128)
  var readingStarts = GrowableBuffer<Int32>(capacity: 64)
  var spans = GrowableBuffer<ValueSpan>(capacity: 64)
  var typedValues = GrowableBuffer<TypedValue>(capacity: 16)
  var fillerOccurrences = GrowableBuffer<OccurrenceSummary>(capacity: 64)
  var occurringFillers = GrowableBuffer<UInt32>(capacity: 32)
  /// The tokens that address each application.
  var addressMasks = GrowableBuffer<UInt64>(capacity: 8)
  /// The tokens of all of them.
  var addressMask: UInt64 = 0
  /// The tokens of a negation in front of the request, which free words may not take: "don't play …".
  var negationMask: UInt64 = 0
  /// The tokens with typos corrected, for the readers of typed values, and the cost of each correction.
  var corrected = GrowableBuffer<Token>(capacity: 64)
  var correctionCosts = GrowableBuffer<Int32>(capacity: 64)
  /// What the request does.
  var act = SpeechAct.request
  /// Whether the request has more tokens than can be matched.
  var isTooLong = false

  // 3. Candidates
  var gains = GrowableBuffer<UInt64>(capacity: 1_024)
  var touched = GrowableBuffer<UInt32>(capacity: 1_024)
  var queue = CandidateQueue()

  // 4. Alignment
  var costs = GrowableBuffer<Int32>(capacity: 1_024)
  var currentSkipCosts = GrowableBuffer<Int32>(capacity: 64)
  var steps = GrowableBuffer<AlignmentStep>(capacity: 64)
  /// Whether the last alignment left out a node that the request has somewhere.
  var mayMove = false
  var covered = GrowableBuffer<UInt8>(capacity: 64)

  // 5. Ranking
  /// The steps of the first in the ranking.
  var bestSteps = GrowableBuffer<AlignmentStep>(capacity: 64)
  var ranked = GrowableBuffer<RankedPhrase>(capacity: 16)
  var bestPhrases = GrowableBuffer<BestPhrase>(capacity: 64)
  var vetoes = GrowableBuffer<Veto>(capacity: 8)

  // 6. Semantics
  var semantics = SemanticWorkspace()

  /// The workspace has more than two thousand bytes, which functions that read it would otherwise copy.
  private let address = FixedAddress()

  /// The number of the request; entries with another stamp are from an earlier one.
  var stamp: UInt32 = 0

  static let noWord = UInt32.max
  static let none: Int32 = -1
  /// Only the first tokens of a request take part in reordering; a mask has room for as many.
  static let maskWidth = 64
  /// A request of more tokens than this is refused.
  static let tokenLimit = 65_536

  /// How often memory has grown: constant once the workspace is warm.
  var growths: Int {
    let reading =
      tokenizer.growths + uncoveredCosts.growths + splitCosts.growths + words.growths + neighbours.growths
      + joined.growths
      + isWeaklyReachable.growths + joinedHashes.growths + weights.growths
      + corrected.growths + correctionCosts.growths
    let marks = occurrences.growths + wordOccurrences.growths + occurringWords.growths + fillerOccurrences.growths
    let values = valueReadings.growths + readingStarts.growths + spans.growths + typedValues.growths
    let names = occurringFillers.growths + addressMasks.growths + gains.growths + touched.growths + queue.growths
    let alignment = costs.growths + currentSkipCosts.growths + steps.growths + covered.growths
    return reading + marks + values + names + alignment + ranked.growths + bestSteps.growths + bestPhrases.growths
      + vetoes.growths + semantics.growths
  }

  /// Grows the tables to the size of an index.
  mutating func prepare(for index: PhraseIndex) {
    stamp &+= 1
    if stamp == 0 { forgetEverything() }
    Self.extend(&wordOccurrences, to: index.phrases.lexicon.count, with: OccurrenceSummary())
    Self.extend(&fillerOccurrences, to: index.phrases.fillerCount, with: OccurrenceSummary())
    Self.extend(&gains, to: index.phraseCount, with: 0)
    Self.extend(&bestPhrases, to: index.shortcutCount, with: BestPhrase())
    Self.extend(&addressMasks, to: index.phrases.applications.count, with: 0)
    Self.extend(&vetoes, to: index.phrases.applications.count, with: Veto())
  }

  private mutating func forgetEverything() {
    stamp = 1
    wordOccurrences.fill(wordOccurrences.count, with: OccurrenceSummary())
    fillerOccurrences.fill(fillerOccurrences.count, with: OccurrenceSummary())
    bestPhrases.fill(bestPhrases.count, with: BestPhrase())
    vetoes.fill(vetoes.count, with: Veto())
    semantics.wordColumns.fill(semantics.wordColumns.count, with: WordColumn())
    semantics.expressionStamps.fill(semantics.expressionStamps.count, with: 0)
  }

  private static func extend<Element>(_ buffer: inout GrowableBuffer<Element>, to count: Int, with element: Element) {
    guard buffer.count < count else { return }
    buffer.reserve(count)
    while buffer.count < count { buffer.append(element) }
  }
}

/// A range of tokens that may match a word.
struct Occurrence: BitwiseCopyable {
  var word: UInt32
  var start: Int32
  var end: Int32
  var cost: Int32
  /// The index of the next occurrence of the same word, or `none`.
  var next: Int32
}

/// The occurrences of a word or filler in a request.
struct OccurrenceSummary: BitwiseCopyable {
  var stamp: UInt32 = 0
  var first: Int32 = MatchWorkspace.none
  /// The tokens that the occurrences cover.
  var mask: UInt64 = 0
  var minimumCost: Int32 = 0
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
  /// The node at which the name ends, or the index of the typed value.
  var node: UInt32

  static let typedSegment: Int32 = -1
}

struct BestPhrase: BitwiseCopyable {
  var stamp: UInt32 = 0
  var phrase: UInt32 = 0
  var rank: Int64 = 0
}

/// The best negative phrase of an application for the request.
struct Veto: BitwiseCopyable {
  var stamp: UInt32 = 0
  var phrase: UInt32 = 0
  var rank: Int64 = 0
}
