/// Writes JSON into bytes that are used again and again: compact, indented by two spaces, or laid out for a page.
///
/// Malformed UTF-8 becomes U+FFFD; numbers that JSON does not have become `null`. Takes time and memory of the size of
/// the text; nothing is allocated once the bytes are large enough, except for a page.
///
/// ```swift
/// var json = JSONWriter(.page(columns: 100))
/// json.object(.lines) { json in json.member("name", "Home") }
/// print(String(decoding: json.bytes, as: UTF8.self))
/// ```
package struct JSONWriter: Sendable {
  /// How values are set.
  package enum Layout: Sendable, Hashable {
    case compact
    case indented
    /// Indented, but an array or an object stands in one line where it fits.
    case page(columns: Int)
  }

  /// How an array or an object is set on a page.
  package enum Setting: Sendable {
    /// In one line if it fits.
    case fitted
    /// With a line for each element.
    case lines
  }

  /// Where the next key or value stands.
  private enum Position { case first, following, behindKey }

  /// What is written so far.
  package internal(set) var bytes: [UInt8] = []
  let layout: Layout
  private var depth = 0
  private var position = Position.first
  private var block = Block()

  /// The array or object that is being written to a page.
  private struct Block {
    /// Where its elements begin.
    var breaks: [Int] = []
    /// Whether an element takes several lines.
    var isBroken = false
  }

  /// Begins with no bytes.
  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// Forgets everything but the memory.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    position = .first
    block = Block()
  }

  /// Writes an object; `body` writes its members.
  package mutating func object(_ setting: Setting = .fitted, _ body: (inout JSONWriter) -> Void) {
    nested("{", "}", setting, body)
  }

  /// Writes an array; `body` writes its elements.
  package mutating func array(_ setting: Setting = .fitted, _ body: (inout JSONWriter) -> Void) {
    nested("[", "]", setting, body)
  }

  /// Writes an array of strings.
  package mutating func strings(_ texts: some Sequence<String>) {
    array { json in for text in texts { json.string(text) } }
  }

  /// Writes a key. One value has to follow.
  package mutating func key(_ name: StaticString) { name.withUTF8Buffer { key($0) } }

  /// Writes a key. One value has to follow.
  package mutating func key(_ name: String) {
    var name = name
    name.withUTF8 { key($0) }
  }

  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes `true` or `false`.
  package mutating func boolean(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// Writes a whole number.
  package mutating func integer(_ number: Int) {
    begin()
    appendDigits(number)
  }

  /// Writes a number: whole ones without a fraction.
  package mutating func number(_ number: Double) {
    guard number.isFinite else { return null() }
    if number == number.rounded(), number.magnitude < 9e15 { return integer(Int(number)) }
    begin()
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Writes a number rounded to four decimals.
  package mutating func rounded(_ number: Double) {
    guard number.isFinite, number.magnitude < 1e11 else { return null() }
    let scaled = Int((number * 10_000).rounded())
    begin()
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(Int(scaled.magnitude) / 10_000)
    appendFraction(Int(scaled.magnitude) % 10_000)
  }

  /// Writes a text in quotes.
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string($0) }
  }

  /// Writes the bytes of a text in quotes.
  package mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(text)
  }

  /// Writes text that is JSON already.
  package mutating func verbatim(_ json: String) {
    begin()
    bytes.append(contentsOf: json.utf8)
  }
}

extension JSONWriter {
  /// Writes a value or null.
  package mutating func optional<Value>(_ value: Value?, _ write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }

  /// Writes any value; the keys of objects in alphabetical order.
  package mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .boolean(let flag): boolean(flag)
    case .number(_, let written): verbatim(written)
    case .string(let text): string(text)
    case .array(let elements):
      array { json in for element in elements { json.value(element) } }
    case .object(let members):
      object { json in
        for member in members.sorted(by: { $0.key < $1.key }) {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}

// MARK: - Punctuation

extension JSONWriter {
  private mutating func nested(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ setting: Setting, _ body: (inout JSONWriter) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: open))
    let start = bytes.count
    let outer = block
    block = Block()
    depth += 1
    position = .first
    body(&self)
    depth -= 1
    if bytes.count > start { end(setting, isObject: open == "{", in: outer) }
    let isBroken = block.isBroken
    block = outer
    block.isBroken = block.isBroken || isBroken
    bytes.append(UInt8(ascii: close))
    position = .following
  }

  /// What separates a key or value from the one before.
  private mutating func begin() {
    if position == .following { bytes.append(UInt8(ascii: ",")) }
    if position != .behindKey, depth > 0 { breakLine() }
    position = .following
  }

  private mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    begin()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layout != .compact { bytes.append(UInt8(ascii: " ")) }
    position = .behindKey
  }

  private mutating func breakLine() {
    switch layout {
    case .compact: break
    case .indented: bytes.append(contentsOf: line(depth))
    case .page: block.breaks.append(bytes.count)
    }
  }

  /// A line break and the margin behind it.
  private func line(_ depth: Int) -> [UInt8] { [0x0A] + repeatElement(0x20, count: depth * 2) }

  /// Ends a block that is not empty in front of its bracket.
  private mutating func end(_ setting: Setting, isObject: Bool, in outer: Block) {
    guard case .page(let columns) = layout else {
      if layout == .indented { bytes.append(contentsOf: line(depth)) }
      return
    }
    let edge: [UInt8] = isObject ? [0x20] : []
    let spaces = block.breaks.count - 1 + 2 * edge.count
    let isFitting = setting == .fitted && !block.isBroken
    if isFitting, width(from: outer.breaks.last ?? 0) + spaces < columns {
      insert([0x20], first: edge)
      bytes.append(contentsOf: edge)
    } else {
      block.isBroken = true
      insert(line(depth + 1), first: line(depth + 1))
      bytes.append(contentsOf: line(depth))
    }
  }

  /// The columns of the line that begins at an offset, with its margin and the bracket to come.
  private func width(from start: Int) -> Int { depth * 2 + String(decoding: bytes[start...], as: UTF8.self).count + 1 }

  /// Puts something in front of each element of the block.
  private mutating func insert(_ separator: [UInt8], first: [UInt8]) {
    guard let start = block.breaks.first else { return }
    let ends = block.breaks.dropFirst() + [bytes.count]
    var pieces = first
    for (index, (start, end)) in zip(block.breaks, ends).enumerated() {
      if index > 0 { pieces += separator }
      pieces += bytes[start..<end]
    }
    bytes.replaceSubrange(start..., with: pieces)
  }

  private mutating func literal(_ word: StaticString) {
    begin()
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
