internal import Dialog
internal import PhraseMatching

/// The values of an entity that some shortcut takes, and what finds them.
struct KnownNames: Sendable {
  let application: Int
  let entity: Entity
  /// What asks for one of the values.
  let question: Question
  /// What such a thing is called in general.
  let noun: KindNouns
  /// The words of the names, and how long ones begin: "meditating" may be "meditate".
  private let words: Set<String>
  private let beginnings: Set<Substring>

  init(_ entity: Entity, of application: Int) {
    self.application = application
    self.entity = entity
    question = Question(of: Parameter(name: "", kind: .entity(entity.name)), listing: entity.values)
    noun = KindNouns([(entity.title, entity.name)])
    words = Set((entity.values.flatMap { [$0.title] + $0.synonyms } + [entity.title]).flatMap(FindText.words))
    beginnings = Set(words.filter { $0.count > Self.shortest }.map { $0.prefix(Self.shortest) })
  }

  private static let shortest = 5

  /// Whether each of some words is a word of some name as it stands.
  func has(_ words: [String]) -> Bool { words.allSatisfy(self.words.contains) }

  /// Whether each word of a text is a word of some name, or begins as one.
  func mayName(_ text: String) -> Bool {
    FindText.words(of: text).allSatisfy { word in
      words.contains(word) || word.count > Self.shortest && beginnings.contains(word.prefix(Self.shortest))
    }
  }
}

extension RegistrySnapshot {
  /// More values than this are found by the index alone.
  private static let mostNamed = 500

  /// The values that requests may name, by entity.
  var knownNames: [KnownNames] {
    names.value {
      applications.enumerated().flatMap { index, application -> [KnownNames] in
        let offered = Set(application.model.shortcuts.flatMap(\.parameters).compactMap(\.entityName))
        return application.model.entities.filter { entity in
          offered.contains(entity.name) && (1...Self.mostNamed).contains(entity.values.count)
        }.map { KnownNames($0, of: index) }
      }
    }
  }
}
