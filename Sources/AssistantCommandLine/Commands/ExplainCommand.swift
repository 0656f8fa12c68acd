internal import PhraseMatching

/// Shows what was compared with what, and what it cost.
enum ExplainCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "explain",
      summary: "show why a request matches as it does, step by step",
      usage: "[OPTION…] REQUEST…",
      examples: [
        .init("behest explain open my favorite trails", "what was compared with what"),
        .init("behest explain --limit 1 suggest a trail", "only the best candidate"),
        .init("behest explain --json suggest a trail", "the steps as JSON"),
      ],
      options: Commands.optionsOfMatching
    )
  }

  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    var invocation = invocation
    invocation.options.explanation = .steps
    if invocation.sentence == nil, console.inputIsTerminal {
      console.report(UsageError.missingRequest(command: "explain"))
      return .unusable
    }
    return await RequestRun.run(invocation, on: console)
  }
}
