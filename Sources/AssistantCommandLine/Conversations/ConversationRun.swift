internal import IntentRuntime

/// Performs requests, wherever they come from.
enum ConversationRun {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    guard let house = await IndexLoader(options, console).open() else { return .unusable }
    let mode = Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal)
    var code = house.code
    switch mode {
    case .oneShot(let sentence):
      code = max(code, await OneShotConversation(house, options, console).run(sentence))
    case .lines:
      var lines = ConversationLines(house, options, console)
      code = max(code, await lines.run())
    case .prompt:
      var session = PromptSession(house, options, console)
      code = max(code, await session.run())
    }
    return console.finished(code)
  }
}
