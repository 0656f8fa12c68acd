internal import IntentRuntime
package import PhraseMatching

extension ExpectedValue {
  /// Whether a parameter is filled with it.
  package func matches(_ parameter: FilledParameter) -> Bool {
    if !parameter.values.isEmpty { return parameter.values.contains { names($0) } }
    guard let typed = parameter.typed else { return isWritten(parameter.text) }
    return matches(typed)
  }

  private func names(_ value: ResolvedValue) -> Bool { isWritten(value.id) || isWritten(value.title) }

  private func matches(_ typed: TypedValue) -> Bool {
    switch (self, typed) {
    case (.number(let number), .integer(let actual)): number == Double(actual)
    case (.number(let number), .number(let actual)), (.number(let number), .duration(let actual)):
      abs(number - actual) < 1e-9
    case (.boolean(let flag), .boolean(let actual)): flag == actual
    case (.measurement(let number, let unit), .measurement(let actual, let actualUnit)):
      abs(number - actual) < 1e-9 && (unit == actualUnit.name || unit + "s" == actualUnit.name)
    case (.text(let text), _): text == typed.text || text == typed.shown
    case (.number, _), (.boolean, _), (.measurement, _): false
    }
  }

  /// Whether these are the words, in whatever case.
  private func isWritten(_ words: String) -> Bool { words == text || words.lowercased() == text.lowercased() }

  /// The value in a few words: `desk`, `21.5`, `5 kilometers`.
  package var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.digits
    case .boolean(let flag): "\(flag)"
    case .measurement(let number, let unit): "\(number.digits) \(unit)"
    }
  }
}

extension ExpectedValue {
  /// What a request file would write for a parameter: identifiers, numbers, seconds, and words as they were typed. Several
  /// where one name has several values.
  package static func values(of parameter: FilledParameter) -> [ExpectedValue] {
    if !parameter.values.isEmpty { return parameter.values.map { .text($0.id) } }
    switch parameter.typed {
    case nil: return [.text(parameter.text)]
    case .integer(let number): return [.number(Double(number))]
    case .number(let number), .duration(let number): return [.number(number)]
    case .boolean(let flag): return [.boolean(flag)]
    case .measurement(let number, let unit): return [.measurement(number, unit: unit.name)]
    case .date?: return [.text(parameter.typed?.text ?? parameter.text)]
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var digits: String { self == rounded() && magnitude < 9e15 ? "\(Int(self))" : "\(self)" }
}
