internal import Diagnostics
package import PhraseMatching

/// Why a translation cannot be used.
package enum PhraseDemandError: Error, Hashable {
  /// It has `\(…)`, as Swift code has.
  case swiftInterpolation
  /// It cannot be read as a phrase; the reason, if there is more to say than that it is empty.
  case malformed(String?)
  case noApplicationName
  /// A parameter that is not among those of the author's phrases.
  case unknownParameter(String)
}

/// What the translations of a phrase have to keep of what the author wrote.
package struct PhraseDemands {
  /// Whether the application has to be named.
  let namesApplication: Bool
  /// The parameters that a translation may name, in reading order, each once.
  package let parameters: [String]

  /// What the translations of a shortcut have to keep: the application's name, and no parameter of their own.
  package init(shortcut phrases: [String]) {
    namesApplication = true
    var seen: Set<String> = []
    parameters = phrases.flatMap(\.parameterNames).filter { seen.insert($0).inserted }
  }

  /// What the translation of a phrase that is meant for others has to keep.
  package init(negativePhrase: String) {
    namesApplication = negativePhrase.namesApplication
    parameters = []
  }

  /// What a translation means, if it keeps what it has to.
  package func template(of translation: String) throws(PhraseDemandError) -> PhraseTemplate {
    if translation.contains("\\(") { throw .swiftInterpolation }
    let (template, findings) = PhraseTemplate.literal(translation)
    guard let template else { throw .malformed(findings.first?.message) }
    if namesApplication, !translation.namesApplication { throw .noApplicationName }
    if let unknown = template.placeholderNames.first(where: { !parameters.contains($0) }) {
      throw .unknownParameter(unknown)
    }
    return template
  }
}

extension String {
  fileprivate var marks: [PhraseMark] { PhraseMark.all(in: self, escapes: .none) }
  fileprivate var parameterNames: [String] { marks.filter { !$0.isApplication }.map(\.name) }
  fileprivate var namesApplication: Bool { marks.contains(where: \.isApplication) }
}

extension LocatedText {
  /// The placeholders in reading order.
  var marks: [PhraseMark] { text.marks }

  /// The parameters named, in reading order.
  var parameterNames: [String] { text.parameterNames }

  /// Whether the application is named.
  var namesApplication: Bool { text.namesApplication }
}
