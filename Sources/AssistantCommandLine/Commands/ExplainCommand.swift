internal import PhraseMatching

/// Shows what was compared with what, and what it cost.
enum ExplainCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "explain",
      summary: "show why a request matches as it does, step by step",
      usage: "[OPTION…] REQUEST…",
      examples: [
        .init("behest explain turn on the desk lamp", "what was compared with what"),
        .init("behest explain --limit 1 turn everything off", "only the best candidate"),
        .init("behest explain --json turn everything off", "the steps as JSON"),
      ],
      options: Commands.optionsOfMatching
    )
  }

  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    var invocation = invocation
    invocation.options.explanation = .steps
    if invocation.sentence == nil, console.inputIsTerminal {
      console.report(UsageError.missingRequest(command: "explain"))
      return .unusable
    }
    return RequestRun.run(invocation, on: console)
  }
}
