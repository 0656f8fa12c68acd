internal import PhraseMatching

/// Finds where a request may be cut into several.
///
/// It proposes only: "rock and roll" is cut at its "and" as well. A caller takes the first split of which each part is
/// understood by itself.
///
/// ```swift
/// StepSplitter(language: "en").splits(of: "open the pinned trail and then tell me its conditions")
/// // one split, of the parts "open the pinned trail" and "tell me its conditions"
/// ```
package final class StepSplitter: Sendable {
  package static let mostSplits = 8
  /// How many steps a request has at most.
  package static let mostSteps = 4

  private let vocabulary: Vocabulary
  private let amounts: QuantityWords

  /// A splitter for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) { (vocabulary, amounts) = (.of(language), .of(language)) }

  /// The ways of cutting a text into two to four parts, the likeliest first; none cuts inside quotes.
  package func splits(of text: String) -> [StepSplit] {
    let cuts = cuts(in: text)
    var splits: [StepSplit] = []
    for chosen in choices(cuts) where !chosen.isEmpty && chosen.count < Self.mostSteps {
      let split = StepSplit(parts: parts(of: text, at: chosen), ties: chosen)
      if split.parts.count == chosen.count + 1, !splits.contains(split) { splits.append(split) }
      if splits.count == Self.mostSplits { break }
    }
    return splits
  }

  /// Whether a part of a request begins, or in some languages ends, as imperatives do: "order a pizza" and "what is left", but
  /// neither "the fan" nor "I am cold".
  package func resemblesImperative(_ part: String) -> Bool {
    var words = Words(of: part)
    while let (_, count) = vocabulary.politeOpenings.opening(of: words) { words = words.dropFirst(count) }
    if vocabulary.imperativeClosings.closing(of: words) != nil { return true }
    guard let (_, count) = vocabulary.imperativeOpenings.opening(of: words) else { return false }
    return words.count > count
  }

  // MARK: Where

  private func cuts(in text: String) -> [StepSplit.Tie] {
    let quotes = QuotedRanges(of: text)
    let found = (wordCuts(in: text) + markCuts(in: text))
      .filter { !quotes.contain($0.range.lowerBound) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return found.reduce(into: []) { cuts, cut in
      guard let last = cuts.last, isBlank(text, from: last.range.upperBound, to: cut.range.lowerBound) else {
        return cuts.append(cut)
      }
      let end = max(last.range.upperBound, cut.range.upperBound)
      cuts[cuts.count - 1] = StepSplit.Tie(range: last.range.lowerBound..<end, kind: max(last.kind, cut.kind))
    }
  }

  private func isBlank(_ text: String, from start: Int, to end: Int) -> Bool {
    start >= end || text.part(start..<end).allSatisfy { $0.isWhitespace || ",、".contains($0) }
  }

  private func wordCuts(in text: String) -> [StepSplit.Tie] {
    let words = Words(of: text)
    var cuts: [StepSplit.Tie] = []
    var index = words.startIndex
    while index < words.endIndex {
      if let (connector, count) = vocabulary.connectors.opening(of: words[index...]),
        !amounts.isInsideNumber(words, at: index, ofCount: count)
      {
        let range = words[index + connector.keeps..<index + count].range
        cuts.append(StepSplit.Tie(range: range, kind: connector.strength == .strong ? .sequence : .addition))
        index += count
      } else {
        index += 1
      }
    }
    return cuts
  }

  private func markCuts(in text: String) -> [StepSplit.Tie] {
    var cuts: [StepSplit.Tie] = []
    var position = 0
    var rest = text[...]
    while let mark = rest.popFirst() {
      let end = position + mark.utf8.count
      let endsSentence = mark.isNewline || !".!".contains(mark) || rest.first?.isWhitespace ?? true
      if let strength = vocabulary.connectingMarks[mark], endsSentence {
        cuts.append(StepSplit.Tie(range: position..<end, kind: strength == .strong ? .sequence : .mark))
      }
      position = end
    }
    return cuts
  }

  // MARK: Which

  /// All strong cuts, then all cuts, then one by one, the strong ones first, then two at a time.
  private func choices(_ cuts: [StepSplit.Tie]) -> [[StepSplit.Tie]] {
    let strong = cuts.filter { $0.kind == .sequence }
    let weak = cuts.filter { $0.kind < .sequence }
    let considered = cuts.prefix(Self.mostSplits)
    let pairs = considered.indices.flatMap { first in
      considered[(first + 1)...].map { [considered[first], $0] }
    }
    let few = [Array(strong.prefix(Self.mostSteps - 1)), Array(cuts.prefix(Self.mostSteps - 1))]
    return few + strong.map { [$0] } + weak.map { [$0] } + pairs
  }

  private func parts(of text: String, at cuts: [StepSplit.Tie]) -> [StepSplit.Part] {
    var parts: [StepSplit.Part] = []
    var start = 0
    for end in cuts.map(\.range.lowerBound) + [text.utf8.count] {
      let range = start..<max(start, end)
      parts.append(StepSplit.Part(text: text.part(range).trimmedOfMarks, range: range))
      start = cuts.first { $0.range.lowerBound == end }?.range.upperBound ?? range.upperBound
    }
    return parts.filter { !Words(of: $0.text).isEmpty }
  }
}

extension String {
  /// Without white space, commas and the like at its ends.
  fileprivate var trimmedOfMarks: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace || ",;.、。".contains(first) { part.removeFirst() }
    while let last = part.last, last.isWhitespace || ",;、；".contains(last) { part.removeLast() }
    return String(part)
  }
}
