internal import PhraseMatching

// What a text takes back of itself.
extension ContinuationReader {
  /// What is to be replaced in words that were said, and by what: the "tea" and the "coffee" of "change the tea to coffee".
  package func replacement(in text: String) -> (old: String, new: String)? {
    let all = Words(of: text)
    guard let (_, count) = words.replacers.opening(of: all),
      let (old, new) = split(all.dropFirst(count), at: words.replacerJoints), old.count <= Self.mostReplaced
    else { return nil }
    let bare = withoutArticle(text.part(old.range))
    return bare.isEmpty ? nil : (bare, text.part(new.range))
  }

  private static var mostReplaced: Int { 4 }

  /// "Did I say Sunday? Saturday": what is meant in place of what was said.
  func behindWhatWasSaid(_ all: Words, of text: String) -> (said: Words, meant: Words)? {
    let rest = words.asides.interjections.behind(words.pauses.behind(all))
    guard let (_, count) = words.saidBefore.opening(of: rest) else { return nil }
    let start = rest.indices.dropFirst(count + 1).first { isMark(before: $0, rest, text, ["?", "？"]) }
    return start.map { (rest[..<$0].dropFirst(count), rest[$0...]) }
  }

  /// Whether a text asks back whether something was said, and says what was meant.
  package func correctsWhatWasSaid(_ text: String) -> Bool {
    behindWhatWasSaid(Words(of: text), of: text) != nil
  }

  /// "It was the ridge" without what leads to the ridge.
  func withoutCleft(_ rest: Words) -> Words {
    guard let (_, count) = words.cleft.opening(of: rest), count < rest.count else { return rest }
    return rest.dropFirst(count)
  }

  /// "It's too hot there, the valley": what is meant behind a statement that only says why.
  func behindStatement(_ rest: Words, of text: String) -> Words {
    guard let start = rest.indices.dropFirst(2).last(where: { isComma(before: $0, rest, text) }) else { return rest }
    let front = rest[..<start]
    // "It's Rome" names what is meant.
    let isHow = words.cleft.opening(of: front).map { words.excess.opening(of: front.dropFirst($0.count)) != nil }
    guard isStatement(front, in: text), !isStatement(rest[start...], in: text), words.repairs.opening(of: front) == nil,
      words.wishes.opening(of: front) == nil, words.having.opening(of: front) == nil, isHow ?? true
    else { return rest }
    return rest[start...]
  }

  /// "Wrong list, I meant the other": what is said behind the last change of mind.
  func behindRepair(_ rest: Words, of text: String) -> Words {
    let marks = rest.indices.dropFirst().filter { isComma(before: $0, rest, text) }
    let behind = marks.compactMap { index in
      words.repairs.opening(of: rest[index...]).map { rest[index...].dropFirst($0.count) }
    }
    return behind.last { !$0.isEmpty } ?? rest
  }

  /// Whether a text says that something else was meant: "sorry, I meant the ridge".
  package func saysWhatWasMeant(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.repairs.opening(of: all[$0...]) != nil }
  }

  /// "The other park, denali" without what only says that it is another.
  func withoutApposition(_ rest: Words, of text: String) -> Words {
    let counts = [words.other, words.otherOpenings].compactMap { $0.opening(of: rest)?.count }
    let ends = counts.flatMap { [$0, $0 + 1] }.filter { $0 < rest.count }
    let end = ends.first { isComma(before: rest.startIndex + $0, rest, text) }
    return rest.dropFirst(end ?? 0)
  }

  /// Whether words mean the other one of two.
  package func meansOther(_ text: String) -> Bool {
    let rest = Words(of: text)
    return words.other.contains(rest)
      || words.otherOpenings.opening(of: rest).map { $0.count == rest.count - 1 } ?? false
  }

  /// What is said behind the last change of mind in a text.
  package func repaired(_ text: String) -> String? {
    let all = Words(of: text)
    let found = all.indices.dropFirst().compactMap { index -> Words? in
      words.repairs.opening(of: all[index...]).map { all[index...].dropFirst($0.count) }
    }
    return found.last { !$0.isEmpty }.map { text.part($0.range) }
  }

  /// What was said first and what is said instead: "20, no, 25".
  package func repairedName(in text: String) -> (front: String, behind: String)? {
    let all = Words(of: text)
    return all.indices.dropFirst().lazy.compactMap { index -> (front: String, behind: String)? in
      guard case (.correction, let count)? = self.words.openings.opening(of: all[index...]),
        index + count < all.endIndex
      else { return nil }
      return (text.part(all[..<index].range), text.part(all[(index + count)...].range))
    }.first
  }

  /// What a request says first, and what it puts that right with: "pin the ridge" and "no wait, the valley".
  package func selfRepair(in text: String) -> (front: String, behind: String)? {
    let all = Words(of: text)
    for index in all.indices.dropFirst(2) {
      let isMarked = isMark(before: index, all, text, Self.clauseMarks)
      guard
        let (_, count) = words.repairs.opening(of: all[index...])
          ?? (isMarked ? words.repairOpenings.opening(of: all[index...]) : nil),
        index + count < all.endIndex, words.negations.opening(of: all[index...]) == nil
      else { continue }
      return (text.part(all[..<index].range), text.part(all[index].range.lowerBound..<text.utf8.count))
    }
    return nil
  }

  /// The two sides of "not A but B", "B, not A" and "B instead of A".
  func contrast(in rest: Words, of text: String) -> (kept: Words, rejected: Words)? {
    if let (_, count) = words.negations.opening(of: rest) {
      let sides = split(rest.dropFirst(count), at: words.contrasts, orAtCommasOf: text)
      return sides.map { (kept: $0.behind, rejected: $0.front) }
    }
    if let (front, behind) = split(rest, at: words.replacements) { return (kept: behind, rejected: front) }
    if let (front, behind) = split(rest, at: words.rejections) { return (kept: front, rejected: behind) }
    for index in rest.indices.dropFirst() where isComma(before: index, rest, text) {
      // "Not too fast" says how, and rejects nothing.
      guard let (_, count) = words.negations.opening(of: rest[index...]), index + count < rest.endIndex,
        words.excess.opening(of: rest[(index + count)...]) == nil
      else { continue }
      return (kept: rest[..<index], rejected: rest[(index + count)...])
    }
    return nil
  }
}
