internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

/// The rules that a report names: all of lint's, and those of readers that found something.
struct SARIFRules {
  struct Rule {
    var name: String
    var summary: String
    var severity: Finding.Severity
  }

  private(set) var all: [Rule]
  private var indices: [String: Int] = [:]

  init(of findings: [LintFinding]) {
    all = LintRules.all.map { $0.description }.map { Rule(name: $0.name, summary: $0.summary, severity: $0.severity) }
    for (index, rule) in all.enumerated() { indices[rule.name] = index }
    for finding in findings.map(\.finding) where indices[finding.rule] == nil {
      indices[finding.rule] = all.count
      all.append(Rule(name: finding.rule, summary: finding.message, severity: finding.severity))
    }
  }

  /// The tool, with what it looks for.
  var driver: JSONObject {
    let rules = all.map { rule -> JSONObject in
      [
        "id": rule.name, "shortDescription": JSONObject(text: rule.summary),
        "defaultConfiguration": ["level": rule.severity.rawValue] as JSONObject,
      ]
    }
    return ["name": Assistant.name, "version": Assistant.version, "rules": rules]
  }

  func index(of rule: String) -> Int { indices[rule] ?? -1 }
}
