import PhraseMatching
import Testing

@testable import IntentRuntime

struct TranscriptComparisonTests {
  private func patterns(_ texts: [String]) -> [TranscriptPattern] {
    texts.map { $0 == "…" ? .anyLines : .line("< \($0)") }
  }

  private func comparison(_ expected: [String], _ actual: [String]) -> TranscriptComparison {
    TranscriptComparison(patterns(expected), actual.map { TranscriptLine.says($0) })
  }

  @Test(
    arguments: [
      ([], []), (["a"], ["a"]), (["…"], []), (["…"], ["a", "b"]), (["a", "…", "c"], ["a", "c"]),
      (["a", "…", "c"], ["a", "b", "c", "c"]), (["…", "b", "…"], ["a", "b", "b"]), (["a…c"], ["abbc"]), (["…b"], ["b"]),
      (["a…b…c"], ["a1b2b3c"]), (["a…"], ["a"]), (["a … c"], ["a b c"]), (["…", "…"], ["a"]),
    ] as [([String], [String])])
  func `gaps stand for what was left out`(expected: [String], actual: [String]) {
    #expect(comparison(expected, actual).isEqual)
  }

  @Test(
    arguments: [
      (["a"], []), ([], ["a"]), (["a"], ["b"]), (["a", "…", "c"], ["a", "b"]), (["a…a"], ["a"]), (["a…c"], ["abcd"]),
      (["a", "b"], ["b", "a"]), (["…", "b"], ["b", "a"]), (["ab…bc"], ["abc"]),
    ] as [([String], [String])])
  func `nothing else passes`(expected: [String], actual: [String]) {
    #expect(!comparison(expected, actual).isEqual)
  }

  @Test func `lines that belong together stand side by side`() {
    let rows = comparison(["a", "b", "c"], ["a", "x", "c"]).rows
    #expect(rows.map { $0.expected?.text ?? "" } == ["< a", "< b", "", "< c"])
    #expect(rows.map { $0.actual?.text ?? "" } == ["< a", "", "< x", "< c"])
    #expect(rows.map(\.isDifferent) == [false, true, true, false])
  }

  /// Whether lines are what is expected, found by trying everything.
  private func holds(_ expected: ArraySlice<TranscriptPattern>, _ actual: ArraySlice<TranscriptLine>) -> Bool {
    guard let first = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if first == .anyLines { return holds(rest, actual) || !actual.isEmpty && holds(expected, actual.dropFirst()) }
    return actual.first.map { first.matches($0) } == true && holds(rest, actual.dropFirst())
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the comparison agrees with trying everything`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<200 {
      let expected = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        ["a", "b", "…", "a…"].randomElement(using: &random) ?? ""
      }
      let actual = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        ["a", "b", "ab"].randomElement(using: &random) ?? ""
      }
      let lines = actual.map { TranscriptLine.says($0) }
      let comparison = comparison(expected, actual)
      #expect(comparison.isEqual == holds(patterns(expected)[...], lines[...]), "\(seed): \(expected) \(actual)")
      #expect(comparison.rows.compactMap(\.actual) == lines)
    }
  }
}
