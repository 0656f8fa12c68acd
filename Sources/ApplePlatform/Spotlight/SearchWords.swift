import Foundation

/// Cuts text into the words that searches compare: without case, accents and punctuation.
enum SearchWords {
  /// The words in order. Writing without spaces is cut into its signs.
  static func words(in text: String) -> [String] {
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var words: [String] = []
    var word = ""
    for character in folded {
      let standsAlone = character.unicodeScalars.first.map(isSign) ?? false
      if standsAlone || !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
        if standsAlone { words.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a scalar belongs to a writing without spaces: Han, or Japanese syllables.
  private static func isSign(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
  }
}
