extension ShellCompletions {
  /// Words are set apart by `|`, so that they may have spaces.
  var bash: String {
    let operands = cases(of: verbs) { ([$0.name ?? ""], proposals(behind: $0)) }
    let first = Self.bashList(commands.names + commands.fallback.options.map(\.spelled))
    return """
      # \(program) completions bash; eval "$(\(program) completions bash)" in ~/.bashrc
      \(function)() {
        local word="${COMP_WORDS[COMP_CWORD]//\\\\/}" before="${COMP_WORDS[COMP_CWORD - 1]}" verb="" index words="" IFS=$'|\\n'
        [[ "$word" == = ]] && word=""
        [[ "$before" == = ]] && before="${COMP_WORDS[COMP_CWORD - 2]}"
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(commands.names.joined(separator: "|"))) verb="${COMP_WORDS[index]}"; break ;;
          esac
        done
        COMPREPLY=()
        case "$before" in
      \(cases(of: commands.options.filter { $0.value != nil }) { ($0.spellings, proposals(for: $0)) })
          *)
            if [[ -z "$verb" ]]; then
              words=\(first)
            elif [[ "$word" == -* ]]; then
              case "$verb" in
      \(cases(of: verbs) { ([$0.name ?? ""], .words($0.options.map(\.spelled))) })
              esac
            else
              case "$verb" in
      \(operands)
              esac
            fi ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        ((${#COMPREPLY[@]})) && COMPREPLY=($(printf '%q\\n' "${COMPREPLY[@]}"))
      }
      complete -F \(function) \(program)
      """
  }

  /// The cases of those that have the same proposals, together.
  private func cases<Described>(of all: [Described], _ read: (Described) -> (patterns: [String], Proposals)) -> String {
    var cases: [(patterns: [String], proposals: Proposals)] = []
    for (patterns, proposals) in all.map(read) {
      if let index = cases.firstIndex(where: { $0.proposals == proposals }) {
        cases[index].patterns += patterns
      } else {
        cases.append((patterns, proposals))
      }
    }
    return cases.map { "    \($0.patterns.joined(separator: "|"))) \(Self.bashCommand($0.proposals)) ;;" }
      .joined(separator: "\n")
  }

  private static func bashCommand(_ proposals: Proposals) -> String {
    switch proposals {
    case .nothing: "return"
    case .files: "compopt -o default; return"
    case .words(let words): "words=\(bashList(words))"
    }
  }

  private static func bashList(_ words: [String]) -> String { quoted(words.joined(separator: "|")) }
}
