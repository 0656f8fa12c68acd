public import Diagnostics

extension PhraseTemplate {
  /// Reads a phrase of a catalog: `[…]` is optional, `(a|b)` are alternatives, a backslash makes the next character
  /// literal, `${name}` is a placeholder.
  ///
  /// All findings are collected; their ranges are UTF-8 offsets into `text`. The template is nil exactly when one of
  /// them is an error. Costs one pass over the text, whatever the number of ways the phrase can be said.
  ///
  /// ```swift
  /// let (template, findings) = PhraseTemplate.pattern("[Please] turn (on|off) ${lamp}")
  /// ```
  public static func pattern(_ text: String) -> (template: PhraseTemplate?, findings: [Finding]) {
    checked(parse(text, as: .pattern))
  }

  /// Reads a phrase that comes from Swift, where only `${name}` is special; see ``pattern(_:)``.
  public static func literal(_ text: String) -> (template: PhraseTemplate?, findings: [Finding]) {
    checked(parse(text, as: .literal))
  }

  /// What is special in the text of a phrase.
  package enum Dialect: Sendable {
    /// Brackets, bars, backslashes and placeholders.
    case pattern
    /// Placeholders only.
    case literal
  }

  /// Reads the marks of a phrase without asking whether its words make sense; see ``wordFindings(speaking:)``.
  package static func parse(
    _ text: String,
    as dialect: Dialect
  ) -> (template: PhraseTemplate?, findings: [Finding]) {
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
