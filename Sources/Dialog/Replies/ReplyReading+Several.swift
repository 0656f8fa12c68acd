internal import PhraseMatching

// Several options at once.
extension ReplyReading {
  var several: [ReplyCandidate] {
    guard question.takesSeveral, !question.options.isEmpty else { return [] }
    return windows.compactMap { everything($0.words) ?? firstOrLastFew($0.words) }.prefix(1) + exceptions + list
  }

  private func everything(_ words: Words) -> ReplyCandidate? {
    let isMeant = vocabulary.all.contains(words) || (vocabulary.both.contains(words) && question.options.count == 2)
    return isMeant ? ReplyCandidate(reply: .options(Array(question.options.indices)), fit: ReplyFit.position) : nil
  }

  /// "the first two", "the last three".
  private func firstOrLastFew(_ words: Words) -> ReplyCandidate? {
    guard let (end, rest) = endAndRest(words) else { return nil }
    let counted = rest.drop { vocabulary.lightWords.contains($0) }
    guard let count = vocabulary.number(of: counted) ?? vocabulary.ordinals.meaning(of: counted) else { return nil }
    guard count > 1, count <= question.options.count else { return nil }
    let all = question.options.indices
    let chosen = end > 0 ? Array(all.prefix(count)) : Array(question.shownOptions.indices.suffix(count))
    return ReplyCandidate(reply: .options(chosen), fit: ReplyFit.position)
  }

  /// Which end of the options is meant: 1 or −1.
  private func endAndRest(_ words: Words) -> (end: Int, rest: Words)? {
    if let (meaning, count) = vocabulary.ordinals.opening(of: words), abs(meaning) == 1 {
      return (meaning, words.dropFirst(count))
    }
    guard let first = words.first, first.kind == .ordinal, first.number == 1 else { return nil }
    return (1, words.dropFirst())
  }

  /// "all but the second".
  private var exceptions: [ReplyCandidate] {
    guard let (_, count) = vocabulary.allExcept.opening(of: words), count < words.count else { return [] }
    let rest = reading(of: text.part(words.dropFirst(count).range))
    guard let read = rest.best(of: rest.single + rest.list), case .options(let left)? = read.reply else { return [] }
    let chosen = question.options.indices.filter { !left.contains($0) }
    return chosen.isEmpty ? [] : [ReplyCandidate(reply: .options(chosen), fit: read.fit)]
  }

  /// "1 and 3", "the desk lamp, the hall lamp", "2 to 4".
  var list: [ReplyCandidate] {
    let items = items
    var chosen: [Int] = []
    var fit = ReplyFit.exact
    for item in items {
      guard let (indices, itemFit) = indices(of: item) else { return [] }
      for index in indices where !chosen.contains(index) { chosen.append(index) }
      fit = min(fit, itemFit)
    }
    let isList = items.count > 1 || chosen.count > 1
    return isList && !chosen.isEmpty ? [ReplyCandidate(reply: .options(chosen), fit: min(fit, ReplyFit.position))] : []
  }

  private func indices(of item: String) -> (indices: [Int], fit: Double)? {
    if let range = range(in: item) { return (Array(range), ReplyFit.position) }
    let part = reading(of: item)
    guard let read = part.best(of: part.single), case .options(let indices)? = read.reply else { return nil }
    return (indices, read.fit)
  }

  private func reading(of item: String) -> ReplyReading {
    ReplyReading(of: item, to: question, now: now, by: reader)
  }

  // MARK: Items

  /// The pieces between commas and joining words; of "1 2", the numbers.
  private var items: [String] {
    let body = windows.dropFirst().last.map { text.part($0.words.range) } ?? text
    return (body.isEmpty ? text : body).split { ",、，;；+/&".contains($0) }.flatMap { piece -> [String] in
      let piece = String(piece)
      let words = Words(of: piece)
      let isRow = words.allSatisfy(\.isDigits) && !piece.contains(where: Self.isDash)
      let items = isRow ? words.indices.map { words[$0...$0] } : words.split(at: vocabulary.joiners)
      return items.map { piece.part($0.range) }
    }
  }

  private static func isDash(_ mark: Character) -> Bool { "-–—~〜～".contains(mark) }

  /// "2-4", "2 to 4".
  private func range(in item: String) -> Range<Int>? {
    let words = Words(of: item)
    let dashed = item.contains(where: Self.isDash) && words.count == 2
    let ends = dashed ? [words.prefix(1), words.suffix(1)] : words.split(at: vocabulary.rangeJoiners)
    guard ends.count == 2, let first = optionIndex(ends[0]), let last = optionIndex(ends[1]), first < last else {
      return nil
    }
    return first..<last + 1
  }

  private func optionIndex(_ words: Words) -> Int? {
    let steps = [words] + words.stripped(openings: vocabulary.openings, closings: vocabulary.closings)
    guard case .options(let indices)? = steps.compactMap({ position(in: $0) }).first else { return nil }
    return indices.first
  }
}

extension Words {
  /// The runs of words between the phrases of a table; none is empty.
  func split(at table: PhraseTable<Void>) -> [Words] {
    var runs: [Words] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if let (_, count) = table.opening(of: self[index...]) {
        if start < index { runs.append(self[start..<index]) }
        index += count
        start = index
      } else {
        index += 1
      }
    }
    if start < endIndex { runs.append(self[start...]) }
    return runs
  }
}
