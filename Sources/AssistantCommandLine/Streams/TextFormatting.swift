internal import Diagnostics

/// The text on one line and without what moves a cursor: control characters become their pictures.
package func sanitized(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { shown.append(TerminalText.harmless(scalar)) }
  return String(shown)
}

extension String {
  /// Lines of at most so many columns that break between words where they can, all indented as this one is.
  func folded(to columns: Int) -> [String] {
    guard terminalWidth > columns else { return [self] }
    let indent = prefix { $0 == " " }
    if !indent.isEmpty, indent.count < columns {
      return String(dropFirst(indent.count)).folded(to: columns - indent.count).map { indent + $0 }
    }
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      let isFirst = line.isEmpty
      let fits = line.terminalWidth + String(word).terminalWidth + 1 <= columns
      if !isFirst, !fits { lines.append("") }
      let pieces = String(word).pieces(atMost: columns)
      lines[lines.count - 1] += isFirst || !fits ? pieces[0] : " \(pieces[0])"
      lines += pieces.dropFirst()
    }
    return lines
  }

  /// A word that is too long for a line, cut: scripts without spaces write a sentence as one.
  private func pieces(atMost columns: Int) -> [String] {
    guard terminalWidth > columns else { return [self] }
    var (pieces, width) = ([""], 0)
    for character in self {
      if width + character.terminalWidth > columns, width > 0 {
        // No line begins with a closing mark.
        let isClosing = "、。，．）」』】！？".contains(character)
        let moved = isClosing ? pieces[pieces.count - 1].popLast() : nil
        pieces.append(moved.map { "\($0)" } ?? "")
        width = moved?.terminalWidth ?? 0
      }
      pieces[pieces.count - 1].append(character)
      width += character.terminalWidth
    }
    return pieces
  }

  /// The words in lines of at most `width` columns where they fit, each indented.
  package func wrapped(to width: Int, indent: Int = 0) -> String {
    split(separator: " ").joined(separator: " ").folded(to: width - indent)
      .map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}

extension Double {
  /// With two decimals: `0.97`. Rounds, yet never up to 1.00: that is said of exact matches only.
  package var score: String {
    let hundredths = self >= 1 ? 100 : Swift.min(99, Int((Swift.max(0, self) * 100).rounded()))
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  /// With so many decimals, of any size: `12.50`.
  package func decimals(_ count: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let scale = (0..<count).reduce(1) { product, _ in product * 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    if count == 0 { return "\(sign)\(scaled)" }
    let fraction = "\(scaled % scale)"
    let zeros = String(repeating: "0", count: count - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }
}

/// A number of things: `1 phrase`, `2 phrases`.
package func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
