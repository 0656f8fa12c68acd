/// The nouns for kinds of things: the "trail" of "that trail".
package struct KindNouns: Sendable {
  private var kinds: [String: Set<String>] = [:]
  private var longest = 0

  /// - Parameter titles: what each kind is called, in the singular, with the name that tells it from others.
  package init(_ titles: [(title: String, kind: String)]) {
    for (title, kind) in titles {
      let words = Words(of: title)
      // "The collection" is a "Landmark Collection".
      for noun in [words, words.suffix(1)] where !noun.isEmpty {
        kinds[noun.joined, default: []].insert(kind)
        longest = max(longest, noun.count)
      }
    }
  }

  /// The kinds of things that words begin with, and how many words it takes to name them.
  func opening(of words: Words) -> (kinds: Set<String>, isPlural: Bool, count: Int)? {
    for count in (1...max(1, longest)).reversed() where count <= words.count {
      let noun = words.prefix(count).joined
      if let kinds = kinds[noun] { return (kinds, false, count) }
      if let kinds = Self.singulars(of: noun).lazy.compactMap({ kinds[$0] }).first { return (kinds, true, count) }
    }
    return nil
  }

  /// Whether a text is such a noun, in the singular, and nothing else.
  package func isName(_ text: String) -> Bool {
    let words = Words(of: text)
    return opening(of: words).map { !$0.isPlural && $0.count == words.count } ?? false
  }

  private static func singulars(of noun: String) -> [String] {
    let endings = [("ies", "y"), ("es", ""), ("s", "")]
    return endings.compactMap { noun.hasSuffix($0) ? noun.dropLast($0.count) + $1 : nil }
  }
}
