internal import Dialog

/// Answers to requests for entities, in the words that every answer to a search has.
enum EnglishAnswers {
  private static let mostNamed = 7

  static func none(_ find: ReadFind) -> String { Wordings.wording(for: "en").foundNone(find.description) }

  static func found(_ names: [String], of find: ReadFind) -> String {
    let noun = names.count == 1 ? find.entity.singular : find.entity.plural
    return Wordings.wording(for: "en").found(
      count: names.count, plural: noun, names: Array(names.prefix(mostNamed)), more: max(0, names.count - mostNamed))
  }
}
