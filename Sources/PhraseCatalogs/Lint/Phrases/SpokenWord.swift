internal import PhraseMatching

/// A word as the matcher hears it, and where it stands in the text that it was written in.
struct SpokenWord {
  var text: String
  /// Bytes of the text.
  var range: Range<Int>

  /// Cuts a text into words: case, accents and punctuation are gone.
  static func words(of text: String) -> [SpokenWord] {
    var tokenizer = Tokenizer()
    var text = text
    return text.withUTF8 { bytes in
      tokenizer.read(bytes)
      let view = tokenizer.view
      return (0..<view.count).map { index in
        let token = view[index]
        return SpokenWord(
          text: String(decoding: view.bytes(index), as: UTF8.self),
          range: Int(token.sourceStart)..<Int(token.sourceEnd))
      }
    }
  }

  /// The words with one space between them, to compare what is said.
  static func key(of text: String) -> String { words(of: text).map(\.text).joined(separator: " ") }
}
