internal import Diagnostics
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

    init(rule: String, file: String, subject: String?, message: String) {
      self.rule = rule
      self.file = file
      self.subject = subject
      self.message = message
    }
  }

  private(set) var counts: [Entry: Int] = [:]

  /// A baseline that knows nothing.
  init() {}

  /// A baseline that knows all of these.
  init(_ findings: [LintFinding], in report: LintReport) {
    for finding in findings { counts[Entry(finding, in: report), default: 0] += 1 }
  }

  /// The findings that are not known, and how many entries no finding answers to any more.
  func news(of report: LintReport) -> (findings: [LintFinding], known: Int, gone: Int) {
    var left = counts
    let news = report.findings.filter { finding in
      let entry = Entry(finding, in: report)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    return (news, report.findings.count - news.count, left.values.reduce(0, +))
  }
}

extension LintBaseline.Entry {
  init(_ finding: LintFinding, in report: LintReport) {
    self.init(
      rule: finding.finding.rule, file: Self.plain(report.source(of: finding).name),
      subject: finding.finding.subject, message: finding.finding.message)
  }

  /// The path from the current folder, however it was spelled.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let whole = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return whole.seen(from: FileManager.default.currentDirectoryPath)
  }
}

// MARK: - As a file

extension LintBaseline {
  private static let format = 1.0
  /// More of one finding need not be told apart: the sum of all entries stays a number.
  private static let mostOfOne = 1_000_000

  /// Reads the file of a baseline; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard let tree = try? JSONTree.read(bytes), case .object(let fields) = tree,
      case .number(Self.format, _)? = fields["format"], case .array(let entries)? = fields["findings"]
    else { return nil }
    for entry in entries {
      guard let (entry, count) = Self.entry(entry) else { return nil }
      counts[entry, default: 0] += count
    }
  }

  private static func entry(_ tree: JSONTree) -> (Entry, Int)? {
    guard case .object(let fields) = tree, case .string(let rule)? = fields["rule"],
      case .string(let file)? = fields["file"], case .string(let message)? = fields["message"]
    else { return nil }
    var subject: String?
    if case .string(let text)? = fields["subject"] { subject = text }
    var count = 1
    if case .number(let number, _)? = fields["count"] { count = Int(exactly: number) ?? 1 }
    count = min(max(0, count), mostOfOne)
    return (Entry(rule: rule, file: file, subject: subject, message: message), count)
  }

  /// The file of the baseline, its entries in an order that changes as little as possible.
  var bytes: [UInt8] {
    let entries = counts.sorted { left, right in
      let (a, b) = (left.key, right.key)
      return (a.file, a.rule, a.subject ?? "", a.message) < (b.file, b.rule, b.subject ?? "", b.message)
    }
    var json = JSONWriter(.indented)
    json.object { json in
      json.key("format")
      json.integer(Int(Self.format))
      json.key("findings")
      json.array { json in
        for (entry, count) in entries { json.entry(entry, count) }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func entry(_ entry: LintBaseline.Entry, _ count: Int) {
    object { json in
      json.key("rule")
      json.string(entry.rule)
      json.key("file")
      json.string(entry.file)
      json.key("subject")
      json.optional(entry.subject)
      json.key("message")
      json.string(entry.message)
      json.key("count")
      json.integer(count)
    }
  }
}
