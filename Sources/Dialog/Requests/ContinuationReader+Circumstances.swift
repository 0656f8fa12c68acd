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
  /// "With" alone is nobody.
  private static let shortest = 2

  /// Whether words lead to how long something goes on from now: "till".
  package func lastsFromNow(_ lead: String) -> Bool { words.circumstances.durations.contains(Words(of: lead)) }

  /// The ways of taking out of a text what may only be circumstances, the last and the shortest first: "how is the ridge"
  /// and "after all that rain", "plan a meetup on Sunday" and "with the kids".
  package func circumstances(in text: String) -> [Circumstance] {
    let all = Words(of: text)
    return all.indices.dropFirst(2).reversed().flatMap { index -> [Circumstance] in
      let rest = all[index...]
      let company = words.circumstances.company.opening(of: rest)?.count
      guard let count = company ?? words.circumstances.occasions.opening(of: rest)?.count, !isReported(rest) else {
        return []
      }
      var front = all[..<index]
      while let (_, count) = words.circumstances.softeners.closing(of: front) { front = front.dropLast(count) }
      let ends = rest.indices.dropFirst(max(count, Self.shortest)).filter {
        words.prepositions.opening(of: all[$0...]) != nil
      }
      return (ends + [all.endIndex]).map { end in
        let request = [front, all[end...]].filter { !$0.isEmpty }.map { text.part($0.range) }
        return Circumstance(
          request: request.joined(separator: " "), words: text.part(rest[..<end].range),
          behind: text.part(rest[..<end].dropFirst(count).range), isOccasion: company == nil)
      }
    }
  }
}
