import Testing

@testable import Benchmarking

@Suite struct `Percentiles are` {
  @Test func `of the nearest rank`() {
    let percentiles = Percentiles(of: [30, 10, 20, 50, 40, 60, 70, 80, 100, 90])
    #expect(percentiles[0.5] == 50)
    #expect(percentiles[0.9] == 90)
    #expect(percentiles[0.99] == 100)
    #expect(percentiles[1] == 100)
    #expect(percentiles[0] == 10)
  }

  @Test func `the only sample, or 0 of none`() {
    #expect(Percentiles(of: [7])[0.01] == 7)
    #expect(Percentiles(of: [])[0.5] == 0)
  }

  @Test func `those of the middle round`() {
    let figures = LatencyFigures(ofRounds: [[9, 9, 90], [1, 1, 10], [5, 5, 50]])
    #expect([figures.p50, figures.p99, figures.max] == [5, 50, 50])
    #expect([figures.fastestRound, figures.slowestRound] == [1, 9])
  }
}

private final class Thing {}

/// What is counted belongs to the whole process, so these have one of their own.
@Suite struct `Allocations` {
  @Test func `are counted`() async {
    await #expect(processExitsWith: .success) {
      var things: [Thing] = []
      things.reserveCapacity(100)
      let count = AllocationCounter.count { for _ in 0..<100 { things.append(Thing()) } }
      #expect(count ?? 0 >= 100)
    }
  }

  @Test func `are none where there are none, and strings stay strings`() async {
    await #expect(processExitsWith: .success) {
      let words = (0..<100).map { "word\($0)" }
      var letters = 0
      let count = AllocationCounter.count { for word in words { letters += word.utf8.count } }
      #expect(count == 0)
      #expect(letters == 590)
      #expect(Dictionary(grouping: words) { $0.count }.count == 2)
    }
  }

  @Test(.enabled(if: BuildKind.current == .optimized, "without optimization every closure is an object"))
  func `of a warm matcher are none`() async {
    await #expect(processExitsWith: .success) {
      let report = try Benchmark(rounds: 1).run(TinyWorkload.all())
      #expect(report.failures == [])
      #expect(report.workloads.map(\.allocations.objects) == [0, 0])
    }
  }

  @Test func `that are not counted are none that were seen`() {
    #expect(AllocationFigures(matches: 1, objects: nil, growths: 0, heapBytes: nil).areNone)
    #expect(!AllocationFigures(matches: 1, objects: 1, growths: 0, heapBytes: 0).areNone)
    #expect(!AllocationFigures(matches: 1, objects: 0, growths: 1, heapBytes: 0).areNone)
  }

  @Test func `make the benchmark fail`() {
    var result = WorkloadResult(name: "tiny")
    result.allocations = AllocationFigures(matches: 5, objects: 2, growths: 1, heapBytes: 16)
    #expect(
      result.failures == ["tiny: matching allocated: 2 objects, 1 growths, 16 bytes more in use in 5 matches"])
  }
}

@Suite struct `A benchmark` {
  @Test func `tells what it does`() throws {
    var steps: [String] = []
    _ = try Benchmark(rounds: 2, watch: .matcher).run([TinyWorkload.all()[1]]) { steps.append("\($0)") }
    #expect(
      steps == [
        "1/1 plain: making up phrases and requests", "1/1 plain: compiling", "1/1 plain: checking answers",
        "1/1 plain: round 1 of 2", "1/1 plain: round 2 of 2",
      ])
  }

  @Test func `opens the index as it was told to`() throws {
    var opened = 0
    let opening = IndexOpening(name: "counted") { index in
      let open = try IndexOpening.inMemory.prepare(index)
      return {
        opened += 1
        return try open()
      }
    }
    let report = try Benchmark(rounds: 1, opening: opening, watch: .matcher).run([TinyWorkload.all()[1]])
    #expect(report.opening == "counted")
    #expect(opened > 0)
  }
}
