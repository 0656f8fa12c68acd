internal import PhraseMatching

extension Command {
  /// Shows what was compared with what, and what it cost; of two arguments, what speaks for a shortcut and against it.
  package static let explain = Command(
    "explain", "show why a request matches as it does, step by step",
    usage: "[OPTION…] REQUEST… | \"REQUEST\" SHORTCUT",
    examples: """
      behest explain open my favorite trails  # what was compared with what
      behest explain --limit 1 suggest a trail  # only the best candidate
      behest explain --json suggest a trail  # the steps as JSON
      behest explain "suggest a trail" SuggestTrails  # why this shortcut, and what another would need
      """,
    notes: [
      """
      Of two arguments, the second names a shortcut by its intent or, behind a quoted request, its title. If the \
      request reaches it, the strongest rival is shown, and what would have to change for the rival to win; if not, \
      what the shortcut lacks, and what would have to change for it to win. Each proposal was matched, and works. \
      Here words alone are compared; where what they mean leads elsewhere, that is said.
      """,
      """
      Where the words of a request do not settle it, what they mean counts as well: ≈ marks words that are alike in \
      meaning, and the score is what was learned of all phrases makes of both.
      """,
    ],
    options: CommandOption.sources + CommandOption.formats + CommandOption.matching + [.plain],
    run: ExplainCommand.run
  )
}

enum ExplainCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    var invocation = invocation
    invocation.options.explanation = .steps
    if invocation.sentence == nil, console.inputIsTerminal {
      console.report(UsageError.missingRequest("explain"))
      return .unusable
    }
    if let question = RivalryQuestion(invocation.words) {
      return await RivalryRun.run(question, invocation.options, on: console)
    }
    return await RequestRun.run(invocation, on: console)
  }
}
