internal import AppIntents
internal import Dialog

/// Answers to requests for entities, in the words that every answer to a search has.
enum EnglishAnswers {
  private static let mostNamed = 7

  /// What is not there has no order.
  static func none(_ find: ReadFind) -> String {
    var bare = find
    (bare.request.order, bare.request.limit, bare.rank) = ([], nil, nil)
    return Wordings.wording(for: "en").foundNone(bare.description)
  }

  static func found(_ names: [String], of find: ReadFind) -> String {
    let noun = names.count == 1 ? find.entity.singular : find.entity.plural
    return Wordings.wording(for: "en").found(
      count: names.count, plural: noun, names: Array(names.prefix(mostNamed)), more: max(0, names.count - mostNamed))
  }
}
