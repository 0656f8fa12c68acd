internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import PhraseCatalogs

/// Findings that are known, so that only new ones are reported.
///
/// A finding is known by its rule, its file, what it belongs to and what it says, so it stays known when lines move. The
/// same finding twice is known twice.
struct LintBaseline: Equatable {
  /// What a finding is known by.
  struct Entry: Hashable {
    var rule: String
    var file: String
    var subject: String?
    var message: String
  }

  private(set) var counts: [Entry: Int] = [:]

  /// A baseline that knows nothing.
  init() {}

  /// A baseline that knows all of these.
  init(_ findings: [LintFinding], in report: LintReport, _ naming: Naming) {
    let files = report.sources.map(naming.name)
    for finding in findings { counts[Entry(finding, file: files[finding.source.index]), default: 0] += 1 }
  }

  /// How many findings it knows.
  var count: Int { counts.values.reduce(0, +) }

  /// The findings that are not known, and how many entries no finding answers to although one was looked for.
  func news(
    of report: LintReport, _ naming: Naming, _ sight: LintSight
  ) -> (findings: [LintFinding], known: Int, gone: Int) {
    if counts.isEmpty { return (report.findings, 0, 0) }
    let files = report.sources.map(naming.name)
    var left = counts
    let news = report.findings.filter { finding in
      let entry = Entry(finding, file: files[finding.source.index])
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    let gone = left.filter { sight.contains($0.key) }.values.reduce(0, +)
    return (news, report.findings.count - news.count, gone)
  }

  /// This baseline brought up to date: it knows what is shown, what it knew of the hidden, and what it knew of that
  /// nobody looked for.
  func updated(shown: LintBaseline, hidden: LintBaseline, _ sight: LintSight) -> LintBaseline {
    var new = shown
    for (entry, count) in counts {
      let rest = sight.contains(entry) ? hidden.counts[entry] ?? 0 : max(0, count - (shown.counts[entry] ?? 0))
      let kept = min(count, rest)
      if kept > 0 { new.counts[entry, default: 0] += kept }
    }
    return new
  }
}

extension LintBaseline.Entry {
  init(_ finding: LintFinding, file: String) {
    let finding = finding.finding
    self.init(rule: finding.rule, file: file, subject: finding.subject, message: finding.message)
  }
}

extension LintBaseline {
  /// How entries name the files they are about: seen from the folder of the baseline, wherever lint runs.
  struct Naming {
    private let folder: [Substring]

    /// Names seen from a folder.
    init(_ folder: String) {
      self.folder = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path.split(separator: "/")
    }

    /// Names seen from the folder that a file is in.
    init(ofFile path: String) { self.init(URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path) }

    /// A running app is called by its name.
    func name(of source: DeclarationSource) -> String { source.kind == .file ? name(ofFile: source.name) : source.name }

    /// The way from the folder to a file: `../phrases/home.json`.
    func name(ofFile path: String) -> String {
      let file = URL(filePath: path).standardizedFileURL
      let place = file.deletingLastPathComponent().resolvingSymlinksInPath().path.split(separator: "/")
      let shared = zip(folder, place).prefix { $0 == $1 }.count
      let way = folder.dropFirst(shared).map { _ in ".." } + place.dropFirst(shared).map(String.init)
      return (way + [file.lastPathComponent]).joined(separator: "/")
    }
  }
}

/// What a run of lint looked for: entries of a baseline outside of it say nothing about it.
struct LintSight {
  /// The texts that were looked at, as the baseline names them; none when something could not be read.
  var files: Set<String>
  var choice: RuleChoice
  var limits: LintSelection.Limits

  func contains(_ entry: LintBaseline.Entry) -> Bool {
    files.contains(entry.file) && choice.contains(entry.rule) && isAsked(entry)
  }

  /// Whether a rule that holds for Apple's system alone was asked of a catalog.
  private func isAsked(_ entry: LintBaseline.Entry) -> Bool {
    limits == .everywhere || !entry.file.hasSuffix(".json")
      || !LintRules.all.contains { $0.description.name == entry.rule && $0.description.group == .portability }
  }
}

// MARK: - As a file

extension LintBaseline {
  private static let format = 1.0
  /// More of one finding need not be told apart: the sum of all entries stays a number.
  private static let mostOfOne = 1_000_000

  /// Reads the file of a baseline; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard let file = try? JSONValue(reading: bytes), file["format"]?.number == Self.format,
      case .array(let entries)? = file["findings"]?.content
    else { return nil }
    for entry in entries {
      guard let (entry, count) = Self.entry(entry) else { return nil }
      counts[entry, default: 0] += count
    }
  }

  private static func entry(_ fields: JSONValue) -> (Entry, Int)? {
    guard let rule = fields["rule"]?.string, let file = fields["file"]?.string, let message = fields["message"]?.string
    else { return nil }
    let entry = Entry(rule: rule, file: file, subject: fields["subject"]?.string, message: message)
    let count = fields["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
    return (entry, min(max(0, count), mostOfOne))
  }

  /// The file of the baseline, its entries in an order that changes as little as possible.
  var bytes: [UInt8] {
    let entries = counts.sorted { left, right in
      let (a, b) = (left.key, right.key)
      return (a.file, a.rule, a.subject ?? "", a.message) < (b.file, b.rule, b.subject ?? "", b.message)
    }
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("format", Int(Self.format))
      json.array("findings") { json in
        for (entry, count) in entries { json.entry(entry, count) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func entry(_ entry: LintBaseline.Entry, _ count: Int) {
    object { json in
      json.member("rule", entry.rule)
      json.member("file", entry.file)
      json.member("subject", entry.subject)
      json.member("message", entry.message)
      json.member("count", count)
    }
  }
}
