/// A parsed phrase: words, placeholders, and in catalogs `[optional]` and `(one|another)` parts.
///
/// ```swift
/// let (template, findings) = PhraseTemplate.pattern("[Please] turn (on|off) ${lamp}")
/// print(template?.parts.count ?? 0, findings.isEmpty)  // 5 true
/// let broken = PhraseTemplate.pattern("turn on ${lamp").findings
/// print(broken.first?.message ?? "")  // placeholder 'lamp' is never closed
/// ```
public struct PhraseTemplate: Sendable, Hashable {
  /// One piece of a phrase, in reading order.
  public indirect enum Part: Sendable, Hashable {
    /// Words, as written.
    case words(String)
    /// `${applicationName}`.
    case application
    /// `${name}`, with its range of UTF-8 offsets in the text.
    case placeholder(String, Range<Int>)
    /// `[…]`: may be absent.
    case optional([Part])
    /// `(…|…)`: exactly one of them.
    case alternatives([[Part]])
  }

  /// The text as the author wrote it.
  public let text: String
  /// Its parts.
  public let parts: [Part]
  /// Parameters that this phrase fills in a way of its own, instead of the shortcut's parameters of the same names.
  public var parameters: [Parameter] = []
}
