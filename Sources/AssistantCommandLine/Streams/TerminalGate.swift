internal import Diagnostics

/// What every text passes before it is written where people may see it: nothing in it moves the cursor, hides or reorders
/// what is shown, whoever wrote it.
package enum TerminalGate {
  /// Everything passes: whoever writes draws on the terminal.
  case everything
  /// Lines and tabs pass; other controls are shown as pictures.
  case text
  /// Besides, colors and weights pass.
  case coloredText

  /// Makes bytes harmless. Costs a look at each byte where there is nothing to do.
  func pass(_ bytes: inout [UInt8]) {
    if case .everything = self { return }
    guard bytes.contains(where: Self.mayBeControl) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { !Self.isPlain($0) }) else { return }
    var passed = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let end = endOfColor(rest) {
        passed.append(contentsOf: rest[..<end])
        rest = rest[end...]
      } else {
        passed.append(Self.isPlain(scalar) ? scalar : TerminalText.harmless(scalar))
        rest.removeFirst()
      }
    }
    bytes.replaceSubrange(bytes.startIndex..., with: String(passed).utf8)
  }

  /// Where a sequence that selects a color or a weight ends; nil where none begins, or none passes.
  private func endOfColor(_ text: Substring.UnicodeScalarView) -> String.Index? {
    guard case .coloredText = self, text.starts(with: ["\u{1B}", "["]) else { return nil }
    let end = text.dropFirst(2).prefix(Self.longestColor).firstIndex { !("0"..."9").contains($0) && $0 != ";" }
    guard let end, text[end] == "m" else { return nil }
    return text.index(after: end)
  }

  private static let longestColor = 32

  /// Whether a byte is, or begins, something else than plain text.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || TerminalText.harmless(scalar) == scalar
  }
}
