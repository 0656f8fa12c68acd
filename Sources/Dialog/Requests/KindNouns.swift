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
      if let kinds = noun.singulars.lazy.compactMap({ kinds[$0] }).first { return (kinds, true, count) }
    }
    return nil
  }

  /// All kinds of things that a text has a noun for.
  package func kinds(in text: String) -> Set<String> {
    let words = Words(of: text)
    return words.indices.reduce(into: []) { kinds, index in
      kinds.formUnion(opening(of: words[index...])?.kinds ?? [])
    }
  }

  /// Whether a text is such a noun, also in the plural, and nothing else.
  package func contains(_ text: String) -> Bool {
    let words = Words(of: text)
    return opening(of: words).map { $0.count == words.count } ?? false
  }

  /// Whether a text is such a noun, in the singular, and nothing else.
  package func isName(_ text: String) -> Bool {
    let words = Words(of: text)
    return opening(of: words).map { !$0.isPlural && $0.count == words.count } ?? false
  }
}

extension String {
  /// What a word may be in the singular.
  var singulars: [String] {
    [("ies", "y"), ("es", ""), ("s", "")].compactMap { hasSuffix($0) ? dropLast($0.count) + $1 : nil }
  }
}
