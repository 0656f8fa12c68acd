extension Command {
  /// Finds the shortcut that a request means, and performs nothing.
  package static let match = Command(
    "match", "find the shortcut a request means, and perform nothing",
    usage: "[OPTION…] [REQUEST…]",
    examples: """
      behest match open my favorite trails  # the shortcut, its values and the score
      behest match --json suggest a trail  # the same as a JSON object
      behest match --bare --jsonl < phrases/home.requests.jsonl  # an object per line
      behest match --catalog phrases/home.json turn everything off  # with a catalog besides
      behest match --index home.index turn everything off  # with a compiled index only
      """,
    notes: [
      """
      With --jsonl a line is a sentence or, if it begins with a brace, an object with text and perhaps id, \
      conversation, limit, explain, here, locale, dryRun and answers. Every answer has the same keys: id, text, outcome, \
      application, intent, shortcut, parameters, phrase, score, margin, dialog, supportingDialog, snippet, value, \
      question, candidates, error, micros, conversation. What there is not is null; \
      candidates of what is not recognized are the shortcuts that come nearest, and with --threshold 0 there always is one.
      """
    ],
    options: CommandOption.sources + CommandOption.formats + CommandOption.matchingExplained
      + CommandOption.answering,
    run: MatchCommand.run
  )
}

enum MatchCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    await RequestRun.run(invocation, on: console)
  }
}
