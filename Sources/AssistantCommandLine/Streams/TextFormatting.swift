/// The text on one line and without what moves a cursor: control characters become their pictures.
package func sanitized(_ text: some StringProtocol) -> String {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { shown.append(sanitized(scalar)) }
  return String(shown)
}

private func sanitized(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}

extension String {
  /// The words in lines of at most `width` columns where they fit, each indented.
  package func wrapped(to width: Int, indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    return (lines + [line]).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
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
    let fraction = "\(scaled % scale)"
    let zeros = String(repeating: "0", count: count - fraction.count)
    return "\(self < 0 && scaled > 0 ? "-" : "")\(scaled / scale).\(zeros)\(fraction)"
  }
}

/// A number of things: `1 phrase`, `2 phrases`.
package func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
