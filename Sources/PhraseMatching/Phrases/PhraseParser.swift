internal import Diagnostics

/// Parses the text of one phrase, reporting every character that does not fit and continuing behind it.
///
/// Open brackets are kept on a heap-allocated stack, so that no text can exhaust the call stack.
struct PhraseParser {
  /// The deepest nesting of brackets.
  static let maximumDepth = 32
  /// The most parts of a phrase, nested ones included.
  static let maximumParts = 1_000

  private(set) var findings: [Finding] = []

  private let text: [UInt8]
  private let dialect: PhraseTemplate.Dialect
  private var offset = 0
  private var words: [UInt8] = []
  private var partCount = 0
  private var isAbandoned = false
  /// The phrase itself, then one for each open bracket.
  private var outer: [Frame] = []
  private var frame = Frame(bracket: .none, start: 0)

  init(_ text: String, dialect: PhraseTemplate.Dialect) {
    self.text = Array(text.utf8)
    self.dialect = dialect
  }

  /// The parts of the phrase; only good when there are no findings.
  mutating func parse() -> [PhraseTemplate.Part] {
    while offset < text.count, !isAbandoned { step() }
    flush()
    if !isAbandoned { closeAll() }
    return frame.parts
  }
}

// MARK: - One mark at a time

extension PhraseParser {
  private mutating func step() {
    if interpolation() { return }
    if text[offset] == .dollar, peek(1) == .leftBrace { return placeholder() }
    if dialect == .literal { return take() }
    switch text[offset] {
    case .backslash: escape()
    case .leftBracket: open(.optional)
    case .leftParenthesis: open(.alternatives)
    case .rightBracket: close(.optional)
    case .rightParenthesis: close(.alternatives)
    case .bar: divide()
    default: take()
    }
  }

  private func peek(_ distance: Int) -> UInt8? { offset + distance < text.count ? text[offset + distance] : nil }

  private mutating func take() {
    words.append(text[offset])
    offset += 1
  }

  /// A backslash at the very end stands for itself.
  private mutating func escape() {
    if offset + 1 < text.count { offset += 1 }
    take()
  }

  private mutating func placeholder() {
    let start = offset
    let next = nextPlaceholder(after: start + 2)
    guard let end = text[start..<next].firstIndex(of: .rightBrace) else { return unclosedPlaceholder() }
    offset = end + 1
    let name = trimmed(start + 2..<end)
    if name.isEmpty {
      findings.append(.emptyPlaceholder(start..<offset))
    } else {
      append(placeholder: name, at: start..<offset)
    }
  }

  /// Ends the placeholder behind its name and continues there.
  private mutating func unclosedPlaceholder() {
    let start = offset
    let end = endOfName(from: start + 2)
    offset = end
    let name = String(decoding: text[start + 2..<end], as: UTF8.self)
    findings.append(.unclosedPlaceholder(name, at: start..<end))
  }

  private mutating func append(placeholder name: String, at range: Range<Int>) {
    append(name == "applicationName" ? .application : .placeholder(name, range))
  }

  private func nextPlaceholder(after start: Int) -> Int {
    text[start...].indices.first { text[$0] == .dollar && $0 + 1 < text.count && text[$0 + 1] == .leftBrace }
      ?? text.count
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let name = text[range].drop(while: isSpace)
    let end = name.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[..<end], as: UTF8.self)
  }

  private func endOfName(from start: Int) -> Int { text[start...].firstIndex { !$0.isNameByte } ?? text.count }
}

// MARK: - Brackets

extension PhraseParser {
  /// An open bracket and the parts inside of it so far.
  private struct Frame {
    enum Bracket { case none, optional, alternatives }

    var bracket: Bracket
    var start: Int
    var branches: [[PhraseTemplate.Part]] = []
    var parts: [PhraseTemplate.Part] = []

    var part: PhraseTemplate.Part { bracket == .optional ? .optional(parts) : .alternatives(branches + [parts]) }
  }

  private mutating func open(_ bracket: Frame.Bracket) {
    flush()
    if outer.count == Self.maximumDepth { return abandon(.tooDeep(offset..<offset + 1)) }
    outer.append(frame)
    frame = Frame(bracket: bracket, start: offset)
    offset += 1
  }

  private mutating func close(_ bracket: Frame.Bracket) {
    guard frame.bracket == bracket || outer.contains(where: { $0.bracket == bracket }) else {
      return stray()
    }
    flush()
    offset += 1
    while frame.bracket != bracket { closeUnclosed() }
    closeFrame()
  }

  private mutating func divide() {
    if frame.bracket != .alternatives { return stray() }
    flush()
    offset += 1
    frame.branches.append(frame.parts)
    frame.parts = []
  }

  private mutating func stray() {
    findings.append(.unexpected(String(decoding: [text[offset]], as: UTF8.self), at: offset..<offset + 1))
    offset += 1
  }

  private mutating func closeAll() {
    while frame.bracket != .none { closeUnclosed() }
  }

  private mutating func closeUnclosed() {
    let range = frame.start..<frame.start + 1
    findings.append(frame.bracket == .optional ? .unclosedOptional(range) : .unclosedAlternatives(range))
    closeFrame()
  }

  private mutating func closeFrame() {
    let part = frame.part
    frame = outer.removeLast()
    append(part)
  }

  private mutating func flush() {
    if words.isEmpty { return }
    let part = PhraseTemplate.Part.words(String(decoding: words, as: UTF8.self))
    words.removeAll(keepingCapacity: true)
    append(part)
  }

  private mutating func append(_ part: PhraseTemplate.Part) {
    flush()
    partCount += 1
    if partCount > Self.maximumParts, !isAbandoned { return abandon(.tooLong(0..<text.count)) }
    frame.parts.append(part)
  }

  private mutating func abandon(_ finding: Finding) {
    findings.append(finding)
    isAbandoned = true
  }
}

// MARK: - Swift's own placeholders

extension PhraseParser {
  /// Reports `\(.name)` or `\(\.$name)`, in a catalog also without backslashes, which JSON removes.
  private mutating func interpolation() -> Bool {
    var end = offset
    let isEscaped = skip(.backslash, &end)
    if !isEscaped, dialect == .literal { return false }
    guard skip(.leftParenthesis, &end) else { return false }
    _ = skip(.backslash, &end)
    guard skip(.dot, &end) else { return false }
    _ = skip(.dollar, &end)
    let name = end..<endOfName(from: end)
    end = name.upperBound
    guard !name.isEmpty, skip(.rightParenthesis, &end) else { return false }
    let written = String(decoding: text[offset..<end], as: UTF8.self)
    let placeholder = "${\(String(decoding: text[name], as: UTF8.self))}"
    findings.append(.swiftInterpolation(written, insteadOf: placeholder, at: offset..<end))
    offset = end
    return true
  }

  private func skip(_ byte: UInt8, _ position: inout Int) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }
}

extension UInt8 {
  fileprivate static let dollar = UInt8(ascii: "$")
  fileprivate static let leftBrace = UInt8(ascii: "{")
  fileprivate static let rightBrace = UInt8(ascii: "}")
  fileprivate static let leftBracket = UInt8(ascii: "[")
  fileprivate static let rightBracket = UInt8(ascii: "]")
  fileprivate static let leftParenthesis = UInt8(ascii: "(")
  fileprivate static let rightParenthesis = UInt8(ascii: ")")
  fileprivate static let bar = UInt8(ascii: "|")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let dot = UInt8(ascii: ".")

  /// Whether it may be part of a placeholder's name: letters, digits, `_`, anything beyond ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
