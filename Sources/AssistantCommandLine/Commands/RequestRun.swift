internal import FileFormats
internal import PhraseMatching

/// Finds the shortcuts that requests mean, wherever they come from, and performs nothing.
enum RequestRun {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    let mode = Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal)
    let live = mode == .prompt ? LiveTerminal(options, console, history: LiveTerminal.history(options, console)) : nil
    let console = live?.console(console) ?? console
    guard let loaded = await IndexLoader(options, console).load() else { return .unusable }
    let guide = PromptGuide(index: loaded.index, options, application: loaded.application, console)
    var code = loaded.code
    switch mode {
    case .oneShot(let sentence):
      let oneShot = OneShot(answerer: guide.answerer(), index: loaded.index, options: options, console: console)
      code = max(code, oneShot.run(sentence))
    case .lines:
      var lines = RequestLines(guide.answerer(), options, console)
      code = max(code, await lines.run())
    case .prompt:
      let partner = MatchPartner(guide, console.style)
      var session = PromptSession(partner, guide, .matching(loaded.applications), options, console, live)
      code = max(code, await session.run())
    }
    return console.finished(code)
  }
}

/// One request from the arguments.
struct OneShot {
  let answerer: RequestAnswerer
  let index: PhraseIndex
  let options: Options
  let console: Console

  func run(_ sentence: String) -> ExitCode {
    let answer = answerer.answer(sentence)
    if options.format == .plain {
      console.output.line(plain(answer, to: sentence))
    } else {
      console.write(answer, to: sentence, options, limit: answerer.limit)
    }
    return answer.exitCode
  }

  private func plain(_ answer: Answer, to sentence: String) -> String {
    if options.explanation == .steps { return ExplanationText(console.style).text(of: answer, to: sentence) }
    return AnswerText(style: console.style, index: index, application: answerer.application)
      .text(of: answer, to: sentence, nearest: answerer.nearest(to: sentence))
  }
}

extension Console {
  /// Writes the answer to a request of the arguments as JSON, laid out for whoever reads it.
  func write(_ answer: Answer, to sentence: String, _ options: Options, limit: Int) {
    var json = AnswerJSON(options.format == .json && outputIsTerminal ? .indented : .compact, limit: limit)
    var sentence = sentence
    sentence.withUTF8 { json.write(answer, to: $0) }
    output.bytes.append(contentsOf: json.bytes)
    output.endLine()
  }
}
