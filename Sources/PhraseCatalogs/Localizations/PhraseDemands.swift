internal import PhraseMatching

/// What the translations of a phrase have to keep of what the author wrote.
struct PhraseDemands {
  /// Whether the application has to be named.
  let namesApplication: Bool
  /// The parameters that a translation may name.
  let parameters: Set<String>

  /// What the translations of a shortcut have to keep: the application's name, and no parameter of their own.
  init(shortcut: WrittenShortcut) {
    namesApplication = true
    parameters = Set(shortcut.phrases.flatMap { $0.text.parameterNames })
  }

  /// What the translation of a phrase that is meant for others has to keep.
  init(negativePhrase: WrittenPhrase) {
    namesApplication = negativePhrase.text.namesApplication
    parameters = []
  }

  /// What a translation means; nil when it is not used.
  func template(of translation: WrittenText) -> PhraseTemplate? {
    if translation.text.contains("\\(") { return nil }
    guard let template = PhraseTemplate.literal(translation.text).template else { return nil }
    if namesApplication, !translation.namesApplication { return nil }
    return template.placeholders.allSatisfy { parameters.contains($0.name) } ? template : nil
  }
}

extension WrittenText {
  /// The placeholders in reading order.
  var marks: [PhraseMark] { PhraseMark.all(in: text, escapes: .none) }

  /// The parameters named, in reading order.
  var parameterNames: [String] { marks.filter { !$0.isApplication }.map(\.name) }

  /// Whether the application is named.
  var namesApplication: Bool { marks.contains(where: \.isApplication) }
}
