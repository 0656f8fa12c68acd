internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// A command that GitHub shows as an annotation: `::error file=…,line=…::message`.
struct GitHubCommand {
  let line: String

  init(_ finding: LintFinding, in report: LintReport) {
    let source = report.source(of: finding)
    var properties: [(String, String)] = []
    if source.kind == .file {
      let start = source.text.position(at: finding.finding.range.lowerBound)
      let end = source.text.position(at: finding.finding.range.upperBound)
      properties = [("file", source.name), ("line", "\(start.line)"), ("col", "\(start.column)")]
      if end.line == start.line { properties.append(("endColumn", "\(max(end.column - 1, start.column))")) }
    }
    properties.append(("title", finding.finding.rule))
    let list = properties.map { "\($0)=\(Self.escaped($1, for: .property))" }.joined(separator: ",")
    line = "::\(Self.command(finding.finding.severity)) \(list)::\(Self.escaped(Self.message(finding), for: .message))"
  }

  private static func message(_ finding: LintFinding) -> String {
    let subject = finding.finding.subject.map { " (in \($0))" } ?? ""
    let fix = finding.finding.fix.map { "; fix: \($0.summary)" } ?? ""
    return finding.finding.message + fix + subject
  }

  private static func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private enum Place { case property, message }

  private static func escaped(_ text: String, for place: Place) -> String {
    let always: [(String, String)] = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
    let more: [(String, String)] = place == .property ? [(":", "%3A"), (",", "%2C")] : []
    return (always + more).reduce(text) { text, pair in
      var result = ""
      for scalar in text.unicodeScalars {
        if String(scalar) == pair.0 { result += pair.1 } else { result.unicodeScalars.append(scalar) }
      }
      return result
    }
  }
}
