internal import Diagnostics

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
    operands: .name,
    options: [.all, .manual],
    run: HelpCommand.run
  )
}

enum HelpCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let commands = console.registration.commands
    guard let topic = invocation.words.first else {
      return show(commands.fallback, invocation.options.extent, on: console)
    }
    guard let command = commands.command(named: topic) else {
      // "Help me" is said to the assistant.
      if nearestName(to: topic, among: commands.names, slips: 2) == nil {
        var request = invocation
        (request.command, request.words) = (commands.fallback, ["help"] + invocation.words)
        return await commands.fallback.run(request, console)
      }
      console.report(UsageError.unknownTopic(topic, among: commands))
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
