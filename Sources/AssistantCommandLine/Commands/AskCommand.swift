extension Command {
  /// What happens without a verb: a request is performed, from the arguments, standard input or the prompt.
  package static let ask = Command(
    nil, "type what you want; the app that can do it does it",
    usage: "[OPTION…] [REQUEST…]",
    examples: """
      behest what can you do  # one request; several words make a sentence
      behest  # the prompt: type requests, leave with Ctrl-D
      echo suggest a trail | behest  # a request per line, an answer per line
      behest --answer target="Angel Falls" open a landmark  # an answer, so that nothing is asked
      behest --catalog phrases/home.json turn everything off  # with the apps of a catalog besides
      behest --bare --jsonl < phrases/home.requests.jsonl  # only catalogs; a JSON object per line
      behest -- list my trails  # words behind -- are always a request
      """,
    notes: [
      """
      What an app needs to know it asks for: at the prompt, and of a single request at a terminal. Elsewhere an open \
      question ends the request; --answer and --yes answer beforehand. Lines of standard input are one conversation, \
      so that "undo", "again" and "it" mean the line before.
      """,
      """
      With --jsonl a line is a sentence or, if it begins with a brace, an object with text and perhaps id, \
      conversation, answers, dryRun, limit, explain, here and locale. Lines with a conversation may answer the \
      question that is open in it; conversations do not wait for one another, and each keeps the language it began \
      with. Every answer has the same keys; snippet is one text of several lines.
      """,
      "A compiled index (--index) finds shortcuts and performs nothing.",
    ],
    options: CommandOption.sources + CommandOption.formats + CommandOption.matchingExplained + CommandOption.answering
      + CommandOption.remembering,
    run: AskCommand.run
  )
}

enum AskCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    if let mistyped = MistypedCommand(invocation, console), let code = await mistyped.run() { return code }
    if invocation.options.index != nil { return await RequestRun.run(invocation, on: console) }
    if let supervisor = Supervisor(invocation.options, usually: false, on: console) {
      return supervise(invocation, supervisor, console)
    }
    return await ConversationRun.run(invocation, on: console)
  }

  /// Lets another process do it.
  private static func supervise(_ invocation: Invocation, _ supervisor: Supervisor, _ console: Console) -> ExitCode {
    let options = invocation.options
    switch Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal) {
    case .prompt: return supervisor.run(restarting: true)
    case .oneShot(let sentence) where options.format != .plain:
      return supervisor.run(restarting: false) { crash in
        var answer = Answer()
        answer.problem = .crashed(crash.text)
        console.write(answer, to: sentence, options, limit: options.limit ?? 3)
      }
    case .oneShot: return supervisor.run(restarting: false)
    case .lines:
      var relay = RequestRelay(options)
      return max(supervisor.run(&relay), relay.code)
    }
  }
}
