/// Turns the bytes that a terminal sends into keys, in whatever pieces they come.
///
/// Understands UTF-8, the escape sequences of common terminals and bracketed paste. Reports of a mouse, of focus and whatever
/// else the terminal tells are dropped. Malformed text becomes U+FFFD. Linear in the number of bytes.
package struct KeyDecoder: Sendable {
  /// What the bytes so far leave open.
  package enum Expectation: Sendable {
    case nothing
    /// The rest of a character or sequence: terminals send it within milliseconds.
    case sequence
    /// The end of what is being pasted.
    case paste
  }

  /// Where the next byte belongs.
  enum State: Hashable {
    case text
    case escape
    /// Behind `ESC [`.
    case controlSequence
    /// Behind `ESC O`.
    case singleShift
    /// In a report that ends with BEL or `ESC \`.
    case report
    case reportEscape
    /// So many bytes are to be dropped.
    case dropped(Int)
    case paste
  }

  var state = State.text
  /// Bytes of text not yet handed out.
  var text: [UInt8] = []
  /// The parameters of a control sequence.
  var parameters: [UInt8] = []
  /// Whether `ESC` came twice before a sequence: how some terminals send Alt.
  var hasAlt = false
  private var pasted: [UInt8] = []

  package init() {}

  package var expectation: Expectation {
    switch state {
    case .paste: .paste
    case .text where text.isEmpty: .nothing
    default: .sequence
    }
  }

  /// The keys that are complete with these bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    if state == .text { flushText(&keys, keepingIncomplete: true) }
    return keys
  }

  /// The keys that the bytes so far stand for when no more come for a while: a lone Esc is the Esc key.
  package mutating func timeOut() -> [Key] {
    var keys: [Key] = []
    switch state {
    case .text: flushText(&keys)
    case .escape: keys += Array(repeating: .named(.escape), count: hasAlt ? 2 : 1)
    case .controlSequence where parameters.isEmpty: keys.append(.alt("["))
    case .singleShift: keys.append(.alt("O"))
    case .paste: endPaste(&keys)
    case .controlSequence, .report, .reportEscape, .dropped: break
    }
    state = .text
    hasAlt = false
    return keys
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .text: takeText(byte, &keys)
    case .escape: takeEscaped(byte, &keys)
    case .controlSequence: takeControlSequence(byte, &keys)
    case .singleShift: takeSingleShift(byte, &keys)
    case .report: takeReport(byte, &keys)
    case .reportEscape where byte == UInt8(ascii: "\\"): state = .text
    case .reportEscape: takeEscaped(byte, &keys)
    case .dropped(let count): state = count > 1 ? .dropped(count - 1) : .text
    case .paste: takePasted(byte, &keys)
    }
  }

  // MARK: Text

  mutating func takeText(_ byte: UInt8, _ keys: inout [Key]) {
    if byte >= 0x20, byte != 0x7F {
      text.append(byte)
      return
    }
    flushText(&keys)
    if byte == 0x1B { state = .escape } else { keys.append(Key(controlByte: byte)) }
  }

  /// Hands the text out, but for a character at its end of which bytes are missing.
  private mutating func flushText(_ keys: inout [Key], keepingIncomplete: Bool = false) {
    let rest = keepingIncomplete ? text.incompleteSuffix : 0
    if text.count > rest { keys.append(.text(String(decoding: text.dropLast(rest), as: UTF8.self))) }
    text.removeFirst(text.count - rest)
  }

  /// Drops a byte of a report. One that cannot be part of it was typed.
  private mutating func takeReport(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x07: state = .text
    case 0x1B: state = .reportEscape
    case 0..<0x20:
      state = .text
      takeText(byte, &keys)
    default: break
    }
  }

  // MARK: Paste

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private mutating func takePasted(_ byte: UInt8, _ keys: inout [Key]) {
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(Self.endOfPaste.count) == Self.endOfPaste[...] else { return }
    pasted.removeLast(Self.endOfPaste.count)
    endPaste(&keys)
  }

  private mutating func endPaste(_ keys: inout [Key]) {
    keys.append(.paste(String(decoding: pasted, as: UTF8.self)))
    pasted = []
    state = .text
  }
}

extension [UInt8] {
  /// The number of bytes at the end that begin a character of UTF-8 and do not complete it.
  fileprivate var incompleteSuffix: Int {
    for length in 1...3 where length <= count {
      let byte = self[count - length]
      if byte & 0b1100_0000 == 0b1000_0000 { continue }
      let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return wanted > length ? length : 0
    }
    return 0
  }
}
