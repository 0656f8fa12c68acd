/// The manual page of a program, made from the descriptions of its commands.
struct ManualPage {
  let commands: CommandTable

  private var program: String { commands.program }

  var text: String {
    let ask = commands.fallback
    let head = [
      ".TH \(Self.escaped(program.uppercased())) 1 \"\" \"\(Self.escaped("\(program) \(Assistant.version)"))\" \"\"",
      ".SH NAME", "\(Self.escaped(program)) \\- \(Self.escaped(ask.summary))",
      ".SH SYNOPSIS", ".B \(Self.escaped(program))", Self.escaped(ask.usage),
    ]
    let description = [".SH DESCRIPTION"] + paragraphs(ask.notes) + [".SH OPTIONS"] + options(of: ask)
    let others = [".SH COMMANDS"] + commands.all.filter { $0.name != nil }.flatMap(section)
    return
      (head + description + others + [".SH THE PROMPT"] + preformatted(prompt)
      + [".SH EXIT STATUS"] + statuses + [".SH ENVIRONMENT"]
      + paragraphs([HelpText.environment]) + files + [".SH EXAMPLES"] + examples(of: ask)).joined(separator: "\n")
  }

  private func section(_ command: Command) -> [String] {
    let name = command.name ?? ""
    return [".SS \(Self.escaped("\(program) \(name) \(command.usage)"))", Self.escaped(command.summary) + "."]
      + paragraphs(command.notes) + options(of: command) + examples(of: command)
  }

  private func options(of command: Command) -> [String] {
    command.options.flatMap { option in
      [".TP", ".B \(Self.escaped(option.usage.trimmingSpaces))", Self.escaped(option.summary)]
    }
  }

  private func examples(of command: Command) -> [String] {
    command.examples.flatMap { example in
      [".TP", ".B \(Self.escaped(commands.naming(example.line)))", Self.escaped(commands.naming(example.purpose))]
    }
  }

  private func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP", Self.escaped($0)] } }

  private func preformatted(_ lines: [String]) -> [String] { [".PP", ".nf"] + lines.map(Self.escaped) + [".fi"] }

  private var prompt: [String] { PromptMessages().help(.requestsAndKeys, columns: HelpText.widest) }

  private var statuses: [String] {
    ExitCode.meanings.flatMap { [".TP", ".B \($0.code.rawValue)", Self.escaped($0.meaning)] }
      + paragraphs(["More than one request: \(ExitCode.precedence)."])
  }

  private var files: [String] {
    [
      ".SH FILES", ".TP", ".I $XDG_STATE_HOME/behest/history",
      "requests that were typed at the prompt; only its owner reads it",
      ".TP", ".I $XDG_STATE_HOME/behest/habits.json", "what was done, for suggestions",
      ".TP", ".I $XDG_STATE_HOME/behest/remembered",
      "what the shortcuts of catalogs remember, a file for each application",
      ".TP", ".I $XDG_CACHE_HOME/behest/compiled",
      "compiled phrases, and what was learned of them; made again where they are missing",
    ]
  }

  /// Text that is no request of the formatter.
  static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
