internal import Diagnostics

/// Help, made from the descriptions of commands and options: examples first, no line wider than the terminal or 80 columns.
///
/// Only a line to type is never broken, so that it can be copied.
struct HelpText {
  private static let widest = 80
  /// Where the right column would be narrower, it goes below the left one.
  private static let narrowestColumn = 24
  private let style: Style
  private let width: Int

  init(_ style: Style) {
    self.style = style
    width = min(style.width, Self.widest)
  }

  func text(of command: Command, among commands: CommandTable) -> String {
    let verb = command.name.map { " \($0)" } ?? ""
    var sections = [
      "\(commands.program)\(verb): \(command.summary)".wrapped(to: width),
      usage("\(commands.program)\(verb) \(command.usage)"),
      section("Examples", rows: command.examples.map { (commands.naming($0.line), commands.naming($0.purpose)) }),
    ]
    sections += command.notes.map { $0.wrapped(to: width) }
    if command.name == nil { sections.append(section("Commands", rows: Self.rows(of: commands))) }
    sections.append(section("Options", rows: command.options.map { ($0.usage, $0.summary) }))
    if command.name == nil {
      sections += [section("Exit status", rows: Self.exitCodes), Self.environment.wrapped(to: width)]
    }
    return sections.joined(separator: "\n\n")
  }

  private func usage(_ line: String) -> String {
    let title = "Usage:"
    return style.bold(title) + "\(title) \(line)".wrapped(to: width).dropFirst(title.count)
  }

  private func section(_ title: String, rows: [(String, String)]) -> String {
    let longest = min(46, rows.map(\.0.count).max() ?? 0)
    let column = width - longest - 4 < Self.narrowestColumn ? 2 : longest
    let lines = rows.map { left, right in
      let text = right.wrapped(to: width, indent: column + 4)
      if left.count > column { return "  \(left)\n\(text)" }
      return "  \(left.padded(to: column))  " + text.dropFirst(column + 4)
    }
    return ([style.bold("\(title):")] + lines).joined(separator: "\n")
  }

  private static func rows(of commands: CommandTable) -> [(String, String)] {
    commands.all.compactMap { command in command.name.map { ($0, command.summary) } }
  }

  private static var exitCodes: [(String, String)] {
    [
      ("0", "all done"), ("1", "some request was not recognized"), ("5", "cancelled"),
      ("4", "an answer was needed and could not be asked for"), ("3", "an intent failed"),
      ("2", "usage, or something could not be read"),
      ("130", "interrupted; of several, the lowest in this list counts"),
    ]
  }

  private static var environment: String {
    "LC_ALL, LC_MESSAGES and LANG choose the language, NO_COLOR and FORCE_COLOR the color; XDG_STATE_HOME is where "
      + "applications keep their state. Nothing is sent anywhere: no network, no account."
  }
}
