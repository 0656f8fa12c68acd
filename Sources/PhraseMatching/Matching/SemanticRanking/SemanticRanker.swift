import WordSemantics

/// Stage 5, where the words of a request do not decide: ranks by meaning and words.
///
/// When no phrase fits well by its words, the classifier finds the likeliest shortcuts. Words of their phrases that are
/// similar in meaning to words of the request then match at a cost, and the phrases are aligned again. The chance and
/// the words together make the score.
struct SemanticRanker: ~Copyable {
  private(set) var reader = SemanticReader()
  private var estimator = ChanceEstimator()
  private var selector = LabelSelector()
  private var finder = SimilarWordFinder()
  private var scorer = LabelScorer()
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int { reader.growths + estimator.growths + selector.growths + finder.growths + scorer.growths }

  /// Ranks again, and what the phrases were aligned with; nil when meaning says nothing.
  mutating func rank(
    _ lexical: Ranking, _ limits: RankingLimits, _ request: SemanticRequest, _ aligner: inout Aligner
  ) -> (Ranking, AlignmentSource)? {
    let (source, model) = (request.source, request.model)
    let valueMask = reader.read(source.request, source.spans, request.index, model.vectors)
    guard let chances = estimator.estimate(reader.tokens, model, source, limits) else { return nil }
    let holdsCommands = request.index.modelSource.holdsCommands
    let considered = selector.select(lexical, chances, source.phrases, holdsCommands: holdsCommands)
    guard considered.count > 0 else { return nil }
    let similar = finder.find(considered, model, source)
    let evidence = LabelScorer.Input(
      source: source.with(similar.occurrences), similar: similar, model: model, chances: chances, valueMask: valueMask,
      holdsCommands: holdsCommands)
    let ranking = scorer.rank(considered, evidence, (lexical.vetoes, limits), &aligner)
    return (ranking, evidence.source)
  }
}

/// A request whose words do not decide, and the model of the index.
struct SemanticRequest {
  let index: PhraseIndex
  let model: SemanticModel
  let source: AlignmentSource
}
