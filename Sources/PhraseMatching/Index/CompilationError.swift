import Diagnostics

/// Why a phrase, a parameter or a value is not in the index.
enum CompilationError {
  case unknownEntity(String, parameter: String)
  case phrase(PhraseGraphBuilder.Problem, text: String)
  case unspeakableValue(id: String, title: String)
  case tooManyWords

  func finding(subject: String) -> Finding { Finding(rule: rule, message: message, range: 0..<0, subject: subject) }

  private var rule: String {
    switch self {
    case .unknownEntity: "compile.unknown-entity"
    case .phrase(.unknownPlaceholder, _): "compile.unknown-placeholder"
    case .phrase(.tooLong, _): "compile.phrase-too-long"
    case .phrase(.nothingToSay, _): "compile.empty-phrase"
    case .unspeakableValue: "compile.unspeakable-value"
    case .tooManyWords: "compile.too-many-words"
    }
  }

  private var message: String {
    switch self {
    case .unknownEntity(let entity, let parameter):
      "parameter '\(parameter)' takes the entity '\(entity)', which the application does not have; it is skipped"
    case .phrase(.unknownPlaceholder(let name), let text):
      "no parameter is named '\(name)', so the phrase '\(text)' is skipped"
    case .phrase(.tooLong, let text):
      "a phrase has room for \(PhraseGraph.capacity) words and placeholders, so '\(text.prefix(60))…' is skipped"
    case .phrase(.nothingToSay, let text):
      "the phrase '\(text)' has no word that can be typed, so it is skipped"
    case .unspeakableValue(let id, let title):
      "the value '\(id)' has the name '\(title)', in which nothing can be typed; the name is skipped"
    case .tooManyWords:
      "an index has room for \(LexiconBuilder.capacity) different words; values with further ones are skipped"
    }
  }
}
