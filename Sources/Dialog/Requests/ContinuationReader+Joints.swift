internal import PhraseMatching

// Where a text is joined of parts.
extension ContinuationReader {
  /// The ways of cutting a text in two in front of a preposition: "denali" and "for two".
  package func halves(of text: String, atCommas: Bool = false) -> [(front: String, behind: String)] {
    let all = Words(of: text)
    return all.indices.dropFirst().compactMap { index in
      guard words.prepositions.opening(of: all[index...]) != nil || atCommas && isComma(before: index, all, text) else {
        return nil
      }
      return (text.part(all[..<index].range), text.part(all[index...].range))
    }
  }

  /// Whether a text begins with what stands between things and is no sign between numbers: "and", but not "plus".
  package func beginsWithJoint(_ text: String) -> Bool { beginsWithJoint(Words(of: text)) }

  private func beginsWithJoint(_ all: Words) -> Bool {
    words.joiners.opening(of: all) != nil && words.signs.opening(of: all) == nil
  }

  /// Whether a text begins with what says that something comes besides: "and", "also".
  package func beginsWithAddition(_ text: String) -> Bool { beginsWithAddition(Words(of: text)) }

  private func beginsWithAddition(_ all: Words) -> Bool {
    beginsWithJoint(all) || words.additions.opening(of: all) != nil
  }

  /// Whether one of the first three words of a text adds a thing to others, or it ends so: "oh and bread", "bread too".
  package func addsThing(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.additions.closing(of: all) != nil
      || all.indices.prefix(3).contains { beginsWithAddition(all[$0...]) }
  }

  /// The bytes between things of which one is meant: "or", with white space.
  package func alternatives(in text: String) -> [Range<Int>] { joints(in: text, words.alternatives, atCommas: false) }

  private func joints(in text: String, _ table: PhraseTable<Void>, atCommas: Bool) -> [Range<Int>] {
    let all = Words(of: text)
    var joints: [Range<Int>] = []
    var index = all.startIndex
    while index < all.endIndex {
      let joiner = table.opening(of: all[index...])?.count ?? 0
      if index > all.startIndex, index + joiner < all.endIndex,
        !words.amounts.isInsideNumber(all, at: index, ofCount: joiner),
        joiner > 0 || atCommas && isComma(before: index, all, text)
      {
        joints.append(all[index - 1].range.upperBound..<all[index + joiner].range.lowerBound)
        index += max(joiner, 1)
      } else {
        index += 1
      }
    }
    return joints
  }

  func split(_ rest: Words, at table: PhraseTable<Void>, orAtCommasOf text: String? = nil) -> (
    front: Words, behind: Words
  )? {
    for index in rest.indices.dropFirst() {
      if let (_, count) = table.opening(of: rest[index...]), index + count < rest.endIndex {
        return (rest[..<index], rest[(index + count)...])
      }
      if let text, isComma(before: index, rest, text) { return (rest[..<index], rest[index...]) }
    }
    return nil
  }

  func isComma(before index: Int, _ rest: Words, _ text: String) -> Bool {
    isMark(before: index, rest, text, [",", ";", "、", "，"])
  }

  /// Whether one of some marks stands in front of a word.
  func isMark(before index: Int, _ rest: Words, _ text: String, _ marks: Set<Character>) -> Bool {
    text.part(rest[index - 1].range.upperBound..<rest[index].range.lowerBound).contains(where: marks.contains)
  }

  /// The bytes between the items of a list: commas and "and", with white space.
  package func joints(in text: String) -> [Range<Int>] { joints(in: text, words.joiners, atCommas: true) }
}
