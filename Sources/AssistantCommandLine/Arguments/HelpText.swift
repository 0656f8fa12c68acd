/// Help, made from the descriptions of commands and options: examples first, no line wider than 80 columns.
struct HelpText {
  private static let width = 80
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of command: CommandDescription) -> String {
    let verb = command.name.map { " \($0)" } ?? ""
    var sections = [
      "\(Console.program)\(verb): \(command.summary)",
      "\(style.bold("Usage:")) \(Console.program)\(verb) \(command.usage)",
      section("Examples", rows: command.examples.map { ($0.line, $0.purpose) }),
    ]
    sections += command.notes.map { Self.wrapped($0, indent: 0) }
    if command.name == nil { sections.append(section("Commands", rows: Self.commands)) }
    sections.append(section("Options", rows: Self.options(of: command)))
    if command.name == nil { sections += [section("Exit status", rows: Self.exitCodes), Self.environment] }
    return sections.joined(separator: "\n\n")
  }

  private func section(_ title: String, rows: [(String, String)]) -> String {
    let width = min(46, rows.map(\.0.count).max() ?? 0)
    let lines = rows.map { left, right in
      if left.count > width { return "  \(left)\n" + Self.wrapped(right, indent: width + 4) }
      let text = Self.wrapped(right, indent: width + 4)
      return "  \(left.padded(to: width))  " + text.dropFirst(width + 4)
    }
    return ([style.bold("\(title):")] + lines).joined(separator: "\n")
  }

  private static var commands: [(String, String)] {
    Commands.all.map { $0.description }.filter { $0.name != nil }.map { ($0.shown, $0.summary) }
  }

  private static func options(of command: CommandDescription) -> [(String, String)] {
    let known = command.options + Commands.optionsOfAll
    return OptionDescription.all.filter { known.contains($0.name) }.map { ($0.spelled, $0.summary) }
  }

  private static var exitCodes: [(String, String)] {
    [
      ("0", "all done"), ("1", "some request was not recognized"), ("2", "usage, or something could not be read"),
      ("130", "interrupted"),
    ]
  }

  private static var environment: String {
    wrapped("NO_COLOR and FORCE_COLOR are respected. Nothing is sent anywhere: no network, no account.", indent: 0)
  }

  /// The text in lines that fit, each indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    return (lines + [line]).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}
