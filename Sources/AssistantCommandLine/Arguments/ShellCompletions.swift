/// The completions of commands, options and their values for a shell, made from their descriptions.
struct ShellCompletions {
  /// The shells that are known.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// What is proposed behind an option or a verb.
  enum Proposals: Hashable {
    case nothing, files
    case words([String])
  }

  let commands: CommandTable
  /// The names that `--app` takes.
  var applications: [String] = []

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  var program: String { commands.program }
  var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map(String.init).joined() }
  var verbs: [Command] { commands.all.filter { $0.name != nil && $0.isListed } }

  func proposals(for option: CommandOption) -> Proposals {
    guard let value = option.value else { return .nothing }
    if option.name == CommandOption.app.name { return .words(applications) }
    if ["FILE", "PATH", "FOLDER"].contains(value.placeholder) { return .files }
    return value.words.isEmpty ? .nothing : .words(value.words)
  }

  func proposals(behind verb: Command) -> Proposals {
    switch (verb.operands, verb.name) {
    case (.paths, _): .files
    case (.name, Command.help.name): .words(commands.names)
    case (.name, Command.completions.name): .words(Shell.allCases.map(\.rawValue))
    case (.name, _), (.anything, _), (.nothing, _): .nothing
    }
  }

  /// A word of any of the shells.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

extension CommandOption {
  /// The long and the short form.
  var spellings: [String] { [spelled] + (letter.map { ["-\($0)"] } ?? []) }
}
