/// A request, and words behind it that only say around what it is wanted.
package struct Circumstance: Sendable, Equatable {
  package var request: String
  package var words: String
  /// What follows those with which they begin: the "sister" of "for my sister".
  package var behind: String
  /// Whether they say when or why, so that a deed may have to wait for that.
  package var isOccasion: Bool

  package init(request: String, words: String, behind: String = "", isOccasion: Bool) {
    (self.request, self.words, self.behind, self.isOccasion) = (request, words, behind, isOccasion)
  }
}

extension ContinuationReader {
  /// The ways of taking off the end of a text what may only be circumstances, the shortest end first: "how is the ridge"
  /// and "after all that rain".
  package func circumstances(in text: String) -> [Circumstance] {
    let all = Words(of: text)
    return all.indices.dropFirst(2).reversed().compactMap { index in
      let rest = all[index...]
      let company = words.circumstances.company.opening(of: rest)?.count
      guard let count = company ?? words.circumstances.occasions.opening(of: rest)?.count, !isReported(rest) else {
        return nil
      }
      var request = all[..<index]
      while let (_, count) = words.circumstances.softeners.closing(of: request) { request = request.dropLast(count) }
      return Circumstance(
        request: text.part(request.range), words: text.part(rest.range),
        behind: text.part(rest.dropFirst(count).range), isOccasion: company == nil)
    }
  }
}
