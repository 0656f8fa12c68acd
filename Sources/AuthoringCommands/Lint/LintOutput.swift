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
    case .json: console.write { $0.lint(outcome) }
    case .sarif: console.write { $0.sarif(outcome) }
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

extension JSONWriter {
  /// One object with every finding: its keys are always there, null where there is nothing to say.
  fileprivate mutating func lint(_ outcome: LintOutcome) {
    object { json in
      json.array("findings") { json in
        for finding in outcome.shown { json.finding(finding, in: outcome.report) }
      }
      json.object("counts") { json in
        for severity in Finding.Severity.allCases.reversed() {
          json.key(severity.rawValue)
          json.integer(outcome.shown.count { $0.finding.severity == severity })
        }
      }
      json.member("hidden", outcome.hidden.count)
      json.member("allowed", outcome.report.allowed.count)
      json.member("known", outcome.known)
      json.member("samplings", each: outcome.report.samplings) { $0.string($1) }
    }
  }

  private mutating func finding(_ finding: LintFinding, in report: LintReport) {
    let source = report.source(of: finding)
    object { json in
      json.member("rule", finding.finding.rule)
      json.member("severity", finding.finding.severity.rawValue)
      json.member("message", finding.finding.message)
      json.member("subject", finding.finding.subject)
      json.place(finding.finding.range, in: source)
      json.member("fix", finding.finding.fix) { json, fix in json.fix(fix) }
      json.array("related") { json in
        for related in finding.related {
          json.object { json in
            json.member("message", related.message)
            json.place(related.place.range, in: report.sources[related.place.source.index])
          }
        }
      }
    }
  }

  private mutating func fix(_ fix: Finding.Fix) {
    object { json in
      json.member("summary", fix.summary)
      json.member("start", fix.range.lowerBound)
      json.member("end", fix.range.upperBound)
      json.member("replacement", fix.replacement)
    }
  }

  /// Where something stands: `start` and `end` are bytes. A running app has no file, only its name and the text.
  private mutating func place(_ range: Range<Int>, in source: DeclarationSource) {
    let isFile = source.kind == .file
    member("file", isFile ? source.name : nil)
    member("application", isFile ? nil : source.name)
    let start = isFile ? source.text.position(at: range.lowerBound) : nil
    let end = isFile ? source.text.position(at: range.upperBound) : nil
    member("line", start?.line)
    member("column", start?.column)
    member("endLine", end?.line)
    member("endColumn", end?.column)
    member("start", isFile ? range.lowerBound : nil)
    member("end", isFile ? range.upperBound : nil)
    member("text", String(decoding: source.text.bytes[range.clamped(to: 0..<source.text.bytes.count)], as: UTF8.self))
  }
}
