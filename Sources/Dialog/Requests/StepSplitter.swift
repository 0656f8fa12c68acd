internal import PhraseMatching

/// Finds the places at which a request may be several.
///
/// It proposes only: "rock and roll" is cut at its "and" as well. A caller takes the first split of which each part is
/// understood by itself.
///
/// ```swift
/// StepSplitter(language: "en").splits(of: "open the pinned trail and then tell me its conditions")
/// // [["open the pinned trail", "tell me its conditions"]]
/// ```
package struct StepSplitter: Sendable {
  /// How many splits there are at most.
  package static let mostSplits = 8
  /// How many steps a request has at most.
  package static let mostSteps = 4

  private let vocabulary: Vocabulary

  /// A splitter for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) { vocabulary = .of(language) }

  /// The ways of cutting a text into two to four parts, the likeliest first; none cuts inside quotes.
  package func splits(of text: String) -> [[String]] {
    let cuts = cuts(in: text)
    var splits: [[String]] = []
    for chosen in choices(cuts) where !chosen.isEmpty && chosen.count < Self.mostSteps {
      let parts = parts(of: text, at: chosen)
      if parts.count == chosen.count + 1, !splits.contains(parts) { splits.append(parts) }
      if splits.count == Self.mostSplits { break }
    }
    return splits
  }

  // MARK: Where

  /// Bytes that stand between two steps, and how likely they do.
  private struct Cut: Equatable {
    var range: Range<Int>
    var strength: Connector.Strength
  }

  private func cuts(in text: String) -> [Cut] {
    let quotes = QuotedRanges(of: text)
    let found = (wordCuts(in: text) + markCuts(in: text))
      .filter { !quotes.contain($0.range.lowerBound) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    return found.reduce(into: []) { cuts, cut in
      guard let last = cuts.last, isBlank(text, from: last.range.upperBound, to: cut.range.lowerBound) else {
        return cuts.append(cut)
      }
      let end = max(last.range.upperBound, cut.range.upperBound)
      cuts[cuts.count - 1] = Cut(range: last.range.lowerBound..<end, strength: max(last.strength, cut.strength))
    }
  }

  private func isBlank(_ text: String, from start: Int, to end: Int) -> Bool {
    start >= end || text.part(start..<end).allSatisfy { $0.isWhitespace || ",、".contains($0) }
  }

  private func wordCuts(in text: String) -> [Cut] {
    let words = Words(of: text)
    var cuts: [Cut] = []
    var index = words.startIndex
    while index < words.endIndex {
      if let (connector, count) = vocabulary.connectors.opening(of: words[index...]) {
        let range = words[index + connector.keeps..<index + count].range
        cuts.append(Cut(range: range, strength: connector.strength))
        index += count
      } else {
        index += 1
      }
    }
    return cuts
  }

  private func markCuts(in text: String) -> [Cut] {
    var cuts: [Cut] = []
    var position = 0
    var rest = text[...]
    while let mark = rest.popFirst() {
      let end = position + mark.utf8.count
      let endsSentence = mark.isNewline || !".!".contains(mark) || rest.first?.isWhitespace ?? true
      if let strength = vocabulary.connectingMarks[mark], endsSentence {
        cuts.append(Cut(range: position..<end, strength: strength))
      }
      position = end
    }
    return cuts
  }

  // MARK: Which

  /// All strong cuts, then all cuts, then one by one, the strong ones first, then two at a time.
  private func choices(_ cuts: [Cut]) -> [[Cut]] {
    let strong = cuts.filter { $0.strength == .strong }
    let weak = cuts.filter { $0.strength == .weak }
    let considered = cuts.prefix(Self.mostSplits)
    let pairs = considered.indices.flatMap { first in
      considered[(first + 1)...].map { [considered[first], $0] }
    }
    let few = [Array(strong.prefix(Self.mostSteps - 1)), Array(cuts.prefix(Self.mostSteps - 1))]
    return few + strong.map { [$0] } + weak.map { [$0] } + pairs
  }

  private func parts(of text: String, at cuts: [Cut]) -> [String] {
    var parts: [String] = []
    var start = 0
    for cut in cuts {
      parts.append(text.part(start..<max(start, cut.range.lowerBound)))
      start = cut.range.upperBound
    }
    parts.append(text.part(start..<max(start, text.utf8.count)))
    return parts.map { $0.trimmedOfMarks }.filter { !Words(of: $0).isEmpty }
  }
}

/// The parts of a text that stand in quotes.
private struct QuotedRanges {
  private var ranges: [Range<Int>] = []

  private static let closing: [Character: Set<Character>] = [
    "\"": ["\""], "“": ["”", "“"], "„": ["“", "”"], "«": ["»"], "»": ["«"], "「": ["」"], "『": ["』"], "‘": ["’"],
  ]

  init(of text: String) {
    var open: (start: Int, closing: Set<Character>)?
    var position = 0
    for mark in text {
      if let (start, closing) = open {
        if closing.contains(mark) {
          ranges.append(start..<position)
          open = nil
        }
      } else if let closing = Self.closing[mark] {
        open = (position, closing)
      }
      position += mark.utf8.count
    }
  }

  func contain(_ position: Int) -> Bool { ranges.contains { $0.contains(position) } }
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
