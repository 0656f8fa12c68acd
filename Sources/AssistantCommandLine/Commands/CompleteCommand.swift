internal import IntentRuntime

extension Command {
  /// Completes requests that are not finished, and performs nothing.
  package static let complete = Command(
    "complete", "say how an unfinished request may go on",
    usage: "[OPTION…] [TEXT…]",
    examples: """
      behest complete tur of the d  # the likeliest requests, best first
      behest complete "how long is "  # behind a space comes the next word
      behest complete  # what is likely now
      behest complete --json --limit 10 open  # for launchers and editors
      behest complete < beginnings.txt  # a beginning per line
      """,
    notes: [
      """
      A line is the whole request, and behind a tab the shortcut, the application and what would be asked for. Of \
      beginnings on standard input, an empty line ends the completions of each.
      """,
      """
      With --json the answer is an object with text and completions, each with text, ending, word, application, \
      intent, shortcut, parameters, missing, matched, marks and score; with --jsonl one on each line. The same comes of a \
      line {"complete":"tur of"} of behest --jsonl, where an open question of the conversation is answered.
      """,
    ],
    options: CommandOption.sources + CommandOption.formats + [.limit, .now] + CommandOption.remembering,
    run: CompleteCommand.run
  )
}

enum CompleteCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    guard let (completer, code) = await completer(options, console) else { return .unusable }
    var writer = CompletionWriter(completer, options, console)
    let isForPerson = invocation.sentence == nil && console.inputIsTerminal
    guard let text = isForPerson ? "" : invocation.sentence, text != "-" else {
      return console.finished(max(code, await writer.answerLines()))
    }
    return console.finished(max(code, writer.answer(text)))
  }

  private static func completer(_ options: Options, _ console: Console) async
    -> (completer: ConversationCompleter, code: ExitCode)?
  {
    let loader = IndexLoader(options, console)
    if options.index != nil {
      guard let loaded = await loader.load() else { return nil }
      let settings = SessionSettings(options, application: loaded.application, console)
      let completer = ConversationCompleter(
        index: loaded.index, application: loaded.application, now: settings.now)
      return (completer, loaded.code)
    }
    guard var context = await loader.open() else { return nil }
    context.settings.habits = ConversationRun.habits(options, console)
    return (await context.begin().completer(), context.code)
  }
}
