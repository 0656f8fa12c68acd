internal import Diagnostics
internal import FileFormats
internal import IntentRuntime

extension Command {
  /// Lists what can be done on this computer.
  package static let check = Command(
    "check", "tell what works on this computer, and what is missing",
    usage: "[--catalog FILE] [APP]",
    examples: """
      behest check  # each ability, the program or file behind it, and what to install
      behest check --bare --catalog phrases/shell.json  # of one catalog
      """,
    notes: ["Nothing is run. The exit status is 1 when something is missing."],
    operands: .name,
    options: [.catalog, .bare, .json],
    run: CheckCommand.run
  )
}

enum CheckCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    guard let context = await IndexLoader(invocation.options, console).open() else { return .unusable }
    let wanted = invocation.sentence?.lowercased()
    let asked = context.applications.filter { wanted == nil || $0.name.lowercased() == wanted }
    if let sentence = invocation.sentence, asked.isEmpty {
      console.report(
        "no application is called '\(sanitized(sentence))'; as a request it is: behest -- check \(sanitized(sentence))")
      return .unusable
    }
    let checked = asked.map { (name: $0.name, abilities: $0.checkedAbilities()) }.filter { !$0.abilities.isEmpty }
    if invocation.options.format == .plain {
      for application in checked { console.answer(text(of: application.abilities, application.name, console.style)) }
    } else {
      console.write(json(of: checked))
    }
    let isComplete = checked.allSatisfy { $0.abilities.allSatisfy(\.missing.isEmpty) }
    return console.finished(isComplete ? context.code : .notRecognized)
  }

  private static func text(of abilities: [Ability.Checked], _ name: String, _ style: Style) -> String {
    let width = min(40, abilities.map { sanitized($0.title).terminalWidth }.max() ?? 0)
    let lines = abilities.map { ability in
      let mark = ability.missing.isEmpty ? style.good("ok") : style.bad("--")
      let known = ability.missing.isEmpty ? ability.found : ability.missing
      let title = sanitized(ability.title).cut(to: width).padded(to: width)
      return "  \(mark)  \(title)  \(style.dim(sanitized(known.joined(separator: ", "))))"
    }
    return ([style.bold(sanitized(name))] + lines.map { $0.trimmedAtEnd }).joined(separator: "\n")
  }

  private static func json(of checked: [(name: String, abilities: [Ability.Checked])]) -> [JSONObject] {
    checked.flatMap { application in
      application.abilities.map { ability -> JSONObject in
        ["application": application.name, "ability": ability.title, "found": ability.found, "missing": ability.missing]
      }
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String { lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? "" }
}
