/// Finds the shortcut that a request means, and performs nothing.
enum MatchCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "match",
      summary: "find the shortcut a request means, and perform nothing",
      usage: "[OPTION…] [REQUEST…]",
      examples: [
        .init("behest match turn on the desk lamp", "the shortcut, its values and the score"),
        .init("behest match --json dim the lamp", "the same as a JSON object"),
        .init("behest match --jsonl < requests.txt", "an object per line"),
        .init("behest match --index home.index lights off", "with an index that opens at once"),
      ],
      options: Commands.optionsOfMatching + [.explain] + Commands.optionsOfAnswering
    )
  }

  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    RequestRun.run(invocation, on: console)
  }
}
