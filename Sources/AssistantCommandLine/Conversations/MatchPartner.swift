internal import Dialog
internal import IntentRuntime
internal import PhraseMatching

/// Answers with the shortcut that a request means, and performs nothing: for `match`, and for indexes, which hold
/// nothing that could be performed.
actor MatchPartner: ConversationPartner {
  private let answerer: RequestAnswerer
  private let guide: PromptGuide
  private let margin: Double
  private let texts: AnswerText
  private var choices: [Alternatives.Choice] = []
  private var last: (request: String, matching: Matching)?

  init(_ guide: PromptGuide, _ style: Style) {
    answerer = guide.answerer()
    self.guide = guide
    margin = guide.options.margin
    texts = guide.texts(style)
  }

  private(set) var question: Question?

  func take(_ text: String, _ options: TurnOptions) -> Response {
    if let number = Int(text), !choices.isEmpty { return choose(number, text) }
    choices = []
    question = nil
    let answer = answerer.explainedAnswer(text)
    if let matching = answer.matching { last = (text, matching) }
    var response = Response(answer.outcome, to: text)
    response.matching = answer.matching
    response.candidate = answer.reached
    response.micros = answer.micros
    if let alternatives = answer.alternatives {
      choices = alternatives.choices
      question = Question(alternatives)
      response.question = question
    } else {
      let shown = texts.text(of: answer, to: text, nearest: answerer.nearest(to: text))
      response.utterances = [.shows(shown.split(separator: "\n").map(String.init))]
    }
    return response
  }

  func interrupt() {
    choices = []
    question = nil
  }

  func explanation() -> (request: String, matching: Matching)? { last }

  func suggestions(atMost count: Int) -> [String] { [] }

  func forgetHabits() {}

  func completer() -> ConversationCompleter {
    let now = guide.options.now
    return ConversationCompleter(index: guide.index, application: guide.options.application, question: question) { now }
  }

  private func choose(_ number: Int, _ text: String) -> Response {
    guard choices.indices.contains(number - 1) else {
      var response = Response(.ambiguous, to: text)
      response.utterances = [.says(PromptMessages().pickANumber(choices.count))]
      return response
    }
    var response = Response(.matched, to: text)
    response.candidate = choices[number - 1].candidate
    let lines = texts.matched(choices[number - 1].candidate).split(separator: "\n").map(String.init)
    response.utterances = [.shows(lines)]
    interrupt()
    return response
  }
}

extension Question {
  /// The question that an ambiguous request leaves.
  fileprivate init(_ alternatives: Alternatives) {
    switch alternatives.subject {
    case .value(let parameter, _):
      self.init(.disambiguation, alternatives.prompt(Wordings.wording(for: "en")))
      self.parameter = parameter
    case .shortcut: self.init(.shortcut, alternatives.prompt(Wordings.wording(for: "en")))
    }
    options = alternatives.choices.map { Option($0.title, subtitle: $0.subtitle ?? $0.id) }
  }
}
