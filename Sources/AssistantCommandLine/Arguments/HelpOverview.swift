internal import Diagnostics

/// Help that fits one screen: a few examples, the commands, the exit statuses in order, and where there is more.
struct HelpOverview {
  private let style: Style
  private let commands: CommandTable
  private let width: Int

  private static let mostExamples = 3

  init(_ style: Style, _ commands: CommandTable) {
    (self.style, self.commands) = (style, commands)
    width = min(style.width, HelpText.widest)
  }

  var text: String {
    let ask = commands.fallback
    let program = commands.program
    let examples = ask.examples.prefix(Self.mostExamples).map { example in
      (commands.naming(example.line), commands.naming(example.purpose))
    }
    let table = HelpTable(width)
    let usage = "Usage: \(program) \(ask.usage)   or   \(program) COMMAND …".wrapped(to: width)
    return
      (["\(program): \(ask.summary)".wrapped(to: width), usage] + table.lines(examples)
      + [style.bold("Commands:")] + table.lines(summaries)
      + [ExitCode.sentence.wrapped(to: width), Self.more(program).wrapped(to: width)])
      .joined(separator: "\n")
  }

  /// What each command does, up to the first comma.
  private var summaries: [(String, String)] {
    commands.all.filter(\.isListed).compactMap { command in
      command.name.map { ($0, command.summary.split(separator: ",").first.map(String.init) ?? "") }
    }
  }

  private static func more(_ program: String) -> String {
    "More: \(program) help COMMAND, \(program) help --all, \(program) help --man"
  }
}

/// Rows of two columns, of which the right one is wrapped.
struct HelpTable {
  /// Where the right column would be narrower, it goes below the left one.
  private static let narrowestColumn = 24
  private let width: Int

  init(_ width: Int) { self.width = width }

  func lines(_ rows: [(String, String)]) -> [String] {
    let longest = min(46, rows.map(\.0.terminalWidth).max() ?? 0)
    let column = width - longest - 4 < Self.narrowestColumn ? 2 : longest
    return rows.map { left, right in
      let text = right.wrapped(to: width, indent: column + 4)
      if left.terminalWidth > column { return "  \(left)\n\(text)" }
      return "  \(left.padded(to: column))  " + text.dropFirst(column + 4)
    }
  }
}

extension ExitCode {
  /// What each status means, in order.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.success, "all done"), (.notRecognized, "some request was not recognized"),
    (.unusable, "usage, or something could not be read"), (.failed, "an intent failed"),
    (.needsInput, "an answer was needed and could not be asked for"), (.cancelled, "cancelled"),
    (.interrupted, "interrupted"),
  ]

  /// Which one counts of several.
  static let precedence = "of several the gravest: 130, 2, 3, 4, 5, 1"

  /// The statuses in short.
  static let sentence =
    "Exit status: 0 done, 1 not recognized, 2 unusable arguments or input, 3 failed, 4 an answer was needed, "
    + "5 cancelled, 130 interrupted."
}
