/// The completions of commands and options for a shell, made from their descriptions.
struct ShellCompletions {
  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let commands: CommandTable

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var program: String { commands.program }
  private var function: String { "_" + program.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map(String.init).joined() }
  private var verbs: [Command] { commands.all.filter { $0.name != nil } }

  // MARK: bash

  private var bash: String {
    let cases = verbs.map { "    \($0.name ?? "")) words=\(Self.quoted(Self.spellings(of: $0))) ;;" }
    let first = commands.names.joined(separator: " ") + " " + Self.spellings(of: commands.fallback)
    return """
      # \(program) completions bash; eval "$(\(program) completions bash)" in ~/.bashrc
      \(function)() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" verb="" index words
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(commands.names.joined(separator: "|"))) verb="${COMP_WORDS[index]}"; break ;;
          esac
        done
        COMPREPLY=()
        case "$before" in
          \(fileOptions.joined(separator: "|"))) compopt -o default; return ;;
          \(otherOptions.joined(separator: "|"))) return ;;
        esac
        case "$verb" in
      \(cases.joined(separator: "\n"))
          *) words=\(Self.quoted(first)) ;;
        esac
        [[ -n "$verb" && "$word" != -* ]] && { compopt -o default; return; }
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F \(function) \(program)
      """
  }

  private static func spellings(of command: Command) -> String {
    command.options.map(\.spelled).joined(separator: " ")
  }

  private var fileOptions: [String] { commands.options.filter(\.takesFile).flatMap(\.spellings) }
  private var otherOptions: [String] {
    commands.options.filter { $0.value != nil && !$0.takesFile }.flatMap(\.spellings)
  }

  // MARK: zsh

  private var zsh: String {
    let described = verbs.map { "    \(Self.quoted("\($0.name ?? ""):\($0.summary)"))" }
    let cases = verbs.map { "    (\($0.name ?? "")) options=(\n\(Self.specifications(of: $0))\n    ) ;;" }
    return """
      #compdef \(program)
      # \(program) completions zsh; source <(\(program) completions zsh) in ~/.zshrc, behind compinit
      \(function)() {
        local verb word
        local -a verbs options
        verbs=(
      \(described.joined(separator: "\n"))
        )
        for word in ${words[2,CURRENT-1]}; do
          case $word in
            (\(commands.names.joined(separator: "|"))) verb=$word; break ;;
          esac
        done
        case $verb in
      \(cases.joined(separator: "\n"))
          (*) options=(
      \(Self.specifications(of: commands.fallback))
          ) ;;
        esac
        [[ -z $verb && $words[CURRENT] != -* ]] && _describe command verbs
        _arguments -S $options '*:word:_files'
      }
      if [ "$funcstack[1]" = \(Self.quoted(function)) ]; then \(function) "$@"; else compdef \(function) \(program); fi
      """
  }

  private static func specifications(of command: Command) -> String {
    command.options.flatMap { option in
      option.spellings.map { spelling in
        let summary = option.summary.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
        let value = option.value.map { ":\($0.placeholder.lowercased()):\(option.takesFile ? "_files" : " ")" } ?? ""
        let many = option.value?.isRepeatable == true ? "*" : ""
        return "      " + quoted("\(many)\(spelling)[\(summary)]\(value)")
      }
    }.joined(separator: "\n")
  }

  // MARK: fish

  private var fish: String {
    let none = "not __fish_seen_subcommand_from \(commands.names.joined(separator: " "))"
    let names = verbs.map { command in
      "complete -c \(program) -f -n \(Self.quoted(none)) -a \(command.name ?? "") -d \(Self.quoted(command.summary))"
    }
    let options =
      verbs.map { fish($0, "__fish_seen_subcommand_from \($0.name ?? "")") }
      + [fish(commands.fallback, none)]
    return (["# \(program) completions fish | source"] + names + options).joined(separator: "\n")
  }

  private func fish(_ command: Command, _ condition: String) -> String {
    command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : option.takesFile ? " -r -F" : " -x"
      return "complete -c \(program) -n \(Self.quoted(condition)) -l \(option.name)\(letter)\(value) "
        + "-d \(Self.quoted(option.summary))"
    }.joined(separator: "\n")
  }

  /// A word of any of the shells.
  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

extension CommandOption {
  fileprivate var takesFile: Bool { value.map { ["FILE", "PATH", "FOLDER"].contains($0.placeholder) } ?? false }

  /// The long and the short form.
  fileprivate var spellings: [String] { [spelled] + (letter.map { ["-\($0)"] } ?? []) }
}
