internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

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
      "file": isFile ? name : nil, "application": isFile ? nil : name, "line": start?.line, "column": start?.column,
      "endLine": end?.line, "endColumn": end?.column, "start": isFile ? range.lowerBound : nil,
      "end": isFile ? range.upperBound : nil,
      "text": String(decoding: text.bytes[range.clamped(to: 0..<text.bytes.count)], as: UTF8.self),
    ]
  }
}
