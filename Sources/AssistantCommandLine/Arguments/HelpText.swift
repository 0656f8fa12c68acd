internal import Diagnostics

/// Help, made from the descriptions of commands and options: examples first, no line wider than the terminal or 80 columns.
///
/// Only a line to type is never broken, so that it can be copied.
struct HelpText {
  static let widest = 80
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
    ([style.bold("\(title):")] + HelpTable(width).lines(rows)).joined(separator: "\n")
  }

  private static func rows(of commands: CommandTable) -> [(String, String)] {
    commands.all.compactMap { command in command.name.map { ($0, command.summary) } }
  }

  private static var exitCodes: [(String, String)] {
    ExitCode.meanings.map { ("\($0.code.rawValue)", $0.meaning) } + [("", ExitCode.precedence)]
  }

  static var environment: String {
    "LC_ALL, LC_MESSAGES and LANG choose the language, NO_COLOR and FORCE_COLOR the color; XDG_STATE_HOME is where "
      + "applications keep their state, XDG_CACHE_HOME where what was learned of their phrases lies. "
      + "Nothing is sent anywhere: no network, no account."
  }
}
