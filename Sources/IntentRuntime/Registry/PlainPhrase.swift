internal import PhraseMatching

/// The words of a phrase that has nothing but words and the name of its application.
struct PlainPhrase: Sendable {
  let application: String
  let intent: String
  let words: [String]
}

extension RegistrySnapshot {
  /// All phrases that have no value and no choice.
  var plainPhrases: [PlainPhrase] {
    plain.value {
      applications.map(\.model).flatMap { application in
        application.shortcuts.flatMap { shortcut in
          shortcut.phrases.compactMap { phrase in
            phrase.plainWords.map {
              PlainPhrase(application: application.name, intent: shortcut.intent, words: FindText.words(of: $0))
            }
          }
        }
      }
    }
  }
}

extension PhraseTemplate {
  /// What is said of the phrase besides its application and what may be left out; nil where it has a value or a choice.
  var plainWords: String? {
    var words: [String] = []
    for part in parts {
      switch part {
      case .words(let text): words.append(text)
      case .application, .optional: break
      case .placeholder, .alternatives: return nil
      }
    }
    return words.joined(separator: " ")
  }
}
