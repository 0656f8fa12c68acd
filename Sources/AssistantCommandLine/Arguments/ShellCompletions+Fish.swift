extension ShellCompletions {
  var fish: String {
    let none = "not __fish_seen_subcommand_from \(commands.names.joined(separator: " "))"
    let names = verbs.map { command in
      "complete -c \(program) -f -n \(Self.quoted(none)) -a \(command.name ?? "") -d \(Self.quoted(command.summary))"
    }
    let options = verbs.map { fish($0, "__fish_seen_subcommand_from \($0.name ?? "")") }
    let all = ["# \(program) completions fish | source"] + names + options + [fish(commands.fallback, none)]
    return all.joined(separator: "\n")
  }

  private func fish(_ command: Command, _ condition: String) -> String {
    let start = "complete -c \(program) -n \(Self.quoted(condition))"
    let options = command.options.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : " -r\(Self.fishProposals(proposals(for: option)))"
      return "\(start) -l \(option.name)\(letter)\(value) -d \(Self.quoted(option.summary))"
    }
    return (["\(start)\(Self.fishProposals(proposals(behind: command)))"] + options).joined(separator: "\n")
  }

  private static func fishProposals(_ proposals: Proposals) -> String {
    switch proposals {
    case .nothing: " -f"
    case .files: " -F"
    case .words(let words):
      " -f -a \(quoted(words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")))"
    }
  }
}
