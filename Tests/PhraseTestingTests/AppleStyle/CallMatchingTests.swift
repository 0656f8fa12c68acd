import PhraseMatching
import Testing

@testable import PhraseTesting

struct CallMatchingTests {
  @Test(arguments: 0..<200) func `as many calls are paired as can be`(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let fits = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<4).map { _ in Bool.random(using: &random) }
    }
    #expect(CallMatching(fits, .any).most == most(fits[...], taken: [], inOrder: false), "seed \(seed)")
    #expect(CallMatching(fits, .asListed).most == most(fits[...], taken: [], inOrder: true), "seed \(seed)")
  }

  /// Tries everything.
  private func most(_ rows: ArraySlice<[Bool]>, taken: [Int], inOrder: Bool) -> Int {
    guard let row = rows.first else { return 0 }
    let free = row.indices.filter { row[$0] && !taken.contains($0) && (!inOrder || $0 > taken.max() ?? -1) }
    let best = free.map { 1 + most(rows.dropFirst(), taken: taken + [$0], inOrder: inOrder) }.max() ?? 0
    return max(best, most(rows.dropFirst(), taken: taken, inOrder: inOrder))
  }
}
