extension Command {
  /// Writes what a shell needs to complete commands and options.
  package static let completions = Command(
    "completions", "write what a shell needs to complete commands and options",
    usage: "bash|zsh|fish",
    examples: """
      eval "$(behest completions bash)"  # in ~/.bashrc
      source <(behest completions zsh)  # in ~/.zshrc, behind compinit
      behest completions fish | source  # in ~/.config/fish/config.fish
      """,
    operands: .name,
    run: CompletionsCommand.run
  )
}

enum CompletionsCommand {
  static func run(_ invocation: Invocation, on console: Console) -> ExitCode {
    let words = invocation.words
    guard words.count == 1, let shell = ShellCompletions.Shell(rawValue: words[0]) else {
      console.report(UsageError.unknownShell(words.joined(separator: " ")))
      return .unusable
    }
    let applications = console.registration.applications.map(\.name)
    let completions = ShellCompletions(commands: console.registration.commands, applications: applications)
    console.output.line(completions.text(for: shell))
    return console.finished(.success)
  }
}
