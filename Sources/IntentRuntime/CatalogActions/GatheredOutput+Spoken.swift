internal import ChildProcesses

extension GatheredOutput {
  /// All of it, trimmed and without control characters, so that nothing but words reaches a terminal.
  var spoken: String {
    let text = Self.trimmed(Self.printable(text))
    return isCut ? "\(text)… (There was more, which I left out.)" : text
  }

  /// The last line that is not blank, which is where programs say what went wrong.
  var lastLine: String? {
    let lines = Self.printable(text).split(whereSeparator: \.isNewline).map { Self.trimmed($0) }
    return lines.last { !$0.isEmpty }
  }

  private static func printable(_ text: String) -> String {
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isControl(scalar) { printable.append(scalar) }
    return String(printable)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\n", scalar != "\t" else { return false }
    return scalar.properties.generalCategory == .control
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
