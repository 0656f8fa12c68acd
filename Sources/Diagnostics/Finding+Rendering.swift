extension Finding {
  /// The finding for a person at a terminal, without a final line break.
  ///
  /// ```
  /// home.json:12:36: error: placeholder 'duration' is never closed [phrase.unclosed-placeholder]
  /// 12 |       "phrases": ["Set a timer for ${duration"],
  ///    |                                    ^~~~~~~~~~
  ///    = in shortcut 'StartTimer'
  ///    = fix: close the placeholder with '}'
  /// ```
  ///
  /// A long line is cut around the caret; a range over several lines underlines the first. Control characters, from
  /// the text or from a name quoted in the message, are replaced by visible ones.
  public func rendered(in source: SourceText, named name: String) -> String {
    let position = source.position(at: range.lowerBound)
    let excerpt = Excerpt(of: range, in: source)
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    var lines = [
      "\(TerminalText.harmless(name)):\(position.line):\(position.column): \(headline)",
      "\(number) | \(excerpt.line)",
      "\(margin) | \(excerpt.underline)",
    ]
    if let subject { lines.append("\(margin) = in \(TerminalText.harmless(subject))") }
    if let fix { lines.append("\(margin) = fix: \(TerminalText.harmless(fix.summary))") }
    return lines.joined(separator: "\n")
  }

  /// The finding in one line, without its place: `error: … [phrase.empty]`.
  public var headline: String {
    "\(severity.rawValue): \(TerminalText.harmless(message)) [\(rule)]"
  }
}

extension Collection<Finding> {
  /// How many there are of each severity, gravest first: `2 errors, 1 warning`; `no findings` when there are none.
  public var summary: String {
    if isEmpty { return "no findings" }
    return Finding.Severity.allCases.reversed().compactMap { severity in
      let count = count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
