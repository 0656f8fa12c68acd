internal import PhraseMatching

/// What a phrase accounts for of a request, and what it leaves over.
struct PhraseCoverage {
  private var taken: [(range: Range<Int>, weight: Double)] = []
  /// Words that stand where any words may.
  private var texts: [Range<Int>] = []
  /// Whether a word of the phrase is said, and not only a value.
  private(set) var saysWord = false
  private var left: [(range: Range<Int>, weight: Double)] = []
  /// How well it fits by its words, where that alone does not decide.
  let words: Double?
  /// How likely what was learned makes it, where that is asked.
  let chance: Double?

  init(_ explanation: Explanation) {
    words = explanation.classification?.words
    chance = explanation.classification?.chance
    for step in explanation.steps {
      guard let range = step.range else { continue }
      if step.kind == .text { texts.append(range) }
      if step.kind == .matched || step.kind == .moved { saysWord = true }
      if step.kind == .uncovered { left.append((range, step.weight)) } else { taken.append((range, step.weight)) }
    }
  }

  /// Whether nothing of the phrase has to do with any of these bytes.
  func leavesOver(_ range: Range<Int>) -> Bool { !taken.contains { $0.range.overlaps(range) } }

  /// Whether a text begins with these bytes: "and" begins none.
  func beginsText(with range: Range<Int>) -> Bool {
    texts.contains { $0.lowerBound == range.lowerBound && $0.upperBound > range.upperBound }
  }

  /// Whether words that mean something are left over among these bytes, and more than are not.
  func leavesOverMost(of range: Range<Int>) -> Bool {
    let weightLeft = Self.weight(of: left, in: range)
    return weightLeft > Self.meaningful && weightLeft > Self.weight(of: taken, in: range)
  }

  private static func weight(of steps: [(range: Range<Int>, weight: Double)], in range: Range<Int>) -> Double {
    steps.reduce(0) { $1.range.overlaps(range) ? $0 + $1.weight : $0 }
  }

  /// What more than one small word weighs: "dance" does, "to me" does not.
  private static let meaningful = 0.9
}
