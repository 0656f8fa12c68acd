import WordSemantics

/// The phrases that an unfinished request may become: those that have something for each of its content words.
///
/// Where no word is finished but light ones, these are phrases that begin with a typed word, have the unfinished one, or
/// take a value whose name it begins.
struct CompletionGenerator: ~Copyable {
  /// For each phrase the tokens that something of it may stand for; 0 between requests.
  private var masks = GrowableBuffer<UInt32>(capacity: 1_024)
  private(set) var touched = GrowableBuffer<PhraseID>(capacity: 1_024)
  /// For each application the tokens that may be the beginning of its name.
  private var applicationMasks = GrowableBuffer<UInt32>(capacity: 8)
  private let address = FixedAddress()

  var growths: Int { masks.growths + touched.growths + applicationMasks.growths }

  /// Fills ``touched``, in no order. O(postings of the words and values), and O(fillers × log names) for names that may
  /// begin.
  mutating func generate(
    _ unfinished: UnfinishedRequest, _ words: borrowing OpenWordReader, _ names: inout NameCompleter
  ) {
    masks.extend(to: unfinished.index.phrases.phraseCount, with: 0)
    touched.removeAll()
    gatherFinished(unfinished)
    gatherOpenings(unfinished)
    if unfinished.required == 0 { gatherOpenWord(unfinished, words) }
    gatherNames(unfinished, &names)
    keep(unfinished.content, unfinished.index.phrases)
  }

  private mutating func gatherFinished(_ unfinished: UnfinishedRequest) {
    let phrases = unfinished.index.phrases
    for occurrence in unfinished.request.occurrences.all.elements {
      add(Self.mask(occurrence.start, occurrence.end), phrases.groups(with: occurrence.word), phrases)
    }
    for span in unfinished.spans.all.elements where span.filler.index < phrases.fillerCount {
      add(Self.mask(span.start, span.end), phrases.groups(with: span.filler), phrases)
    }
  }

  private mutating func gatherOpenings(_ unfinished: UnfinishedRequest) {
    let lexicon = unfinished.index.phrases.lexicon
    for occurrence in unfinished.request.occurrences.all.elements {
      guard let rank = lexicon.rank(of: lexicon.text(occurrence.word)) else { continue }
      addOpenings(Self.mask(occurrence.start, occurrence.end), unfinished.index.phrases, rank..<rank + 1)
    }
  }

