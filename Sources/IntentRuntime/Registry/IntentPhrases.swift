internal import PhraseMatching

/// The phrases with which an intent can be asked for.
struct IntentPhrases: Sendable {
  /// An intent among all that are installed, and what it is called.
  struct Key: Hashable, Sendable {
    fileprivate let application: Int
    fileprivate let name: String
    /// Its type; nil for what a catalog says, which has its name alone.
    fileprivate let type: ObjectIdentifier?

    init(_ request: PerformedRequest) {
      (application, name) = (request.application, request.name)
      type =
        switch request.deed {
        case .intent(let intent): ObjectIdentifier(Swift.type(of: intent))
        case .action: nil
        }
    }
  }

  /// The phrases as they are written.
  let written: [String]
  /// The phrases, without what need not be said.
  let texts: [String]
  /// The words that stand in front of each parameter: "to" and "from".
  private let leads: [String: Set<String>]

  fileprivate init(written: [String]) {
    self.written = written
    texts = written.map(Self.withoutOptionalParts)
    var leads: [String: Set<String>] = [:]
    for text in texts {
      var seen: Set<String> = []
      for hole in text.ranges(of: "${") {
        let name = String(text[hole.upperBound...].prefix { $0 != "}" })
        guard seen.insert(name).inserted, let word = FindText.words(of: String(text[..<hole.lowerBound])).last else {
          continue
        }
        leads[name, default: []].insert(word)
      }
    }
    self.leads = leads
  }

  func leads(to parameter: Parameter) -> Set<String> { leads[parameter.name] ?? [] }

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

extension RegistrySnapshot {
  /// The phrases of what a request does.
  func phrases(of request: PerformedRequest) -> IntentPhrases {
    intentPhrases.reading(of: IntentPhrases.Key(request)) { _ in
      let application = applications[request.application]
      let phrases = zip(application.model.shortcuts, application.bindings).filter { shortcut, binding in
        shortcut.title == request.name
          || PerformedRequest(binding, of: request.application, text: "").isSame(as: request)
      }.flatMap(\.0.phrases)
      return IntentPhrases(written: phrases.map(\.text))
    }
  }
}
