internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

/// Reads a request file, and goes on behind whatever is wrong.
struct RequestFileReader {
  var file = RequestFile()
  var findings: [Finding] = []
  /// Where the text that is being read begins in the file.
  private(set) var base = 0
  /// The line that is being read; of a document, what tells the line of a byte.
  private var line = 0
  private var document: SourceText?
  /// Keys that mean nothing, where each was met first and how often: a file of thousands has them thousandfold.
  private var oddKeys: [(key: String, known: [String], range: Range<Int>, count: Int)] = []

  mutating func finish() -> (file: RequestFile, findings: [Finding]) {
    for odd in oddKeys { findings.append(.unknownKey(odd.key, known: odd.known, times: odd.count, at: odd.range)) }
    return (file, findings.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  // MARK: Layouts

  mutating func readLines(_ bytes: [UInt8]) {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for line in bytes[offset...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      base = offset
      self.line += 1
      offset += line.count + 1
      readLine(line.last == 0x0D ? line.dropLast() : line)
    }
    if file.requests.isEmpty, findings.isEmpty { findings.append(.noRequests(0..<0)) }
  }

  private mutating func readLine(_ line: ArraySlice<UInt8>) {
    guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    if line[first...].starts(with: "//".utf8) { return }
    guard line[first] == UInt8(ascii: "{") else {
      return findings.append(.noObject(base + first - line.startIndex..<base + line.count))
    }
    guard let value = parse(Array(line)) else { return }
    if value["text"] == nil, file.requests.isEmpty, value.members.contains(where: { Self.settingKeys.contains($0.key) })
    {
      return takeSettings(value.members, known: Self.settingKeys)
    }
    takeRequest(value)
  }

  mutating func readDocument(_ bytes: [UInt8]) {
    document = SourceText(bytes)
    guard let value = parse(bytes) else { return }
    switch value.content {
    case .array(let elements): for element in elements { takeRequest(element) }
    case .object(let members): takeDocument(value, members)
    default: report(.noDocument(value.kind, at: value.range))
    }
    if file.requests.isEmpty, findings.isEmpty { report(.noRequests(value.range)) }
  }

  private mutating func takeDocument(_ value: JSONValue, _ members: [JSONValue.Member]) {
    if let tests = value["tests"] { return takeSentenceTests(tests, of: value) }
    if let requests = value["requests"] {
      takeSettings(members.filter { $0.key != "requests" }, known: Self.settingKeys)
      guard case .array(let elements) = requests.content else {
        return report(.wrongType("'requests'", expected: "an array", found: requests.kind, at: requests.range))
      }
      return elements.forEach { takeRequest($0) }
    }
    if value["text"] != nil { return takeRequest(value) }
    report(value["shortcuts"] != nil ? .isCatalog(at: value.range) : .noDocument("this object", at: value.range))
  }

  private mutating func parse(_ bytes: [UInt8]) -> JSONValue? {
    let (value, mistakes) = JSONValue.read(bytes)
    for mistake in mistakes {
      var mistake = mistake
      mistake.rule = mistake.rule.replacing("catalog.", with: "requests.", maxReplacements: 1)
      report(mistake)
    }
    return value
  }

  // MARK: Settings

  private static let settingKeys = ["catalog", "app", "locale", "now", "here", "threshold", "margin", "share"]

  private mutating func takeSettings(_ members: [JSONValue.Member], known: [String]) {
    for member in members {
      let value = member.value
      switch member.key {
      case "catalog": file.settings.catalogs = strings(value, "'catalog'") ?? []
      case "app": file.settings.application = string(value, "'app'")
      case "locale": file.settings.locale = string(value, "'locale'")
      case "now": file.settings.now = moment(value)
      case "here": file.settings.place = string(value, "'here'")
      case "threshold": file.settings.threshold = share(value, "'threshold'")
      case "margin": file.settings.margin = share(value, "'margin'")
      case "share": file.settings.share = share(value, "'share'")
      default: noteOddKey(member, known: known)
      }
    }
  }

  // MARK: Findings

  /// Takes in a finding about the text that is being read.
  mutating func report(_ finding: Finding) {
    var finding = finding
    finding.range = base + finding.range.lowerBound..<base + finding.range.upperBound
    if let fix = finding.fix {
      finding.fix?.range = base + fix.range.lowerBound..<base + fix.range.upperBound
    }
    findings.append(finding)
  }

  mutating func noteOddKey(_ member: JSONValue.Member, known: [String]) {
    if let place = oddKeys.firstIndex(where: { $0.key == member.key }) { return oddKeys[place].count += 1 }
    let range = base + member.keyRange.lowerBound..<base + member.keyRange.upperBound
    oddKeys.append((member.key, known, range, 1))
  }

  /// The bytes of the file that a value stands in.
  func place(of value: JSONValue) -> Range<Int> { base + value.range.lowerBound..<base + value.range.upperBound }

  /// The line of the file that a value begins on, counted from 1.
  func line(of value: JSONValue) -> Int { document?.position(at: value.range.lowerBound).line ?? line }
}
