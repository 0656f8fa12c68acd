internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import PhraseMatching

/// The phrases that an intent has without anybody having written them as phrases: its title, its summaries, and the search
/// keywords of several words.
///
/// A keyword may have an ellipsis where a value stands: "been to …", "put … into …".
struct UnspokenPhrases {
  private let type: any AppIntent.Type
  private let presentation: String?

  /// - Parameter presentation: the sentence with which a shortcut presents the values of a parameter.
  init(of type: any AppIntent.Type, presentedBy presentation: String?) {
    (self.type, self.presentation) = (type, presentation)
  }

  /// The phrases, each once.
  var phrases: [String] {
    let title = String(localized: type.title)
    let intent = type.init()
    let parameters = IntentParameters(of: intent)
    let kinds = KindWords(of: parameters)
    let written = [title] + titles(title, naming: parameters) + summaries(of: intent)
    let sentences = written.map { ($0, Self.spoken($0, kinds)) } + written.flatMap(requests)
    // A keyword is what people say already.
    let said = keywords(of: parameters).map { ($0, Self.escaped($0)) }
    var seen: Set<String> = []
    return (sentences + said).filter { Self.saysSomething($0.0) && seen.insert($0.0.lowercased()).inserted }
      .map { kinds.around($0.1) + Self.address }
  }

  private func summaries(of intent: any AppIntent) -> [String] {
    let sentences = [presentation].compactMap(\.self) + intent.summaryTemplates
    return sentences.map { TranslatedSummary.sentence($0, for: CurrentLanguage.locale) }
  }

  /// What a sentence is as a request, in languages whose titles have the verb at the end.
  private func requests(_ sentence: String) -> [(String, String)] {
    guard Wordings.language(of: CurrentLanguage.locale.identifier) == "de" else { return [] }
    return GermanImperative.pattern(sentence).map { [($0, $0)] } ?? []
  }

  /// The keywords that say something by themselves: a single word, like "open", is what many intents are found by.
  private func keywords(of parameters: IntentParameters) -> [String] {
    let keywords = (type.description._intentDescription?.searchKeywords ?? []).map { String(localized: $0) }
    let needed = parameters.entries.filter { !$0.parameter.isOptional }
    let values = (needed + parameters.entries.filter(\.parameter.isOptional)).map { "${\($0.name)}" }
    return keywords.filter(Self.isSentence).compactMap { keyword in
      let pieces = keyword.split(separator: Self.gap, omittingEmptySubsequences: false)
      guard pieces.count - 1 <= values.count else { return nil }
      return zip(pieces, values.prefix(pieces.count - 1) + [""]).map { $0 + $1 }.joined()
    }
  }

  /// Whether a keyword has several words, which some languages write without spaces: hiragana join them.
  private static func isSentence(_ keyword: String) -> Bool {
    let hiragana: ClosedRange<Unicode.Scalar> = "\u{3041}"..."\u{3096}"
    return keyword.contains(" ")
      || keyword.filter { $0 != gap }.count > 3 && keyword.unicodeScalars.contains(where: hiragana.contains)
  }

  /// What stands in a keyword for a value, the first one for the first that the intent needs; behind those stand what it
  /// can do without.
  private static let gap: Character = "…"

  /// The phrase as a pattern: who asks for a thing need not say "get", and can say it in other words.
  ///
  /// Whoever names a value and nothing else does not ask for it: of "Check ${car}" the verb has to be said.
  private static func spoken(_ text: String, _ kinds: KindWords) -> String {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, verbsOfAsking.contains(words[0].lowercased()),
      !particles.contains(words[1].split(separator: " ").first?.lowercased() ?? "")
    else { return escaped(text) }
    let verbs = "(\(words[0])|\(askingWords))"
    return (kinds.areAll(of: words[1]) ? verbs : "[\(verbs)]") + " " + escaped(words[1])
  }

  /// Who says the application's name says it behind one of these words.
  private static let address = " [(in|with|on|using) ${applicationName}]"

  /// What makes another verb of them: nobody asks with "check in".
  private static let particles: Set<String> = ["in", "out", "off", "up", "over", "through", "away", "back", "rid"]

  /// Verbs with which titles ask for something, and which people rarely say.
  private static let verbsOfAsking: Set<String> = ["get", "show", "list", "view", "see", "check"]
  private static let askingWords =
    "show me|tell me|give me|let me see|what is|what are|what's|how is|how are|where are|list|check"

  /// A text whose brackets, bars and backslashes mean themselves.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "[]()|\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// The title with a value in place of what its kind is called: "Open Trail" can be said of every trail.
  private func titles(_ title: String, naming parameters: IntentParameters) -> [String] {
    parameters.entries.compactMap { entry in
      guard case .entity(let type) = entry.parameter.valueKind.element else { return nil }
      let kinds = [String(localized: type.typeDisplayRepresentation.name), String(localized: entry.parameter.title)]
      for kind in kinds where !kind.isEmpty {
        guard let place = title.range(of: kind, options: .caseInsensitive) else { continue }
        return title.replacingCharacters(in: place, with: "${\(entry.name)}")
      }
      return nil
    }
  }

  /// Whether a phrase has a word of its own and names all of its placeholders.
  private static func saysSomething(_ text: String) -> Bool {
    guard !text.contains("${?}"), let template = PhraseTemplate.literal(text).template else { return false }
    return template.parts.contains { part in
      if case .words(let words) = part { PhraseTemplate.hasWord(words) } else { false }
    }
  }
}

extension ValueKind {
  /// What a list is made of; of anything else, itself.
  fileprivate var element: ValueKind { if case .array(let element) = self { element } else { self } }
}

/// What the kinds of an intent's values are called, which people say beside the values: "the Waterfalls collection".
private struct KindWords {
  private var words: [(name: String, kinds: [String])] = []

  init(of parameters: IntentParameters) {
    for entry in parameters.entries {
      var kinds = [String(localized: entry.parameter.title)]
      switch entry.parameter.valueKind.element {
      case .entity(let type): kinds.append(String(localized: type.typeDisplayRepresentation.name))
      case .enumeration(let type): kinds.append(String(localized: type.typeDisplayRepresentation.name))
      default: continue
      }
      var seen: Set<String> = []
      let plain = kinds.filter { kind in
        !kind.isEmpty && kind.allSatisfy { $0.isLetter || $0 == " " } && seen.insert(kind.lowercased()).inserted
      }
      words.append((entry.name, plain))
    }
  }

  /// Whether a text says no more than what kinds of values are asked for.
  func areAll(of text: String) -> Bool {
    words.contains { word in
      text == "${\(word.name)}" || word.kinds.contains { $0.lowercased() == text.lowercased() }
    }
  }

  /// A pattern in which the kind of a value may be said before or behind it.
  func around(_ pattern: String) -> String {
    words.reduce(pattern) { pattern, word in
      guard !word.kinds.isEmpty else { return pattern }
      let kinds = "[(\(word.kinds.joined(separator: "|")))]"
      return pattern.replacing("${\(word.name)}", with: "\(kinds) ${\(word.name)} \(kinds)")
    }
  }
}
