extension Command {
  /// Shows help, on everything or on one command.
  package static let help = Command(
    "help", "show help on everything or on one command",
    usage: "[COMMAND]",
    examples: """
      behest help match  # the same as behest match --help
      behest help --all  # all options
      behest help --man | man -l -  # the manual page
      """,
    options: [.all, .manual],
    run: HelpCommand.run
  )
}

enum HelpCommand {
  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    guard let topic = invocation.words.first else {
      return show(console.registration.commands.fallback, invocation.options.extent, on: console)
    }
    guard let command = console.registration.commands.command(named: topic) else {
      console.report(UsageError.unknownTopic(topic, among: console.registration.commands))
      return .unusable
    }
    return show(command, .all, on: console)
  }

  static func showManual(on console: Console) -> ExitCode {
    console.output.line(ManualPage(commands: console.registration.commands).text)
    return console.finished(.success)
  }

  static func show(_ command: Command, _ extent: Options.Extent, on console: Console) -> ExitCode {
    let commands = console.registration.commands
    let isOverview = command.name == nil && extent == .some
    console.output.line(
      isOverview
        ? HelpOverview(console.style, commands).text : HelpText(console.style).text(of: command, among: commands))
    return console.finished(.success)
  }
}
