internal import PhraseMatching

/// The phrases with which an intent can be asked for.
struct IntentPhrases: Sendable {
  /// An intent among all that are installed, and what it is called.
  struct Key: Hashable, Sendable {
    fileprivate enum Deed: Hashable {
      case intent(ObjectIdentifier)
      case action(String)
    }

    fileprivate let application: Int
    fileprivate let name: String
    fileprivate let deed: Deed

    init(_ request: PerformedRequest) {
      (application, name) = (request.application, request.name)
      deed =
        switch request.deed {
        case .intent(let intent): .intent(ObjectIdentifier(type(of: intent)))
        case .action(_, let shortcut, _): .action(shortcut.title)
        }
    }
  }

  /// The phrases, without what need not be said.
  let texts: [String]
  /// The words that stand in front of each parameter: "to" and "from".
  private let leads: [String: Set<String>]

  fileprivate init(_ texts: [String]) {
    self.texts = texts
    var leads: [String: Set<String>] = [:]
    for text in texts {
      for hole in text.ranges(of: "${") {
        let name = String(text[hole.upperBound...].prefix { $0 != "}" })
        guard let word = FindText.words(of: String(text[..<hole.lowerBound])).last else { continue }
        leads[name, default: []].insert(word)
      }
    }
    self.leads = leads
  }

  func leads(to parameter: Parameter) -> Set<String> { leads[parameter.name] ?? [] }
}

extension RegistrySnapshot {
  /// The phrases of what a request does.
  func phrases(of request: PerformedRequest) -> IntentPhrases {
    intentPhrases.reading(of: IntentPhrases.Key(request)) { _ in
      let application = applications[request.application]
      let phrases = zip(application.model.shortcuts, application.bindings).filter { shortcut, binding in
        shortcut.title == request.name
          || PerformedRequest(binding, of: request.application, text: "").isSame(as: request)
      }.flatMap(\.0.phrases)
      return IntentPhrases(phrases.map { Self.withoutOptionalParts($0.text) })
    }
  }

  /// A phrase without what need not be said: "[the stop]".
  private static func withoutOptionalParts(_ phrase: String) -> String {
    var depth = 0
    let needed = phrase.utf8.filter { byte in
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "|"): break
      default: return depth == 0
      }
      return false
    }
    return String(decoding: needed, as: UTF8.self)
  }
}
