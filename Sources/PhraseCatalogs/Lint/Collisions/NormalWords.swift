internal import PhraseMatching

/// Brings texts into the form in which the matcher compares them: its tokens, with one space between.
final class NormalWords {
  private var tokenizer = Tokenizer()

  func tokens(of text: String) -> [String] {
    var text = text
    text.withUTF8 { tokenizer.read($0) }
    let view = tokenizer.view
    return (0..<view.count).map { String(decoding: view.bytes($0), as: UTF8.self) }
  }

  /// A name in normal form, without the article that the matcher lets go: "The Grand Canyon" is "Grand Canyon" too.
  func name(of text: String) -> String {
    let tokens = tokens(of: text)
    let isLed = tokens.count > 1 && Self.articles.contains(tokens[0])
    return (isLed ? tokens.dropFirst() : tokens[...]).joined(separator: " ")
  }

  private static let articles: Set<String> = ["the", "a", "an"]
}
