import Testing

@testable import Benchmarking

@Suite struct `A benchmark of lint` {
  private static func workload(secondsAtMost: String) throws -> [LintWorkload] {
    let lint = """
      "lint": [
        {
          "name": "a few", "seed": 9, "applications": 1, "shortcuts": 6, "shortcutsWithValue": 3,
          "entitiesPerApplication": 1, "valuesPerEntity": 5, "secondsAtMost": \(secondsAtMost),
        },
      ],
      "workloads": [
      """
    return try LintWorkload.read(Array(TinyWorkload.file.replacing("\"workloads\": [", with: lint).utf8))
  }

  @Test func `finds what was planted and tells the sizes`() throws {
    let results = try LintBenchmark(rounds: 2).run(Self.workload(secondsAtMost: "1000")) { _ in }
    let result = try #require(results.first)
    #expect(result.failures == [])
    #expect((result.shortcuts, result.values) == (13, 8))
    #expect(result.phrases >= 13)
    #expect(result.requests > result.phrases)
    #expect(result.times.count == 2)
    #expect(results.areKept)
  }

  @Test func `is broken when lint takes too long`() throws {
    let results = try LintBenchmark(rounds: 1).run(Self.workload(secondsAtMost: "0")) { _ in }
    #expect(!results.areKept)
    #expect(results.table.rows.map { [$0[0], $0[7]] } == [["a few", "BROKEN"]])
  }
}
