internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// What a run of lint has to say.
struct LintOutcome {
  var report: LintReport
  /// The texts that were looked at.
  var scope: [DeclarationSource]
  /// What is shown: new, and grave enough.
  var shown: [LintFinding]
  /// New, and not grave enough to be shown.
  var hidden: [LintFinding]
  /// How many the baseline knows.
  var known = 0
  /// How many entries of the baseline nothing answers to.
  var gone = 0
  /// What was looked for.
  var sight: LintSight
  /// The fixes that were applied.
  var applied: [LintFixing.AppliedFix] = []
}

/// Writes what lint found, in one of its formats.
enum LintOutput {
  static func write(_ outcome: LintOutcome, as format: LintOptions.Format, _ console: Console) {
    switch format {
    case .text: writeText(outcome, console)
    case .github: for finding in outcome.shown { console.output.line(GitHubCommand(finding, in: outcome.report).line) }
    case .json: console.write(outcome.json)
    case .sarif: console.write(outcome.sarif)
    }
  }

  private static func writeText(_ outcome: LintOutcome, _ console: Console) {
    for finding in outcome.shown { console.output.line(outcome.report.rendered(finding)) }
  }
}

// MARK: - Lines of GitHub's

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

// MARK: - JSON

extension LintOutcome {
  /// One object with every finding: its keys are always there, null where there is nothing to say.
  fileprivate var json: JSONObject {
    [
      "findings": shown.map { $0.json(in: report) },
      "counts": JSONObject(
        Finding.Severity.allCases.reversed().map { severity in
          (severity.rawValue, shown.count { $0.finding.severity == severity })
        }),
      "hidden": hidden.count,
      "allowed": report.allowed.count,
      "known": known,
      "samplings": report.samplings,
    ]
  }
}

extension LintFinding {
  fileprivate func json(in report: LintReport) -> JSONObject {
    let head: JSONObject = [
      "rule": finding.rule, "severity": finding.severity.rawValue, "message": finding.message,
      "subject": finding.subject,
    ]
    let related = related.map { related in
      ["message": related.message]
        + report.sources[related.place.source.index].location(of: related.place.range)
    }
    return head + report.source(of: self).location(of: finding.range) + ["fix": finding.fix?.json, "related": related]
  }
}

extension Finding.Fix {
  fileprivate var json: JSONObject {
    ["summary": summary, "start": range.lowerBound, "end": range.upperBound, "replacement": replacement]
  }
}

extension DeclarationSource {
  /// Where something stands: `start` and `end` are bytes. A running app has no file, only its name and the text.
  fileprivate func location(of range: Range<Int>) -> JSONObject {
    let isFile = kind == .file
    let start = isFile ? text.position(at: range.lowerBound) : nil
    let end = isFile ? text.position(at: range.upperBound) : nil
    return [
      "file": isFile ? name : nil,
      "application": isFile ? nil : name,
      "line": start?.line,
      "column": start?.column,
      "endLine": end?.line,
      "endColumn": end?.column,
      "start": isFile ? range.lowerBound : nil,
      "end": isFile ? range.upperBound : nil,
      "text": String(decoding: text.bytes[range.clamped(to: 0..<text.bytes.count)], as: UTF8.self),
    ]
  }
}
