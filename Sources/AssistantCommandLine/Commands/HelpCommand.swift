extension Command {
  /// Shows help, on everything or on one command.
  package static let help = Command(
    "help", "show help on everything or on one command",
    usage: "[COMMAND]",
    examples: """
      behest help match  # the same as behest match --help
      """,
    run: HelpCommand.run
  )
}

enum HelpCommand {
  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    guard let topic = invocation.words.first else { return show(console.registration.commands.fallback, on: console) }
    guard let command = console.registration.commands.command(named: topic) else {
      console.report(UsageError.unknownTopic(topic, among: console.registration.commands))
      return .unusable
    }
    return show(command, on: console)
  }

  static func show(_ command: Command, on console: Console) -> ExitCode {
    console.output.line(HelpText(console.style).text(of: command, among: console.registration.commands))
    return console.finished(.success)
  }
}
