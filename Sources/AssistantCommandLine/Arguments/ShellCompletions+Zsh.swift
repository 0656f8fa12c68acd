extension ShellCompletions {
  var zsh: String {
    let described = verbs.map { "    \(Self.quoted("\($0.name ?? ""):\($0.summary)"))" }
    let cases = verbs.map { "    (\($0.name ?? "")) options=(\n\(specifications(of: $0))\n    ) ;;" }
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
      \(specifications(of: commands.fallback))
            '1:command:{_describe command verbs}'
            '*:request: '
          ) ;;
        esac
        _arguments -S $options
      }
      if [ "$funcstack[1]" = \(Self.quoted(function)) ]; then \(function) "$@"; else compdef \(function) \(program); fi
      """
  }

  private func specifications(of command: Command) -> String {
    let operands = command.name.map { ["*:\($0):\(Self.zshAction(proposals(behind: command)))"] } ?? []
    let all = command.options.flatMap { specifications(of: $0) } + operands
    return all.map { "      \(Self.quoted($0))" }.joined(separator: "\n")
  }

  private func specifications(of option: CommandOption) -> [String] {
    let summary = option.summary.replacing(":", with: "\\:").replacing("[", with: "\\[").replacing("]", with: "\\]")
    let value = option.value.map { ":\($0.placeholder.lowercased()):\(Self.zshAction(proposals(for: option)))" } ?? ""
    let many = option.value?.isRepeatable == true ? "*" : ""
    return option.spellings.map { spelling in
      let joins = option.value != nil && spelling.hasPrefix("--") ? "=" : ""
      return "\(many)\(spelling)\(joins)[\(summary)]\(value)"
    }
  }

  private static func zshAction(_ proposals: Proposals) -> String {
    switch proposals {
    case .nothing: " "
    case .files: "_files"
    case .words(let words): "(\(words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")))"
    }
  }
}
