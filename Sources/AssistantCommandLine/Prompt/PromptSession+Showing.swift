internal import Diagnostics
internal import IntentRuntime
internal import PhraseMatching

// What is shown at the prompt.
extension PromptSession {
  /// How answers look in the window as it is.
  var style: Style { live.map { Style(isColored: console.style.isColored, width: $0.columns) } ?? console.style }

  /// Where words are broken into lines; nil where nobody looks.
  var columns: Int? { live?.columns ?? (console.outputIsTerminal ? console.style.width : nil) }

  func show(_ response: Response) {
    console.progress.erase()
    let texts = ResponseText(style, options.channel, columns: columns, language: language)
    // Where lines are edited, the question stands above its answer.
    let asked = live == nil || options.channel == .voice ? texts.question(of: response) : []
    for line in texts.lines(of: response) + asked { console.output.addLine(line) }
    console.output.flush()
    if options.explanation == .steps, let matching = response.matching {
      explain(matching, of: response.request)
    }
    if options.verbosity == .verbose, let detail = response.problem?.detail { hint(detail) }
  }

  mutating func suggest() async {
    let suggestions = await partner.suggestions(atMost: 5)
    conversation.note(suggestions: suggestions)
    if suggestions.isEmpty { return }
    for (index, suggestion) in suggestions.enumerated() {
      console.output.addLine("  \(console.style.bold("\(index + 1)"))  \(sanitized(suggestion))")
    }
    console.output.flush()
    hint(messages.pickASuggestion)
  }

  /// Numbers the buttons that were shown, where that takes one line.
  mutating func offerButtons() async {
    let buttons = options.channel == .everything ? await partner.buttons : []
    let line = buttons.enumerated().map { "\($0 + 1) \(sanitized($1))" }.joined(separator: "  ")
    guard !buttons.isEmpty, line.count <= columns ?? HelpText.widest else { return }
    conversation.note(suggestions: buttons)
    hint(line)
  }

  func showHelp() {
    let lines = messages.help(live == nil ? .requests : .requestsAndKeys, columns: live?.columns ?? HelpText.widest)
    for line in lines { console.output.addLine(line) }
    console.output.flush()
  }

  func saveHabits() async {
    if case .performing(let context) = scene { await context.saveHabits(console) }
  }

  func askAgain() async {
    guard live == nil, let question = await partner.question else { return }
    for line in QuestionText(style).lines(of: AskedQuestion(question, language: language)) {
      console.output.addLine(line)
    }
    console.output.flush()
  }

  func explain(_ request: String?) async {
    if let request {
      let answer = guide.answerer().explainedAnswer(request)
      return console.output.line(ExplanationText(style).text(of: answer, to: request))
    }
    guard let last = await partner.explanation() else { return hint(messages.nothingToExplain) }
    explain(last.matching, of: last.request)
  }

  func explain(_ matching: Matching, of request: String) {
    let answer = Answer(matching, margin: options.margin)
    console.output.line(ExplanationText(style).text(of: answer, to: request))
  }

  func list(_ words: [String]) {
    let filter = ListingFilter(application: guide.options.application, words: words)
    let limit = options.limit ?? 20
    let (listings, isCut) = filter.listings(of: guide.index, limit: limit)
    if listings.isEmpty { return hint(messages.nothingListed(words)) }
    console.output.line(ListingText(style).text(of: listings))
    if isCut { hint(messages.firstShown(limit)) }
  }

  func showApplications() {
    let names =
      switch scene {
      case .performing(let context): ApplicationNames(context.applications)
      case .matching(let names): names
      }
    for name in names.names {
      let synonyms = names.synonyms(of: name).map { sanitized($0) }
      let others = synonyms.isEmpty ? "" : "  \(console.style.dim(synonyms.joined(separator: ", ")))"
      console.output.addLine("  \(sanitized(name))\(others)")
    }
    console.output.flush()
  }
}
