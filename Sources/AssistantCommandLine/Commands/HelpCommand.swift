/// Shows help, on everything or on one command.
enum HelpCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "help",
      summary: "show help on everything or on one command",
      usage: "[COMMAND]",
      examples: [.init("behest help match", "the same as behest match --help")],
      options: []
    )
  }

  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    guard let topic = invocation.words.first else { return show(Commands.fallback, on: console) }
    guard let command = Commands.named(topic) else {
      console.report(UsageError.unknownTopic(topic))
      return .unusable
    }
    return show(command, on: console)
  }

  static func show(_ command: any Command.Type, on console: Console) -> ExitCode {
    console.output.line(HelpText(console.style).text(of: command.description))
    return console.finished(.success)
  }
}
