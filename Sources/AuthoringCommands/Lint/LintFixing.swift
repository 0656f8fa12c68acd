internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// Applies the fixes of findings to their files.
///
/// Where two fixes touch the same bytes the first is applied, and the other when lint has looked again. A file that can
/// be read stays one that can be read: fixes after which it could not are left out.
enum LintFixing {
  /// A fix that was applied.
  struct AppliedFix: Equatable {
    var file: String
    var position: SourceText.Position
    var summary: String
    var rule: String
  }

  /// Applies what does not overlap, file by file; throws where a file cannot be written.
  static func fix(_ findings: [LintFinding], of report: LintReport) throws(FileError) -> [AppliedFix] {
    var all: [AppliedFix] = []
    for index in report.sources.indices where report.sources[index].kind == .file {
      let source = report.sources[index]
      let fixes = distinct(findings.filter { $0.source.index == index && $0.finding.fix != nil })
      let applied = try fix(source, with: fixes)
      all += applied.map { finding in
        AppliedFix(
          file: source.name, position: source.text.position(at: finding.fixStart),
          summary: finding.finding.fix?.summary ?? "", rule: finding.finding.rule)
      }
    }
    return all
  }

  /// The fixes in the order of the text, none of which touches another.
  static func distinct(_ findings: [LintFinding]) -> [LintFinding] {
    var end = -1
    return findings.sorted { $0.fixStart < $1.fixStart }.filter { finding in
      guard let range = finding.finding.fix?.range, range.lowerBound > end else { return false }
      end = range.upperBound
      return true
    }
  }

  private static func fix(_ source: DeclarationSource, with fixes: [LintFinding]) throws(FileError) -> [LintFinding] {
    let before = source.text.bytes
    var applied = fixes
    var after = edited(before, fixes)
    if !isSound(after, instead: before, named: source.name) {
      applied = []
      for fix in fixes where isSound(edited(before, applied + [fix]), instead: before, named: source.name) {
        applied.append(fix)
      }
      after = edited(before, applied)
    }
    guard after != before else { return [] }
    try FileContents.replace(source.name, with: after)
    return applied
  }

  /// The text with some edits, which are in its order and do not overlap.
  static func edited(_ bytes: [UInt8], _ findings: [LintFinding]) -> [UInt8] {
    var text: [UInt8] = []
    var offset = 0
    for fix in findings.compactMap(\.finding.fix) {
      text += bytes[offset..<fix.range.lowerBound]
      text += Array(fix.replacement.utf8)
      offset = fix.range.upperBound
    }
    return text + bytes[offset...]
  }

  /// Whether a catalog is no worse than before; of anything else nothing is known, and its fixes are trusted.
  private static func isSound(_ after: [UInt8], instead before: [UInt8], named name: String) -> Bool {
    guard name.hasSuffix(".json") else { return true }
    return errors(in: after) <= errors(in: before)
  }

  private static func errors(in bytes: [UInt8]) -> Int {
    let (application, findings) = DeclaredApplication.read(catalog: bytes, as: SourceID(0))
    return application == nil ? .max : findings.count { $0.finding.severity == .error }
  }
}

extension LintFinding {
  fileprivate var fixStart: Int { finding.fix?.range.lowerBound ?? finding.range.lowerBound }
}
