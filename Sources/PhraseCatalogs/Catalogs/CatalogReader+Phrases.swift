internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// A phrase that is good, and the parameters it uses.
struct CatalogPhrase {
  var template: PhraseTemplate
  var placeholders: Set<String>
}

extension CatalogReader {
  /// Reads a phrase and checks it against the parameters; nil when it has an error.
  mutating func phrase(_ value: JSONValue, with parameters: ParameterTable) -> CatalogPhrase? {
    let phrase = readablePhrase(value, with: parameters)
    record?.notePhrase(phrase?.template, value)
    return phrase
  }

  private mutating func readablePhrase(_ value: JSONValue, with parameters: ParameterTable) -> CatalogPhrase? {
    guard let text = string(value, as: "the phrase") else { return nil }
    let (phrase, findings) = Self.phrase(text, with: parameters)
    for finding in findings { report(finding, in: value) }
    return phrase
  }

  /// Reads the text of a phrase and checks it against the parameters; ranges of findings point into the text.
  static func phrase(_ text: String, with parameters: ParameterTable) -> (phrase: CatalogPhrase?, findings: [Finding]) {
    var (template, findings) = PhraseTemplate.parse(text, as: .pattern)
    if let template { findings += check(template, with: parameters) }
    guard let template, !findings.contains(where: { $0.severity == .error }) else { return (nil, findings) }
    let placeholders = Set(template.placeholders.map(\.name))
    guard placeholders.allSatisfy({ parameters[$0] != nil }) else { return (nil, findings) }
    return (CatalogPhrase(template: template, placeholders: placeholders), findings)
  }

  private static func check(_ template: PhraseTemplate, with parameters: ParameterTable) -> [Finding] {
    let placeholders = template.placeholders
    var findings = template.wordFindings { parameters.listed.contains($0) || parameters[$0] == nil }
    for placeholder in placeholders where !parameters.isDeclared(placeholder.name) {
      findings.append(.unknownParameter(placeholder.name, at: placeholder.range, known: parameters.placeholders))
    }
    return placeholders.count < 2 ? findings : findings + checkPairs(in: template, with: parameters)
  }

  /// Finds placeholders that get into each other's way.
  private static func checkPairs(in template: PhraseTemplate, with parameters: ParameterTable) -> [Finding] {
    var findings: [Finding] = []
    if let repeated = template.repeatedPlaceholder {
      findings.append(.repeatedPlaceholder(repeated.name, at: repeated.range))
    }
    if let (first, second) = template.neighbours(where: { parameters[$0]?.kind == .text }) {
      let range =
        min(first.range.lowerBound, second.range.lowerBound)..<max(first.range.upperBound, second.range.upperBound)
      findings.append(.adjacentText(first.name, second.name, at: range))
    }
    return findings
  }
}
