import Testing

@testable import Benchmarking

struct CompletionBenchmarkTests {
  @Test func `keystrokes are completed, checked and counted`() throws {
    let results = try CompletionBenchmark(rounds: 1, watch: .matcher).run(TinyWorkload.all()) { _ in }
    let result = try #require(results.first)
    #expect(result.classes.map(\.name) == ["hits", "misses", "one letter"])
    #expect(result.classes.allSatisfy { $0.keystrokes > 0 && $0.complete.p99 >= $0.complete.p50 })
    #expect(result.checked > 0)
    #expect(result.right >= result.checked * 19 / 20)
    #expect(result.allocations.growths == 0)
    #expect(result.promises.isEmpty)
  }

  @Test(arguments: [10_000, 1_000_000])
  func `each class of keystrokes is promised a time`(size: Int) {
    let figures = CompletionBenchmark.ClassFigures(name: "hits", keystrokes: 1, complete: Pace(), rank: Pace())
    let result = CompletionBenchmark.Result(name: "any", expandedShortcuts: size, classes: [figures])
    #expect(result.promises.map(\.isKept) == [true])
  }

  @Test func `wrong completions and allocations are failures`() {
    var result = CompletionBenchmark.Result(name: "any", expandedShortcuts: 1_000)
    (result.checked, result.right) = (100, 80)
    result.allocations.objects = 3
    #expect(result.failures.count == 2)
  }
}
