package import AppIntents

/// A type of entity that people can find by its properties, with the words for all of it.
///
/// What is known of the values is as old as the entity: read it anew when the app announces changes.
package struct FindableEntity: Sendable {
  /// A name of the type.
  package struct Name: Sendable, Equatable {
    package let text: String
    /// Whether it is said of one.
    package let isSingular: Bool
    let words: [String]

    init(_ text: String, isSingular: Bool) {
      self.text = text
      self.isSingular = isSingular
      words = FindText.words(of: text)
    }
  }

  package let entityType: any AppEntity.Type
  /// The name of its application.
  package let application: String
  /// The language of the names.
  let language: String
  /// What it is called, one and several: the type's own name first.
  package let names: [Name]
  /// What it can be found and sorted by.
  package let properties: [SpokenProperty]

  /// What holds such entities.
  var containers: [EntityContainer] = []
  /// The single entities under their names, as they were when the type was read.
  let named: NamedEntities
  let applicationWords: [String]
  /// The words of its names, for close spelling.
  let nameLexicon: FindLexicon
  /// Every word that a request for it can have, for close spelling.
  let lexicon: FindLexicon

  /// What one is called.
  package var singular: String { inSentence(names.first { $0.isSingular }?.text ?? "") }
  /// What several are called.
  package var plural: String { names.first { !$0.isSingular }.map { inSentence($0.text) } ?? singular }

  private func inSentence(_ name: String) -> String { FindGrammar.of(language).words.inSentence(name) }

  package subscript(property name: String) -> SpokenProperty? { properties.first { $0.name == name } }

  /// The property that holds sentences which speak of things, where several of these are named: "waterfalls".
  func prose(with word: String, _ grammar: FindGrammar) -> SpokenProperty? {
    let noun = grammar.words.stem(word)
    guard noun != word, !grammar.lexicon.contains(word), !grammar.lexicon.contains(noun) else { return nil }
    return properties.first { property in
      property.isProse && [noun, word].contains { !property.vocabulary.containing([$0]).isEmpty }
    }
  }

  init(
    _ type: any AppEntity.Type, application: String, language: String = "en", names: [Name],
    properties: [SpokenProperty], entities: [any AppEntity] = []
  ) {
    entityType = type
    self.application = application
    self.language = language
    self.names = names
    self.properties = properties
    named = NamedEntities(entities)
    applicationWords = FindText.words(of: application)
    nameLexicon = FindLexicon(names.flatMap(\.words))
    lexicon = FindLexicon(
      names.flatMap(\.words)
        + properties.flatMap { $0.titleWords + Array($0.words) + ($0.isProse ? [] : Array($0.vocabulary.words)) })
  }
}
