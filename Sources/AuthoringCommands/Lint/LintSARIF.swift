internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

// What lint found as SARIF 2.1.0, which code hosts and editors show beside the text.

extension LintOutcome {
  var sarif: JSONObject {
    let rules = SARIFRules(of: shown + report.allowed)
    let results =
      shown.map { $0.sarif(rules, report) }
      + report.allowed.map { $0.sarif(rules, report) + ["suppressions": [["kind": "inSource"] as JSONObject]] }
    let run: JSONObject = [
      "tool": ["driver": rules.driver] as JSONObject, "columnKind": "unicodeCodePoints", "results": results,
    ]
    return ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
  }
}

extension LintFinding {
  fileprivate func sarif(_ rules: SARIFRules, _ report: LintReport) -> JSONObject {
    let source = report.source(of: self)
    var result: JSONObject = [
      "ruleId": finding.rule, "ruleIndex": rules.index(of: finding.rule), "level": finding.severity.rawValue,
      "message": JSONObject(text: finding.message), "locations": [source.location(of: finding.range, finding.subject)],
    ]
    if !related.isEmpty { result = result + ["relatedLocations": sarifRelated(report)] }
    result = result + ["partialFingerprints": ["lintEntry/v1": fingerprint(in: report)] as JSONObject]
    if let fix = finding.fix, source.kind == .file { result = result + ["fixes": [fix.sarif(in: source)]] }
    return result
  }

  private func sarifRelated(_ report: LintReport) -> [JSONObject] {
    related.enumerated().map { index, related in
      ["id": index] + report.sources[related.place.source.index].location(of: related.place.range, nil)
        + ["message": JSONObject(text: related.message)]
    }
  }
}

extension DeclarationSource {
  /// A place in a file, or the name of what has no file.
  fileprivate func location(of range: Range<Int>, _ subject: String?) -> JSONObject {
    let physical: JSONObject = ["artifactLocation": artifact, "region": text.region(of: range)]
    let name = kind == .file ? subject : [self.name, subject].compactMap(\.self).joined(separator: ": ")
    let logical = name.map { ["logicalLocations": [["fullyQualifiedName": $0] as JSONObject]] as JSONObject }
    return (kind == .file ? ["physicalLocation": physical] : [:]) + (logical ?? [:])
  }

  fileprivate var artifact: JSONObject { ["uri": SARIFPath.uri(of: name)] }
}

extension SourceText {
  fileprivate func region(of range: Range<Int>) -> JSONObject {
    let start = position(at: range.lowerBound)
    let end = position(at: range.upperBound)
    return [
      "startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column,
      "byteOffset": range.lowerBound, "byteLength": range.count,
    ]
  }
}

extension Finding.Fix {
  fileprivate func sarif(in source: DeclarationSource) -> JSONObject {
    let replacement: JSONObject = [
      "deletedRegion": source.text.region(of: range), "insertedContent": JSONObject(text: replacement),
    ]
    let change: JSONObject = ["artifactLocation": source.artifact, "replacements": [replacement]]
    return ["description": JSONObject(text: summary), "artifactChanges": [change]]
  }
}

extension JSONObject {
  init(text: String) { self = ["text": text] }
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
