import WordSemantics

/// Stage 2: finds the spans of a request that can fill placeholders.
///
/// Owns the memory of what it returns; a warm spotter allocates nothing.
struct ValueSpotter: ~Copyable {
  private var spans = GrowableBuffer<ValueSpan>(capacity: 64)
  private var typedValues = GrowableBuffer<TypedValue>(capacity: 16)
  private var names = NameSpotter()
  private var translator = ValueTranslator()
  private var chains = OccurrenceChains<FillerID, SpanID>()
  private var addressMasks = GrowableBuffer<UInt64>(capacity: 8)
  private var addressMask: UInt64 = 0
  private var published = Published<ValueSpans.Contents>()
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int {
    spans.growths + typedValues.growths + translator.growths + names.growths + chains.growths + addressMasks.growths
  }

  /// Finds names of values and applications, and typed values, which are said in the words of a language.
  mutating func spot(
    _ request: ReadRequest, _ index: PhraseIndex, now: CivilMoment, _ words: ValueWords? = nil
  ) -> ValueSpans {
    spans.removeAll()
    for segment in index.segments.indices where !index.segments[segment].sections.isEmpty {
      names.spot(request, index, segment: segment, into: &spans)
    }
    typedValues.removeAll()
    if let words {
      readTypedValues(request, index.phrases, words, now)
    } else {
      readTypedValues(request, index.phrases, now)
    }
    chainSpans(fillerCount: index.phrases.fillerCount)
    noteAddresses(request, index.phrases)
    return ValueSpans(
      published.publish(
        ValueSpans.Contents(
          all: spans.view, typedValues: typedValues.view, chains: chains.view, addressMasks: addressMasks.view,
          addressMask: addressMask)))
  }

  private mutating func readTypedValues(_ request: ReadRequest, _ phrases: PhraseSections, _ now: CivilMoment) {
    for kind in TypedKind.allCases where !phrases.groups(with: phrases.typedFiller(kind)).isEmpty {
      for start in 0..<request.tokenCount {
        guard let reading = kind.read(request.corrected, at: start, now: now) ?? wholePart(kind, request, at: start)
        else { continue }
        append(reading, phrases.typedFiller(kind), from: start, request)
      }
    }
  }

  /// Reads the values of a language that the readers do not know, in its translation.
  private mutating func readTypedValues(
    _ request: ReadRequest, _ phrases: PhraseSections, _ words: ValueWords, _ now: CivilMoment
  ) {
    let values = translator.translate(request.tokens, others: request.corrected, words)
    for kind in TypedKind.allCases where !phrases.groups(with: phrases.typedFiller(kind)).isEmpty {
      for position in 0..<values.tokens.count {
        guard let (start, reading) = values.read(kind, at: position, now: now) else { continue }
        append(reading, phrases.typedFiller(kind), from: start, request)
        guard kind == .date, let earlier = values.prepositionStart(before: position) else { continue }
        append(reading, phrases.typedFiller(kind), from: earlier, request)
      }
    }
  }

  private mutating func append(_ reading: TypedReading, _ filler: FillerID, from start: Int, _ request: ReadRequest) {
    var cost: Int32 = 0
    for token in start..<reading.end { cost += request.correctionCosts[token] }
    spans.append(
      ValueSpan(
        filler: filler, start: Int32(start), end: Int32(reading.end), cost: cost,
        source: .typed(Int32(typedValues.count))))
    typedValues.append(reading.value)
  }

  /// A whole number whose fraction is a value by itself, as "half" may be in "one and a half hours".
  private func wholePart(_ kind: TypedKind, _ request: ReadRequest, at start: Int) -> TypedReading? {
    guard kind == .integer, let (reading, fraction) = IntegerReader.readWholePart(request.corrected, at: start)
    else { return nil }
    for position in 0..<spans.count where Int(spans[position].start) == fraction && !spans[position].isTyped {
      return reading
    }
    return nil
  }

  private mutating func chainSpans(fillerCount: Int) {
    chains.removeAll(keyCount: fillerCount)
    for position in 0..<spans.count {
      let span = spans[position]
      spans[position].next = chains.prepend(
        SpanID(position), of: span.filler, span.start, span.end, cost: span.cost)
    }
  }

  // MARK: Applications

  /// Records which applications are addressed: "in Trails", "Trails, …". A name elsewhere may be an ordinary word.
  private mutating func noteAddresses(_ request: ReadRequest, _ phrases: PhraseSections) {
    addressMask = 0
    addressMasks.fill(phrases.applications.count, with: 0)
    let chains = chains.view
    for application in ApplicationID(0)..<ApplicationID(phrases.applications.count) {
      var position = chains[phrases.applicationFiller(application)].first
      while position != .end {
        let span = spans[position]
        position = span.next
        guard span.cost <= MatchCosts.maximumAddressCost, isAddressed(span, request) else { continue }
        addressMasks[application] |= TokenMask.of(span.start, span.end)
        addressMask |= TokenMask.of(span.start, span.end)
      }
    }
  }

  private func isAddressed(_ span: ValueSpan, _ request: ReadRequest) -> Bool {
    if Int(span.start) <= request.politeFront { return Int(span.end) < request.core.upperBound }
    return AddressWords.address(request.words[Int(span.start) - 1])
  }
}
