import Testing

@testable import Benchmarking

/// A result with figures that are easy to reckon with.
private func result(_ name: String, expanded: Int, hits: Int, misses: Int) -> WorkloadResult {
  var result = WorkloadResult(name: name)
  result.size.expandedShortcuts = expanded
  result.size.phrases = 10
  result.size.values = 10
  (result.hits.p50, result.hits.p99) = (hits, hits * 5)
  (result.misses.p50, result.misses.p99) = (misses, misses * 5)
  (result.build.indexBytes, result.build.textBytes) = (1_000, 400)
  return result
}

private func report(_ workloads: [WorkloadResult]) -> BenchmarkReport {
  BenchmarkReport(
    machine: Machine(processor: "Analytical \"Engine\"", cores: 1, architecture: "brass"), buildKind: .optimized,
    clockOverhead: 20, rounds: 3,
    opening: "memory", workloads: workloads)
}

@Suite struct `A report` {
  @Test func `is the same after it was written and read`() throws {
    var measured = try TinyWorkload.report()
    measured.workloads[0].requestsPerSecond = 12_345
    measured.workloads[0].problems = ["a \"problem\"\n"]
    measured.workloads[1].memory.peak = nil
    measured.workloads[1].allocations.objects = nil
    measured.workloads[1].classes[0].answers.firstWrong = "'\u{1}é'"
    #expect(try BenchmarkReport(json: Array(measured.json.utf8)) == measured)
  }

  @Test func `that lacks a figure names it`() {
    let json = report([result("a", expanded: 1, hits: 1, misses: 1)]).json.replacing("\"p90\"", with: "\"p91\"")
    #expect(throws: BenchmarkDataError.field(path: "workloads[0].hits.p90", expected: "a number", found: "nothing")) {
      try BenchmarkReport(json: Array(json.utf8))
    }
  }

  @Test func `has tables whose rows are as wide as their headers`() throws {
    for table in try TinyWorkload.report().tables {
      #expect(table.rows.allSatisfy { $0.count == table.header.count }, "\(table.title)")
      #expect(Set(table.lines.dropFirst().map(\.count)).count == 1, "\(table.title)")
    }
  }

  @Test func `shows figures with their units`() {
    var fast = result("10k", expanded: 10_000, hits: 8_310, misses: 950)
    fast.hits.max = 1_234_567
    #expect(
      report([fast]).tables[0].lines == [
        "Time to match, of which the clock takes 20 ns",
        "workload  expanded  requests      p50   p90      p99      max  p50 of rounds",
        "10k         10,000      hits  8.31 µs  0 ns  41.6 µs  1.23 ms      0 ns–0 ns",
        "10k         10,000    misses   950 ns  0 ns  4.75 µs     0 ns      0 ns–0 ns",
      ])
  }

  @Test func `says which promises are kept`() {
    let measured = report([
      result("10k", expanded: 10_000, hits: 9_000, misses: 10_000),
      result("1M", expanded: 1_000_000, hits: 45_000, misses: 20_000),
    ])
    #expect(
      measured.promises.map { "\($0.name): \($0.measured) of \($0.limit) \($0.isKept)" } == [
        "p50 of hits at 10,000 expanded shortcuts: 9.00 µs of 10.0 µs true",
        "p99 of hits at 10,000 expanded shortcuts: 45.0 µs of 60.0 µs true",
        "p50 of hits at 1,000,000, against 10,000: 5.0× of 4× false",
        "p50 of misses against hits, at any size: 1.1× of 2× true",
        "allocations in all matches: 0 of 0 true",
      ])
  }

  @Test func `reckons the index without its text`() {
    #expect(result("a", expanded: 1, hits: 1, misses: 1).bytesPerEntry == 30)
  }
}

@Suite struct `A comparison` {
  private let before = report([result("10k", expanded: 1, hits: 1_000, misses: 2_000)])

  @Test func `tells how many times the recorded figure each one is`() throws {
    var now = before
    now.workloads[0].hits.p50 = 1_500
    now.workloads[0].build.indexBytes = 500
    let comparison = Comparison(of: now, with: before)
    let hits = try #require(comparison.rows.first { $0.figure == "hits.p50" })
    #expect(hits.ratio == 1.5)
    #expect(comparison.rows.first { $0.figure == "build.indexBytes" }?.ratio == 0.5)
    #expect(comparison.isSameMachine)
    #expect(comparison.table.rows.contains(["10k", "hits.p50", "1.00 µs", "1.50 µs", "1.50×"]))
  }

  @Test func `has no ratio where nothing was recorded`() {
    let row = Comparison(of: before, with: before).rows.first { $0.figure == "hits.p90" }
    #expect(row?.recorded == 0)
    #expect(row?.ratio == nil)
  }

  @Test func `leaves out workloads that only one of both has`() {
    let other = report([result("1k", expanded: 1, hits: 1, misses: 1)])
    #expect(Comparison(of: before, with: other).rows.isEmpty)
  }
}

@Suite struct `The plot` {
  private let measured = report([
    result("1k", expanded: 1_000, hits: 5_000, misses: 5_100),
    result("1M", expanded: 1_000_000, hits: 40_000, misses: 20_000),
  ])

  @Test func `is well-formed`() throws {
    let svg = try #require(LatencyPlot(measured)).svg
    var open: [Substring] = []
    for tag in svg.split(separator: "<").map({ $0.prefix { $0 != ">" } }) where !tag.hasSuffix("/") {
      let name = tag.prefix { $0 != " " }
      guard name.first == "/" else {
        open.append(name)
        continue
      }
      #expect(open.popLast() == name.dropFirst())
    }
    #expect(open.isEmpty)
    #expect(svg.utf8.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2))
  }

  @Test func `draws and names four lines`() throws {
    let svg = try #require(LatencyPlot(measured)).svg
    #expect(svg.split(separator: "<polyline").count == 5)
    for label in ["hits, p50 40.0 µs", "misses, p50 20.0 µs", "hits, p99 200 µs", "1,000,000", ">10 µs<"] {
      #expect(svg.contains(label), "\(label)")
    }
  }

  @Test func `needs two sizes`() {
    #expect(LatencyPlot(report([measured.workloads[0]])) == nil)
  }

  @Test func `puts equal ratios equally far apart`() {
    let scale = LogScale([200, 30_000], ends: .powersOfTen, from: 0, to: 300)
    #expect(scale.ticks == [100, 1_000, 10_000, 100_000])
    #expect(abs(scale.position(of: 1_000) - 100) < 1e-9)
    #expect(abs(scale.position(of: 10_000) - 200) < 1e-9)
  }
}
