/// Where in an item a word stands; a later case says more about what the item is.
enum SearchField: Int, Sendable, CaseIterable, Comparable {
  case text, description, custom, keywords, displayName, title

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What a word of a request is worth here.
  ///
  /// A word of the title beats one of the text, however much of it was typed: “falls” finds Niagara Falls before a
  /// desert where the rain rarely falls. Within a field a whole word beats a beginning: “red” finds Red before Redwood.
  func worth(isWholeWord: Bool) -> Int { rawValue * 2 + (isWholeWord ? 2 : 1) }

  /// What an item says here.
  func texts(of attributes: CSSearchableItemAttributeSet) -> [String] {
    switch self {
    case .title: [attributes.title].compactMap(\.self)
    case .displayName: [attributes.displayName].compactMap(\.self)
    case .keywords: (attributes.keywords ?? []) + (attributes.alternateNames ?? [])
    case .custom: attributes.customTexts
    case .description: Self.descriptions(of: attributes)
    case .text: [attributes.textContent, attributes.transcribedTextContent].compactMap(\.self)
    }
  }

  private static func descriptions(of attributes: CSSearchableItemAttributeSet) -> [String] {
    let single = [
      attributes.contentDescription, attributes.subject, attributes.headline, attributes.comment, attributes.kind,
      attributes.namedLocation, attributes.city, attributes.stateOrProvince, attributes.country,
      attributes.fullyFormattedAddress, attributes.artist, attributes.album, attributes.composer, attributes.genre,
      attributes.containerTitle, attributes.containerDisplayName, attributes.information,
    ]
    let several = [attributes.authorNames, attributes.recipientNames, attributes.participants, attributes.performers]
    return single.compactMap(\.self) + several.compactMap(\.self).flatMap(\.self)
  }
}