  private mutating func addOpenings(_ mask: UInt32, _ phrases: PhraseSections, _ ranks: Range<UInt32>) {
    var (low, high) = (0, phrases.openings.count)
    while low < high {
      let middle = (low + high) / 2
      if phrases.openings[middle].rank < ranks.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < phrases.openings.count, phrases.openings[low].rank < ranks.upperBound {
      add(mask, phrases.openings[low].phrase)
      low += 1
    }
  }

  private mutating func gatherOpenWord(_ unfinished: UnfinishedRequest, _ words: borrowing OpenWordReader) {
    guard let token = unfinished.openToken else { return }
    let phrases = unfinished.index.phrases
    for position in 0..<words.ranks.count {
      let rank = words.ranks[position]
      addOpenings(1 << UInt32(token), phrases, rank..<rank + 1)
      add(1 << UInt32(token), phrases.groups(with: phrases.lexicon.order[rank]), phrases)
    }
  }

  /// Names matter from tokens on that nothing else may stand for, or where nothing is required.
  private mutating func gatherNames(_ unfinished: UnfinishedRequest, _ names: inout NameCompleter) {
    let (phrases, required) = (unfinished.index.phrases, unfinished.required)
    gatherApplications(unfinished)
    for start in unfinished.nameStarts where required == 0 || required >> UInt32(start) != 0 {
      guard names.mayBegin(at: start, unfinished) else { continue }
      let mask = Self.mask(Int32(start), Int32(unfinished.request.tokenCount))
      let needed = unfinished.content & ((1 << UInt32(start)) - 1)
      if needed != 0 { extend(needed, mask, from: start, unfinished, &names) }
      if needed == 0 || isNamed(needed, phrases) { addAll(needed, mask, from: start, unfinished, &names) }
      for application in ApplicationID(0)..<ApplicationID(phrases.applications.count)
      where names.leastCost(of: phrases.applicationFiller(application), from: start, unfinished) != nil {
        applicationMasks[application] |= mask
      }
    }
  }

  /// Whether all these tokens are the name of some application.
  private func isNamed(_ needed: UInt32, _ phrases: PhraseSections) -> Bool {
    for application in ApplicationID(0)..<ApplicationID(phrases.applications.count)
    where applicationMasks[application] & needed == needed {
      return true
    }
    return false
  }

  /// Adds the phrases of all values that may begin; where an application was named, its own.
  private mutating func addAll(
    _ needed: UInt32, _ mask: UInt32, from start: Int, _ unfinished: UnfinishedRequest, _ names: inout NameCompleter
  ) {
    let phrases = unfinished.index.phrases
    for filler in FillerID(0)..<FillerID(phrases.entities.count) {
      let posted = phrases.groups(with: filler)
      guard !posted.isEmpty, names.leastCost(of: filler, from: start, unfinished) != nil else { continue }
      for group in posted {
        for phrase in phrases.phrases(in: group)
        where needed == 0 || applicationMasks[phrases.application(of: phrases.phrase(phrase))] & needed == needed {
          add(mask, phrase)
        }
      }
    }
  }

  /// Adds values that may begin to phrases that have what was said in front of them: a name behind content words is one of
  /// these phrases' values.
  private mutating func extend(
    _ needed: UInt32, _ mask: UInt32, from start: Int, _ unfinished: UnfinishedRequest, _ names: inout NameCompleter
  ) {
    let phrases = unfinished.index.phrases
    for place in 0..<touched.count {
      let phrase = touched[place]
      let record = phrases.phrase(phrase)
      let application = phrases.application(of: record)
      guard record.takesText || (masks[phrase] | applicationMasks[application]) & needed == needed else { continue }
      for node in phrases.nodes(of: phrase) {
        guard phrases.nodes[node].kind == .placeholder,
          let filler = phrases.filler(of: phrases.nodes[node], application: application),
          filler.index < phrases.entities.count, names.leastCost(of: filler, from: start, unfinished) != nil
        else { continue }
        masks[phrase] |= mask
      }
    }
  }

  /// The tokens that are names of applications: they account for themselves in phrases of these.
  private mutating func gatherApplications(_ unfinished: UnfinishedRequest) {
    let phrases = unfinished.index.phrases
    applicationMasks.fill(phrases.applications.count, with: 0)
    for application in ApplicationID(0)..<ApplicationID(phrases.applications.count) {
      applicationMasks[application] = UInt32(truncatingIfNeeded: unfinished.spans.addressMask(of: application))
      var next = unfinished.spans.summary(of: phrases.applicationFiller(application)).first
      while next != .end {
        let span = unfinished.spans[next]
        applicationMasks[application] |= Self.mask(span.start, span.end)
        next = span.next
      }
    }
  }

  private static func mask(_ start: Int32, _ end: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: TokenMask.of(start, end))
  }

  private mutating func add(_ mask: UInt32, _ posted: UnsafeBufferPointer<PhraseGroupID>, _ phrases: PhraseSections) {
    for group in posted {
      for phrase in phrases.phrases(in: group) { add(mask, phrase) }
    }
  }

  private mutating func add(_ mask: UInt32, _ phrase: PhraseID) {
    if masks[phrase] == 0 { touched.append(phrase) }
    masks[phrase] |= mask
  }

  /// Keeps the phrases with all content words; one that takes any words needs only something.
  private mutating func keep(_ content: UInt32, _ phrases: PhraseSections) {
    var kept = 0
    for position in 0..<touched.count {
      let phrase = touched[position]
      var mask = masks[phrase]
      masks[phrase] = 0
      guard phrase < phrases.firstNegative else { continue }
      let record = phrases.phrase(phrase)
      mask |= applicationMasks[phrases.application(of: record)]
      guard mask & content == content || record.takesText else { continue }
      touched[kept] = phrase
      kept += 1
    }
    touched.removeLast(touched.count - kept)
  }
}
