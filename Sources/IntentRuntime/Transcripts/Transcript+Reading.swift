package import Diagnostics

extension Transcript {
  /// Reads a file. Everything that is wrong becomes a finding; with an error among them nobody should act on the rest.
  package static func read(_ bytes: [UInt8]) -> (transcript: Transcript, findings: [Finding]) {
    var reader = TranscriptReader()
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.read(TranscriptReader.Line(bytes: line.last == 0x0D ? line.dropLast() : line, offset: offset))
      offset += line.count + 1
    }
    return reader.finish()
  }

  package static func read(_ text: String) -> (transcript: Transcript, findings: [Finding]) { read(Array(text.utf8)) }
}

private struct TranscriptReader {
  /// A line and where it begins in the file.
  struct Line {
    var text: String
    var offset: Int

    init(bytes: ArraySlice<UInt8>, offset: Int) {
      text = String(decoding: bytes, as: UTF8.self)
      self.offset = offset
    }

    /// The bytes of what stands on it, without white space around.
    var range: Range<Int> {
      let start = text.prefix { $0.isWhitespace }.utf8.count
      return offset + start..<offset + start + trimmed.utf8.count
    }

    var trimmed: String { String(Substring(text).trimmed) }
  }

  private var transcript = Transcript()
  private var findings: [Finding] = []
  private var given: Set<String> = []

  mutating func read(_ line: Line) {
    let number = transcript.lines.count
    transcript.lines.append(line.text)
    let text = line.trimmed
    guard let mark = text.first, mark != "#" else { return }
    let rest = String(text.dropFirst().trimmed)
    switch mark {
    case "@": take(setting: rest, line)
    case ">": take(request: rest, line, number)
    case "!": take(key: rest, line, number)
    case "<", "-": expect(.line(rest.isEmpty ? "\(mark)" : "\(mark) \(rest)"), line, number)
    case "|": expect(.line(TranscriptLine.shows(Self.shown(text)).text), line, number)
    case "[": expect(note: rest, line, number)
    case TranscriptPattern.gap where rest.isEmpty: expect(.anyLines, line, number)
    default: report(.unknownLine, "a line begins with #, @, >, !, <, [, -, | or …", line)
    }
  }

  mutating func finish() -> (Transcript, [Finding]) {
    if transcript.lines.last == "" { transcript.lines.removeLast() }
    if transcript.turns.isEmpty, findings.isEmpty {
      findings.append(
        Finding(
          rule: TranscriptRule.noRequest.rawValue, message: "nothing is typed in this transcript", range: 0..<0,
          fix: Finding.Fix(summary: "begin with a request, such as '> what can I say'", range: 0..<0, replacement: "> ")
        ))
    }
    return (transcript, findings)
  }

  // MARK: What a person does

  private mutating func take(request: String, _ line: Line, _ number: Int) {
    if request.isEmpty { return report(.emptyRequest, "nothing is typed behind '>'", line) }
    transcript.turns.append(Transcript.Turn(action: .types(request), line: number, lastActionLine: number))
  }

  private mutating func take(key: String, _ line: Line, _ number: Int) {
    guard key.lowercased() == "interrupt" else {
      let message = "there is no key '\(key)'; the only one is 'interrupt'"
      return report(.unknownKey, message, line, fix: ("write '! interrupt'", "! interrupt"))
    }
    if let last = transcript.turns.indices.last, case .types(let text) = transcript.turns[last].action,
      transcript.turns[last].expected.isEmpty
    {
      transcript.turns[last].action = .interrupts(text)
      transcript.turns[last].lastActionLine = number
    } else {
      transcript.turns.append(Transcript.Turn(action: .presses, line: number, lastActionLine: number))
    }
  }

  // MARK: What is seen

  private mutating func expect(note: String, _ line: Line, _ number: Int) {
    guard note.hasSuffix("]") else {
      let end = line.range.upperBound
      let fix = Finding.Fix(summary: "close the bracket with ']'", range: end..<end, replacement: " ]")
      return report(.openBracket, "'[' is never closed", line.range, fix)
    }
    expect(.line(TranscriptLine.notes(String(note.dropLast().trimmed)).text), line, number)
  }

  /// What is shown, with the white space that indents it.
  private static func shown(_ line: String) -> String {
    let text = line.dropFirst()
    return String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }

  private mutating func expect(_ pattern: TranscriptPattern, _ line: Line, _ number: Int) {
    guard let last = transcript.turns.indices.last else {
      return report(.nothingAsked, "this is expected before anything is typed", line)
    }
    transcript.turns[last].expected.append(pattern)
    transcript.turns[last].expectedLines.append(number)
  }

  // MARK: Settings

  private mutating func take(setting: String, _ line: Line) {
    let name = String(setting.prefix { !$0.isWhitespace })
    let value = String(setting.dropFirst(name.count).trimmed)
    guard let known = TranscriptSetting(rawValue: name.lowercased()) else { return reportUnknown(setting: name, line) }
    if !transcript.turns.isEmpty {
      return report(.lateSetting, "'@ \(name)' stands behind a request; settings come first", line)
    }
    if !given.insert(known.rawValue).inserted {
      return report(.repeatedSetting, "'@ \(name)' is given twice", line)
    }
    if let example = known.example, value.isEmpty {
      return report(.missingValue, "'@ \(name)' needs a value, such as '@ \(name) \(example)'", line)
    }
    if known.example == nil, !value.isEmpty {
      return report(.needlessValue, "'@ \(name)' takes no value", line, fix: ("remove it", "@ \(name)"))
    }
    known.apply(value, to: &transcript.settings)
  }

  private mutating func reportUnknown(setting name: String, _ line: Line) {
    let names = TranscriptSetting.allCases.map(\.rawValue)
    let rest = line.trimmed.dropFirst().trimmed.dropFirst(name.count)
    let fix = nearestName(to: name, among: names).map { ("write '@ \($0)'", "@ \($0)\(rest)") }
    let known = names.joined(separator: ", ")
    report(.unknownSetting, "there is no setting '\(name)'; there are \(known)", line, fix: fix)
  }

  // MARK: Findings

  private mutating func report(
    _ rule: TranscriptRule, _ message: String, _ line: Line, fix: (summary: String, line: String)? = nil
  ) {
    report(
      rule, message, line.range,
      fix.map { Finding.Fix(summary: $0.summary, range: line.range, replacement: $0.line) })
  }

  private mutating func report(_ rule: TranscriptRule, _ message: String, _ range: Range<Int>, _ fix: Finding.Fix?) {
    findings.append(Finding(rule: rule.rawValue, message: message, range: range, fix: fix))
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
