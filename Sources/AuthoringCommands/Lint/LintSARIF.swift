internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

// What lint found as SARIF 2.1.0, which code hosts and editors show beside the text.

extension JSONWriter {
  mutating func sarif(_ outcome: LintOutcome) {
    object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in json.sarifRun(outcome) }
    }
  }

  private mutating func sarifRun(_ outcome: LintOutcome) {
    let all = outcome.shown + outcome.report.allowed
    let rules = SARIFRules(of: all)
    object { json in
      json.object("tool") { json in
        json.object("driver") { json in json.sarifDriver(rules) }
      }
      json.member("columnKind", "unicodeCodePoints")
      json.array("results") { json in
        for finding in outcome.shown { json.sarifResult(finding, rules, outcome.report, .reported) }
        for finding in outcome.report.allowed { json.sarifResult(finding, rules, outcome.report, .allowed) }
      }
    }
  }

  private mutating func sarifDriver(_ rules: SARIFRules) {
    member("name", Console.name)
    member("version", Assistant.version)
    array("rules") { json in
      for rule in rules.all {
        json.object { json in
          json.member("id", rule.name)
          json.key("shortDescription")
          json.sarifText(rule.summary)
          json.object("defaultConfiguration") { json in
            json.member("level", rule.severity.rawValue)
          }
        }
      }
    }
  }

  /// Whether a comment allows it.
  private enum Standing { case reported, allowed }

  private mutating func sarifResult(
    _ finding: LintFinding, _ rules: SARIFRules, _ report: LintReport, _ standing: Standing
  ) {
    let source = report.source(of: finding)
    object { json in
      json.member("ruleId", finding.finding.rule)
      json.member("ruleIndex", rules.index(of: finding.finding.rule))
      json.member("level", finding.finding.severity.rawValue)
      json.key("message")
      json.sarifText(finding.finding.message)
      json.array("locations") { json in
        json.object { json in json.sarifLocation(finding.finding.range, in: source, finding.finding.subject) }
      }
      if !finding.related.isEmpty { json.sarifRelated(finding.related, report) }
      json.object("partialFingerprints") { json in
        json.member("lintEntry/v1", finding.fingerprint(in: report))
      }
      if let fix = finding.finding.fix, source.kind == .file { json.sarifFixes(fix, in: source) }
      if standing == .allowed { json.sarifSuppression() }
    }
  }

  private mutating func sarifSuppression() {
    array("suppressions") { json in
      json.object { json in
        json.member("kind", "inSource")
      }
    }
  }

  private mutating func sarifRelated(_ related: [LintFinding.Related], _ report: LintReport) {
    array("relatedLocations") { json in
      for (index, place) in related.enumerated() {
        json.object { json in
          json.member("id", index)
          json.sarifLocation(place.place.range, in: report.sources[place.place.source.index], nil)
          json.key("message")
          json.sarifText(place.message)
        }
      }
    }
  }

  /// A place in a file, or the name of what has no file.
  private mutating func sarifLocation(_ range: Range<Int>, in source: DeclarationSource, _ subject: String?) {
    if source.kind == .file {
      object("physicalLocation") { json in
        json.key("artifactLocation")
        json.sarifArtifact(source.name)
        json.key("region")
        json.sarifRegion(range, in: source.text)
      }
    }
    let name = source.kind == .file ? subject : [source.name, subject].compactMap(\.self).joined(separator: ": ")
    guard let name else { return }
    array("logicalLocations") { json in
      json.object { json in
        json.member("fullyQualifiedName", name)
      }
    }
  }

  private mutating func sarifArtifact(_ path: String) {
    object { json in
      json.member("uri", SARIFPath.uri(of: path))
    }
  }

  private mutating func sarifRegion(_ range: Range<Int>, in text: SourceText) {
    let start = text.position(at: range.lowerBound)
    let end = text.position(at: range.upperBound)
    object { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
      json.member("byteOffset", range.lowerBound)
      json.member("byteLength", range.count)
    }
  }

  private mutating func sarifFixes(_ fix: Finding.Fix, in source: DeclarationSource) {
    array("fixes") { json in
      json.object { json in
        json.key("description")
        json.sarifText(fix.summary)
        json.array("artifactChanges") { json in
          json.object { json in
            json.key("artifactLocation")
            json.sarifArtifact(source.name)
            json.array("replacements") { json in json.sarifReplacement(fix, in: source.text) }
          }
        }
      }
    }
  }

  private mutating func sarifReplacement(_ fix: Finding.Fix, in text: SourceText) {
    object { json in
      json.key("deletedRegion")
      json.sarifRegion(fix.range, in: text)
      json.key("insertedContent")
      json.sarifText(fix.replacement)
    }
  }

  private mutating func sarifText(_ text: String) {
    object { json in
      json.member("text", text)
    }
  }
}

/// The rules that a report names: all of lint's, and those of readers that found something.
private struct SARIFRules {
  struct Rule {
    var name: String
    var summary: String
    var severity: Finding.Severity
  }

  private(set) var all: [Rule]
  private var places: [String: Int] = [:]

  init(of findings: [LintFinding]) {
    all = LintRules.all.map { $0.description }.map { Rule(name: $0.name, summary: $0.summary, severity: $0.severity) }
    for (place, rule) in all.enumerated() { places[rule.name] = place }
    for finding in findings.map(\.finding) where places[finding.rule] == nil {
      places[finding.rule] = all.count
      all.append(Rule(name: finding.rule, summary: finding.message, severity: finding.severity))
    }
  }

  func index(of rule: String) -> Int { places[rule] ?? -1 }
}

/// A path as a reference that a URI allows.
enum SARIFPath {
  static func uri(of path: String) -> String {
    let escaped = path.utf8.map { byte in
      isPlain(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }
}

extension LintFinding {
  /// A number that stays the same when lines move: FNV-1a of rule, file, subject and message.
  fileprivate func fingerprint(in report: LintReport) -> String {
    let file = Self.plain(report.source(of: self).name)
    let text = [finding.rule, file, finding.subject ?? "", finding.message].joined(separator: "\u{0}")
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// The path from the current folder, however it was spelled.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let whole = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return whole.seen(from: FileManager.default.currentDirectoryPath)
  }
}
