internal import IntentRuntime
internal import LineEditor
internal import PhraseMatching

/// A request whose first word is nearly a command: whoever types it at a terminal is asked which is meant, unless the request
/// means something as it is.
struct MistypedCommand {
  private let invocation: Invocation
  private let command: Command
  private let console: Console

  /// Nil where nobody can be asked or no command comes near.
  init?(_ invocation: Invocation, _ console: Console) {
    guard console.inputIsTerminal, console.errorsAreTerminal, invocation.options.questions == .ask,
      let near = invocation.nearCommand, let command = console.registration.commands.command(named: near)
    else { return nil }
    (self.invocation, self.command, self.console) = (invocation, command, console)
  }

  /// Runs the command if it is meant; nil if it is not.
  func run() async -> ExitCode? {
    guard await !isRequest(), await isMeant() else { return nil }
    var meant = invocation
    (meant.command, meant.words) = (command, Array(invocation.words.dropFirst()))
    return await command.run(meant, console)
  }

  private func isRequest() async -> Bool {
    var options = invocation.options
    options.verbosity = .quiet
    guard let loaded = await IndexLoader(options, console).load() else { return true }
    let guide = PromptGuide(index: loaded.index, options, application: loaded.application, console)
    return guide.answerer().answer(invocation.sentence ?? "").verdict != .notRecognized
  }

  private func isMeant() async -> Bool {
    let question = "“\(sanitized(invocation.words[0]))” is no command. Did you mean “\(command.name ?? "")”?"
    if let terminal = console.openTerminal(nil) {
      return await terminal.read(.confirmation([StyledText(question)], default: .yes)) == .option(0)
    }
    console.errors.add("\(question) (y/n) ")
    console.errors.flush()
    guard case .lines(let lines) = await console.input.next() else { return false }
    return lines.texts.first?.lowercased().hasPrefix("y") == true
  }
}
