/// A phrase as its author wrote it: words, placeholders, and in catalogs `[optional]` and `(one|another)` parts.
public struct PhraseTemplate: Sendable, Hashable {
  /// One piece of a phrase, in reading order.
  public indirect enum Part: Sendable, Hashable {
    /// Words, still as written.
    case words(String)
    /// `${applicationName}`.
    case application
    /// `${name}`, with the bytes it occupies in the text.
    case placeholder(String, Range<Int>)
    /// `[…]`: may be left out.
    case optional([Part])
    /// `(…|…)`: exactly one of them.
    case alternatives([[Part]])
  }

  /// What the author wrote.
  public let text: String
  /// Its pieces.
  public let parts: [Part]

  package init(text: String, parts: [Part]) {
    self.text = text
    self.parts = parts
  }
}
