public import Diagnostics

extension PhraseTemplate {
  /// Parses a phrase of a catalog: `[…]` is optional, `(a|b)` are alternatives, a backslash makes the next character
  /// literal, `${name}` is a placeholder.
  ///
  /// All findings are collected; their ranges are UTF-8 offsets into `text`. The template is nil exactly when one of
  /// them is an error. O(length of `text`), however many texts the phrase expands to.
  ///
  /// ```swift
  /// let (template, findings) = PhraseTemplate.pattern("[Please] turn (on|off) ${lamp}")
  /// ```
  public static func pattern(_ text: String) -> (template: PhraseTemplate?, findings: [Finding]) {
    checked(parse(text, as: .pattern))
  }

  /// Parses a phrase that comes from Swift, where only `${name}` is special; see ``pattern(_:)``.
  public static func literal(_ text: String) -> (template: PhraseTemplate?, findings: [Finding]) {
    checked(parse(text, as: .literal))
  }

  /// Which characters are special in the text of a phrase.
  package enum Dialect: Sendable {
    /// Brackets, bars, backslashes and placeholders.
    case pattern
    /// Placeholders only.
    case literal
  }

  /// Parses a phrase without checking that it has words to recognize it by; see ``wordFindings(speaking:)``.
  package static func parse(_ text: String, as dialect: Dialect) -> (template: PhraseTemplate?, findings: [Finding]) {
    var parser = PhraseParser(text, dialect: dialect)
    let parts = parser.parse()
    let findings = parser.findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (findings.isEmpty ? PhraseTemplate(text: text, parts: parts) : nil, findings)
  }

  private static func checked(
    _ reading: (template: PhraseTemplate?, findings: [Finding])
  ) -> (template: PhraseTemplate?, findings: [Finding]) {
    guard let template = reading.template else { return reading }
    let findings = template.wordFindings()
    return (findings.contains { $0.severity == .error } ? nil : template, findings)
  }
}
