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

extension RegistrySnapshot {
  /// Those of shortcuts that need one text, and nothing else.
  var takingText: [PlainPhrase] {
    let taking = Set(
      applications.map(\.model).flatMap { application in
        application.shortcuts.filter { shortcut in
          let needed = shortcut.parameters.filter { !$0.isOptional }
          return needed.count == 1 && needed[0].kind == .text
        }.map { [application.name, $0.intent] }
      })
    return plainPhrases.filter { taking.contains([$0.application, $0.intent]) }
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
