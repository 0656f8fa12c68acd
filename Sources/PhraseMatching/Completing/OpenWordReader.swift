import WordSemantics

/// Reads the unfinished word of a request: the words of the phrases that it may become.
struct OpenWordReader: ~Copyable {
  private var costs = GrowableBuffer<OpenWordCosts.Cost>(capacity: 1_024)
  /// The words that it may become, by their positions in the order of letters.
  private(set) var ranks = GrowableBuffer<UInt32>(capacity: 64)
  private(set) var reading = PrefixReading.beginning
  private var stamp: UInt32 = 0
  private let address = FixedAddress()

  var growths: Int { costs.growths + ranks.growths }

  mutating func read(_ unfinished: UnfinishedRequest) {
    let phrases = unfinished.index.phrases
    ranks.removeAll()
    reading = .beginning
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      costs.fill(costs.count, with: OpenWordCosts.Cost())
    }
    costs.extend(to: phrases.lexicon.count, with: OpenWordCosts.Cost())
    guard let token = unfinished.openToken else { return }
    let text = unfinished.request.tokens.bytes(token)
    let beginnings = phrases.lexicon.ranks(beginningWith: text)
    for rank in beginnings {
      let isFinished = phrases.lexicon.text(phrases.lexicon.order[rank]).count == text.count
      note(rank, isFinished ? 0 : CompletionCosts.unfinishedWord, phrases.lexicon)
    }
    guard beginnings.isEmpty, !unfinished.index.hasName(beginningWith: text) else { return }
    reading = .slip
    readSlips(text, phrases.lexicon)
  }

  private mutating func readSlips(_ text: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon) {
    guard let typed = Letters(text), typed.count >= CompletionCosts.leastSlipLetters else { return }
    let first = text.firstLetter
    var slips = InlineArray<32, UInt32>(repeating: 0)
    var count = 0
    lexicon.forEachSlip(of: typed, first: first) { rank in
      slips[count] = rank
      count += 1
      return count < CompletionCosts.mostSlips
    }
    for slip in 0..<count { note(slips[slip], CompletionCosts.slip, lexicon) }
  }

  private mutating func note(_ rank: UInt32, _ cost: Int32, _ lexicon: Lexicon) {
    costs[lexicon.order[rank]] = OpenWordCosts.Cost(stamp: stamp, cost: cost)
    ranks.append(rank)
  }

  /// What it costs to read the unfinished word as the beginning of a word; valid until the next request.
  var view: OpenWordCosts { OpenWordCosts(costs: costs.view, stamp: stamp, reading: reading) }
}

/// What it costs to read the unfinished word of a request as the beginning of a word.
struct OpenWordCosts {
  struct Cost: BitwiseCopyable {
    var stamp: UInt32 = 0
    var cost: Int32 = 0
  }

  fileprivate let costs: FlatArray<Cost>
  fileprivate let stamp: UInt32
  let reading: PrefixReading

  /// Nil where it does not begin the word.
  func cost(of word: TokenID) -> Int32? {
    let cost = costs[word]
    return cost.stamp == stamp ? cost.cost : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of the first letter.
  var firstLetter: UnsafeBufferPointer<UInt8> {
    guard count > 0 else { return self }
    return UnsafeBufferPointer(rebasing: self[..<Swift.min(count, UTF8Reading.scalar(in: self, at: 0).length)])
  }
}

extension PhraseIndex {
  /// Whether some word of a name begins with a text.
  func hasName(beginningWith text: UnsafeBufferPointer<UInt8>) -> Bool {
    segments.contains { !$0.sections.lexicon.ranks(beginningWith: text).isEmpty }
  }
}
