internal import Diagnostics
internal import Foundation
internal import PhraseCatalogs

/// Finds intents whose work is compiled for other systems only: `perform()` stands in `#if os(macOS)`, or its body does.
struct OtherPlatforms {
  private var findings: [Finding] = []
  /// What holds in the lines around: nil where this system's compiler is not the only one to know.
  private var branches: [Branch] = []
  /// The `perform()` whose body is being read.
  private var body: Body?

  private struct Branch {
    var condition: String
    var holds: Bool?
    /// Whether an earlier branch of the same `#if` holds.
    var isDecided = false
    /// What was found in branches that do not hold; forgotten if another branch has the work.
    var pending: [Finding] = []
    var hasWork = false
  }

  private struct Body {
    let name: Range<Int>
    var depth = 0
    var hasBegun = false
    var excluded: String?
    var doesSomething = false
  }

  static func findings(in file: SourceFiles.File) -> [ExtractionFinding] {
    var reader = OtherPlatforms()
    var offset = 0
    for line in String(decoding: file.source.text.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      reader.read(line, at: offset)
      offset += line.utf8.count + 1
    }
    return reader.findings.map { ExtractionFinding(finding: $0, source: file.source) }
  }

  /// What is found in sources that do not compile, below what the compiler says of them.
  static func words(about paths: [String]) -> String {
    let files = SourceFiles(folder: "")
    return paths.flatMap { findings(in: files[$0]) }.map { "\n\($0.rendered)" }.joined()
  }

  private mutating func read(_ line: Substring, at offset: Int) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#") { return readDirective(text) }
    if text.isEmpty || text.hasPrefix("//") { return }
    let excluded = branches.first { $0.holds == false }?.condition
    if let found = line.range(of: "func perform(") {
      let start = offset + line.utf8.distance(from: line.startIndex, to: found.lowerBound) + 5
      let name = start..<start + "perform".utf8.count
      if let index = branches.firstIndex(where: { $0.holds == false }) {
        return branches[index].pending.append(.otherPlatform(only: branches[index].condition, at: name))
      }
      for index in branches.indices { branches[index].hasWork = true }
      body = Body(name: name)
    }
    readBody(text, excluded: excluded)
  }

  private mutating func readBody(_ text: String, excluded: String?) {
    guard var body else { return }
    if body.hasBegun {
      body.excluded = body.excluded ?? excluded
      if excluded == nil { body.doesSomething = body.doesSomething || !Self.doesNothing(text) }
    }
    body.depth += text.count { $0 == "{" } - text.count { $0 == "}" }
    if text.contains("{") {
      let first = text[text.index(after: text.firstIndex(of: "{")!)...].trimmingCharacters(in: .whitespaces)
      if !body.hasBegun, !first.isEmpty { body.doesSomething = true }
      body.hasBegun = true
    }
    self.body = body
    if body.hasBegun, body.depth <= 0 { finishBody() }
  }

  private mutating func finishBody() {
    defer { body = nil }
    guard let body, let excluded = body.excluded, !body.doesSomething else { return }
    findings.append(.otherPlatform(only: excluded, at: body.name))
  }

  /// A line with which an intent ends, and nothing is done.
  private static func doesNothing(_ text: String) -> Bool {
    ["}", "return .result()", ".result()", "return .result() }"].contains(text)
  }

  private mutating func readDirective(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    let condition = words.count > 1 ? String(words[1]) : ""
    switch words[0] {
    case "#if": branches.append(Branch(condition: condition, holds: Self.holds(condition)))
    case "#elseif": next(condition, holds: Self.holds(condition))
    case "#else": next("not \(branches.last?.condition ?? "")", holds: true)
    case "#endif": if let last = branches.popLast(), !last.hasWork { findings += last.pending }
    default: break
    }
  }

  private mutating func next(_ condition: String, holds: Bool?) {
    guard var branch = branches.popLast() else { return }
    branch.isDecided = branch.isDecided || branch.holds == true
    branch.holds = branch.isDecided ? false : branch.holds == nil ? nil : holds
    branch.condition = condition
    branches.append(branch)
  }

  /// Whether a condition on operating systems holds on this one; nil for conditions on anything else.
  private static func holds(_ condition: String) -> Bool? {
    let alternatives = condition.components(separatedBy: "||").map { part in
      part.components(separatedBy: "&&").map(isTrue)
    }
    let joined = alternatives.map { parts in parts.contains(false) ? false : parts.contains(nil) ? nil : true }
    return joined.contains(true) ? true : joined.contains(nil) ? nil : false
  }

  private static func isTrue(_ term: String) -> Bool? {
    let term = term.trimmingCharacters(in: .whitespaces)
    if term.hasPrefix("!") { return isTrue(String(term.dropFirst())).map { !$0 } }
    guard term.hasPrefix("os("), term.hasSuffix(")") else { return nil }
    return term == "os(Linux)"
  }
}

extension Finding {
  /// An intent that does nothing on this system.
  fileprivate static func otherPlatform(only condition: String, at range: Range<Int>) -> Finding {
    Finding(
      rule: "extract.other-platform", severity: .warning,
      message: "'perform' does nothing here, as it is compiled for \(condition) only; write it for os(Linux) as well",
      range: range)
  }
}
