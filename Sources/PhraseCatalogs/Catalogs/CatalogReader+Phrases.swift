internal import Diagnostics
internal import FileFormats
internal import PhraseMatching

/// A phrase that is good, and the parameters it uses.
struct CatalogPhrase {
  var template: PhraseTemplate
  var placeholders: Set<String>
}

extension CatalogReader {
  /// Reads phrases, and groups of them that fill parameters in a way of their own; nil stands for one that is bad.
  mutating func phrases(_ elements: [JSONValue], with parameters: ParameterTable) -> [CatalogPhrase?] {
    elements.flatMap { element -> [CatalogPhrase?] in
      if case .object = element.content { return phraseGroup(element, with: parameters) }
      return [phrase(element, with: parameters)]
    }
  }

  private mutating func phraseGroup(_ value: JSONValue, with parameters: ParameterTable) -> [CatalogPhrase?] {
    guard let fields = fields(of: value, as: "the group of phrases", keys: ["phrases", "parameters"]),
      required("phrases", in: fields) != nil
    else { return [nil] }
    let own = ownParameters(in: fields, among: parameters)
    var table = parameters
    for parameter in own { table.replace(parameter, isListed: isListed(parameter)) }
    // A group has phrases only: groups in groups would say nothing that groups side by side do not.
    return elements("phrases", in: fields).map { phrase($0, with: table, own: own) }
  }

  private mutating func ownParameters(in fields: CatalogFields, among parameters: ParameterTable) -> [Parameter] {
    guard let value = fields["parameters"], let members = members(of: value, as: "'parameters'") else { return [] }
    return members.compactMap { member in
      guard let whole = parameters[member.key] else {
        if !parameters.isDeclared(member.key) {
          report(.unknownParameter(member.key, at: member.keyRange.withoutQuotes, known: parameters.all.map(\.name)))
        }
        return nil
      }
      return ownParameter(member.value, insteadOf: whole)
    }
  }

  private mutating func ownParameter(_ value: JSONValue, insteadOf whole: Parameter) -> Parameter? {
    guard let fields = fields(of: value, as: "parameter '\(whole.name)'", keys: Self.fillingKeys) else { return nil }
    var own = whole
    if ["entity", "type", "values"].contains(where: { fields[$0] != nil }) {
      guard let kind = kind(in: fields, inline: whole.name, title: whole.name) else { return nil }
      (own.kind, own.multiplier, own.fallback) = (kind, 1, nil)
    }
    return filled(own, in: fields)
  }

  /// Reads a phrase and checks it against the parameters; nil when it has an error.
  mutating func phrase(_ value: JSONValue, with parameters: ParameterTable, own: [Parameter] = []) -> CatalogPhrase? {
    var phrase = readablePhrase(value, with: parameters)
    phrase?.template.parameters = own
    phrase?.placeholders.formUnion(own.filter { $0.fallback != nil }.map(\.name))
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
