internal import AppIntents
internal import Dialog
internal import PhraseMatching

/// Reads what a turn may mean from what was typed and the conversation so far, and does nothing about it.
///
/// What apps know of names is asked of their queries; everything else follows from its members alone.
final class Interpreter: Sendable {
  /// The question that is open, and what it belongs to.
  struct OpenQuestion: Sendable {
    var question: Question
    var request: PerformedRequest?
    /// What there is to choose from, where that is entities.
    var entities: [any AppEntity] = []
    /// The same where each may be of one of several kinds.
    var offered: [any AppEntity] = []
  }

  let snapshot: RegistrySnapshot
  let settings: SessionSettings
  let options: TurnOptions
  let readers: ConversationReaders
  let matchers: MatcherPool
  let context: ConversationContext
  let openQuestion: OpenQuestion?
  /// The questions that were left, the oldest first.
  let left: [Question]
  /// Reads what is looked for; it knows of nothing until somebody has asked what there is.
  let findReader: FindReader
  /// Whether what is read is all that was said.
  let isWhole: Bool
  private let memo: TurnMemo
  let contextMemo: ContextMemo

  init(
    snapshot: RegistrySnapshot, settings: SessionSettings, options: TurnOptions, readers: ConversationReaders,
    matchers: MatcherPool, context: ConversationContext, openQuestion: OpenQuestion?, left: [Question],
    findReader: FindReader, isWhole: Bool = true, memo: TurnMemo = TurnMemo(),
    contextMemo: ContextMemo = ContextMemo()
  ) {
    (self.snapshot, self.settings, self.options, self.readers) = (snapshot, settings, options, readers)
    (self.matchers, self.context, self.openQuestion, self.left) = (matchers, context, openQuestion, left)
    (self.findReader, self.isWhole, self.memo, self.contextMemo) = (findReader, isWhole, memo, contextMemo)
  }

  /// One that knows the same but for what is given.
  func with(
    snapshot: RegistrySnapshot? = nil, settings: SessionSettings? = nil, context: ConversationContext? = nil,
    findReader: FindReader? = nil, isWhole: Bool? = nil
  ) -> Interpreter {
    Interpreter(
      snapshot: snapshot ?? self.snapshot, settings: settings ?? self.settings, options: options, readers: readers,
      matchers: matchers,
      context: context ?? self.context, openQuestion: openQuestion, left: left,
      findReader: findReader ?? self.findReader, isWhole: isWhole ?? self.isWhole,
      memo: snapshot == nil ? memo : TurnMemo(),
      contextMemo: snapshot == nil && context == nil && settings == nil ? contextMemo : ContextMemo())
  }

  /// One that knows the same, and of no question.
  var withoutQuestion: Interpreter {
    Interpreter(
      snapshot: snapshot, settings: settings, options: options, readers: readers, matchers: matchers, context: context,
      openQuestion: nil, left: left, findReader: findReader, isWhole: isWhole, memo: memo)
  }

  /// Reads a text as a request, without doing anything.
  func request(_ text: String) -> InterpretedRequest {
    let wish = readers.continuations.withoutAdditionInside(namingPair(text))
    let text = withoutAddition(namingPlace(readers.continuations.withoutLovingWish(wish)))
    let start = settings.nanoseconds?()
    var interpreted = InterpretedRequest(text: text, snapshot: snapshot, matching: match(text))
    if let start, let end = settings.nanoseconds?() { interpreted.micros = Int((end - start + 500) / 1_000) }
    dropVerbForName(in: &interpreted)
    dropWordsThatNameNothing(in: &interpreted)
    takeNamesFromUnknownWords(in: &interpreted)
    dropWishesForVerbs(in: &interpreted)
    preferLastDeed(in: &interpreted)
    dropGuesses(in: &interpreted)
    interpreted.matching.preferWholePhrases(within: settings.matching.margin)
    interpreted.matching.preferValues(within: settings.matching.margin)
    takeAnswerForWords(in: &interpreted)
    dropCopula(in: &interpreted)
    if !interpreted.isClear || isAboutKnownKind(interpreted) || takesReferenceForName(interpreted) {
      interpreted.command = command(in: interpreted.text)
      // "We're done here" says it all; "stop it" may stop something.
      if interpreted.command.map({ $0.score < 1 || $0.request.mayBeOfApp }) ?? true {
        resolveReferences(in: &interpreted)
        dropWordsThatNameNothing(in: &interpreted)
      }
    }
    if interpreted.unresolved != nil, readers.continuations.asksForAnswer(interpreted.text) {
      leaveWhatNeedsMore(in: &interpreted)
    }
    return interpreted
  }

  /// "Add a torch as well" without what only says that it is one more, where a phrase fits better without it.
  private func withoutAddition(_ text: String) -> String {
    let plain = readers.continuations.withoutAddition(text)
    guard plain != text else { return text }
    let (whole, less) = (match(text), match(plain))
    let score = less.candidates.first?.score ?? 0
    return less.isExact || score >= Self.surely && score > whole.candidates.first?.score ?? 0 ? plain : text
  }

  /// "How long is it" asks nothing of a shortcut that would have to ask what "it" is, or that only resembles it.
  private func leaveWhatNeedsMore(in interpreted: inout InterpretedRequest) {
    guard !interpreted.matching.isExact, interpreted.matching.outcome != .notRecognized else { return }
    let isByWords = isRecognizedByWords(interpreted)
    let isFirst = context.mentions.groups.isEmpty
    interpreted.matching.candidates.removeAll { candidate in
      if !isByWords { return isFirst || candidate.values.isEmpty }
      // Where nothing was spoken of yet, it is asked what "it" is.
      return candidate.values.isEmpty && !lacking(candidate).isEmpty && !isFirst
    }
    if interpreted.matching.candidates.isEmpty { interpreted.matching.outcome = .notRecognized }
  }

  func match(
    _ text: String, limit: Int? = nil, isExplained: Bool = false, similarity: MatchOptions.Similarity? = nil,
    in application: String? = nil
  ) -> Matching {
    var wanted = settings.matching
    wanted.application = application ?? wanted.application
    wanted.similarity = similarity ?? wanted.similarity
    wanted.now = settings.now()
    wanted.place = options.place ?? wanted.place
    wanted.limit = max(options.limit ?? wanted.limit, limit ?? 0)
    wanted.explanation = isExplained ? .steps : options.explanation ?? wanted.explanation
    return memo.matchings.reading(of: TurnMemo.Wanted(text: text, options: wanted)) { wanted in
      inPast(matchers.withMatcher(for: snapshot.index) { $0.match(wanted.text, options: wanted.options) }, said: text)
    }
  }

  /// How a text goes on from what was said before.
  func continuation(of text: String) -> Continuation {
    memo.continuations.reading(of: text, readers.continuations.read)
  }

  /// What a text asks of the assistant itself.
  func command(in text: String) -> (request: BuiltInCommand, score: Double)? {
    memo.commands.reading(of: text, readers.builtInCommand)
  }

  /// Whether an application may be asked at all.
  func isTalkedTo(_ name: String) -> Bool { settings.matching.application.map { $0 == name } ?? true }
}
