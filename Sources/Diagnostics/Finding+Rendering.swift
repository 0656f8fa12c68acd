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
    let place = source.rendered(headline, at: range, named: name)
    let margin = String(repeating: " ", count: String(source.position(at: range.lowerBound).line).count)
    return ([place] + remarks(margin)).joined(separator: "\n")
  }

  /// The finding in a text whose lines have no numbers, because nobody wrote it as a file.
  ///
  /// ```
  /// Trails: warning: the phrase names 2 parameters [portability.several-parameters]
  ///   | Walk ${trail} on ${day} with ${applicationName}
  ///   |                 ^~~~~~
  ///   = in shortcut 'Walk'
  /// ```
  public func rendered(in listing: SourceText, listedAs name: String) -> String {
    ([listing.rendered(headline, at: range, listedAs: name)] + remarks(" ")).joined(separator: "\n")
  }

  /// What is said below the caret.
  private func remarks(_ margin: String) -> [String] {
    var lines: [String] = []
    if let subject { lines.append("\(margin) = in \(TerminalText.harmless(subject))") }
    if let fix { lines.append("\(margin) = fix: \(TerminalText.harmless(fix.summary))") }
    return lines
  }

  /// The finding in one line, without its place: `error: … [phrase.empty]`.
  public var headline: String { "\(severity.rawValue): \(TerminalText.harmless(message)) [\(rule)]" }
}

extension SourceText {
  /// A message about a place for a person at a terminal: file, line and column, the line, and the marks below it.
  public func rendered(_ message: String, at range: Range<Int>, named name: String) -> String {
    let position = position(at: range.lowerBound)
    let excerpt = Excerpt(of: range, in: self)
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    return """
      \(TerminalText.harmless(name)):\(position.line):\(position.column): \(TerminalText.harmless(message))
      \(number) | \(excerpt.line)
      \(margin) | \(excerpt.underline)
      """
  }

  /// A message about a place in a text whose lines have no numbers.
  public func rendered(_ message: String, at range: Range<Int>, listedAs name: String) -> String {
    let excerpt = Excerpt(of: range, in: self)
    let message = "\(TerminalText.harmless(name)): \(TerminalText.harmless(message))"
    return excerpt.line.isEmpty ? message : "\(message)\n  | \(excerpt.line)\n  | \(excerpt.underline)"
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
