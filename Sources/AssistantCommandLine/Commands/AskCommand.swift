/// What happens without a verb: a request is answered, from the arguments, standard input or the prompt.
enum AskCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: nil,
      summary: "type what you want; the nearest App Shortcut answers",
      usage: "[OPTION…] [REQUEST…]",
      examples: [
        .init("behest turn on the desk lamp", "one request; several words make a sentence"),
        .init("behest", "the prompt: type requests, leave with Ctrl-D"),
        .init("echo turn everything off | behest", "a request per line, an answer per line"),
        .init("behest --jsonl < phrases/home.requests.jsonl", "the same for programs"),
        .init("behest -- turn everything off", "words behind -- are always a request"),
      ],
      notes: ["This version matches requests and shows what it found; it performs nothing yet."],
      options: Commands.optionsOfMatching + [.explain] + Commands.optionsOfAnswering
    )
  }

  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    RequestRun.run(invocation, on: console)
  }
}
