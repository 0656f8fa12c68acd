import WordSemantics

/// Tells by the form of its verb that a text is of something that was done.
package enum PastTense {
  /// Whether a text begins with a verb in the past tense, which may tell what somebody did and never asks for it: "spent 20
  /// on shoes". Only English has such words.
  package static func begins(_ text: String) -> Bool {
    var word = text.prefix { $0.isLetter }.lowercased()
    return word.withUTF8 { letters in
      let hash = TokenHash.hash(letters)
      // "Red" has the ending as well; what is irregular is in a list.
      let isRegular = letters.count > 1 && letters.suffix(2).elementsEqual("ed".utf8)
      return Lemmatizer.isPast(letters, hash: hash) && !Verbs.has(hash)
        && (!isRegular || Verbs.isForm(letters, hash: hash))
    }
  }
}
