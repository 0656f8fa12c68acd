import WordSemantics

/// The stages of a match, in the order in which they run. Each owns its memory and hands a value on:
///
/// ```text
/// text ─read─▶ ReadRequest ─spot─▶ ValueSpans ─generate─▶ Candidates ─align─▶ Alignments ─rank─▶ Ranking ─decide─▶ Matching
/// ```
///
/// Candidates are aligned while they are ranked, best bound first. Where words do not decide, the ``SemanticRanker``
/// ranks once more.
struct MatchPipeline: ~Copyable {
  private var reader = RequestReader()
  private var spotter = ValueSpotter()
  private var generator = CandidateGenerator()
  private var aligner = Aligner()
  private var ranker = Ranker()
  private(set) var semanticRanker = SemanticRanker()
  private let address = FixedAddress()

  /// How often memory has grown: constant once it is warm.
  var growths: Int {
    reader.growths + spotter.growths + generator.growths + aligner.growths + ranker.growths + semanticRanker.growths
  }

  /// Ranks the shortcuts that a request may mean. Allocates nothing once warm; the result is valid until the next call.
  mutating func rank(
    _ text: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex, _ options: MatchOptions, _ limits: RankingLimits
  ) -> RankedRequest {
    let request = reader.read(text, index)
    let spans = spotter.spot(request, index, now: options.now, ValueWords.of(options.language))
    let source = AlignmentSource(
      request: request, spans: spans, words: request.occurrences, phrases: index.phrases, act: request.act(spans),
      actShare: index.modelSource.actShare)
    let limits = request.fitsMask ? limits : limits.lexicalOnly
    aligner.forgetAll()
    let candidates = generator.generate(
      source, limit: AlignedPhrase.costLimit(limits.worstRank, request.weight))
    let lexical = ranker.rank(candidates, limits, source, &aligner)
    let (ranking, final) = rankByMeaning(lexical, limits, source, index) ?? (lexical, source)
    return RankedRequest(
      source: final, ranking: orFirstPhrase(ranking, limits, final), alignments: aligner.alignments)
  }

  /// Ranks again where words do not decide.
  private mutating func rankByMeaning(
    _ lexical: Ranking, _ limits: RankingLimits, _ source: AlignmentSource, _ index: PhraseIndex
  ) -> (Ranking, AlignmentSource)? {
    guard limits.usesSemantics, source.request.tokenCount > 0, !lexical.suffices(index),
      let model = index.semanticModel
    else { return nil }
    return semanticRanker.rank(
      lexical, limits, SemanticRequest(index: index, model: model, source: source), &aligner)
  }

  /// With a threshold of 0 there always is a candidate: the first phrase that is allowed, if nothing else is.
  private mutating func orFirstPhrase(
    _ ranking: Ranking, _ limits: RankingLimits, _ source: AlignmentSource
  ) -> Ranking {
    guard ranking.isEmpty, limits.acceptsAnything else { return ranking }
    return ranker.rankFirstPhrase(limits, source, &aligner, instead: ranking)
  }
}

/// The shortcuts that a request may mean, and all that led to them.
struct RankedRequest {
  let source: AlignmentSource
  let ranking: Ranking
  let alignments: Alignments

  /// The steps of the first.
  var bestSteps: FlatArray<AlignmentStep>? { ranking.isEmpty ? nil : alignments[ranking.entries[0].alignment] }
}

extension Ranking {
  /// Whether the words decide.
  fileprivate func suffices(_ index: PhraseIndex) -> Bool { !isEmpty && entries[0].fitScore >= index.sufficientScore }
}
