internal import PhraseMatching

/// Answers requests from wherever they come.
enum RequestRun {
  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    let options = invocation.options
    guard let loaded = IndexLoader(options, console).load() else { return .unusable }
    let answerer = RequestAnswerer(
      index: loaded.index,
      options: matchOptions(options, application: loaded.application, console),
      clocks: clocks(options, console)
    )
    let mode = Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal)
    var code = loaded.code
    switch mode {
    case .oneShot(let sentence):
      code = max(code, OneShot(answerer, loaded.index, options, console).run(sentence))
    case .lines:
      var lines = RequestLines(answerer, options, console)
      code = max(code, lines.run())
    case .prompt:
      var session = PromptSession(answerer, loaded.index, options, console)
      code = max(code, session.run())
    }
    return console.finished(code)
  }

  private static func clocks(_ options: Options, _ console: Console) -> RequestAnswerer.Clocks {
    let now = options.now.map { moment in { moment } } ?? console.now
    return RequestAnswerer.Clocks(now: now, nanoseconds: options.timing == .shown ? console.nanoseconds : nil)
  }

  private static func matchOptions(_ options: Options, application: String?, _ console: Console) -> MatchOptions {
    MatchOptions(
      threshold: options.threshold,
      margin: options.margin,
      limit: options.limit ?? 3,
      application: application,
      now: options.now ?? console.now(),
      explanation: options.explanation
    )
  }
}

/// One request from the arguments.
struct OneShot {
  private let answerer: RequestAnswerer
  private let index: PhraseIndex
  private let options: Options
  private let console: Console

  init(_ answerer: RequestAnswerer, _ index: PhraseIndex, _ options: Options, _ console: Console) {
    self.answerer = answerer
    self.index = index
    self.options = options
    self.console = console
  }

  func run(_ sentence: String) -> ExitCode {
    let answer = answerer.answer(sentence)
    switch options.format {
    case .plain: console.output.line(plain(answer, to: sentence))
    case .json: write(answer, to: sentence, console.outputIsTerminal ? .indented : .compact)
    case .jsonLines: write(answer, to: sentence, .compact)
    }
    return answer.exitCode
  }

  private func plain(_ answer: Answer, to sentence: String) -> String {
    if options.explanation == .steps { return ExplanationText(console.style).text(of: answer, to: sentence) }
    return AnswerText(console.style, index: index, application: answerer.application)
      .text(of: answer, to: sentence, nearest: answerer.nearest(to: sentence))
  }

  private func write(_ answer: Answer, to sentence: String, _ layout: JSONWriter.Layout) {
    var json = AnswerJSON(layout, limit: answerer.limit)
    var sentence = sentence
    sentence.withUTF8 { json.write(answer, to: $0) }
    console.output.bytes.append(contentsOf: json.bytes)
    console.output.endLine()
  }
}
