/// Something that was promised, and what was measured.
package struct Promise: Sendable, Hashable {
  /// What is promised.
  package var name: String
  /// The limit, with its unit.
  package var limit: String
  /// What was measured, with its unit.
  package var measured: String
  package var isKept: Bool

  init(_ name: String, _ measured: Int, atMost limit: Int, _ unit: FigureUnit) {
    self.name = name
    self.limit = FigureText.text(limit, unit)
    self.measured = FigureText.text(measured, unit)
    isKept = measured <= limit
  }

  init(_ name: String, _ measured: Double, atMost limit: Double, _ unit: String) {
    self.name = name
    self.limit = FigureText.fixed(limit, digits: 0) + unit
    self.measured = FigureText.fixed(measured, digits: 1) + unit
    isKept = measured <= limit
  }
}

extension BenchmarkReport {
  /// What was promised of the workloads that ran. Only allocations make a benchmark fail: how long things take depends
  /// on the machine.
  package var promises: [Promise] {
    tenThousand.map(promisesAtTenThousand).joined() + million.map(promisesAtMillion) + missPromises
      + plain.flatMap(plainPromises) + workloads.compactMap(meaningPromises).joined() + allocationPromise
  }

  private var expanded: [WorkloadResult] { workloads.filter { $0.size.values > 0 } }
  private var plain: [WorkloadResult] { workloads.filter { $0.size.values == 0 && $0.size.phrases == 100_000 } }
  private var tenThousand: [WorkloadResult] { expanded.filter { $0.size.expandedShortcuts == 10_000 } }
  private var million: [(WorkloadResult, WorkloadResult)] {
    let millions = expanded.filter { $0.size.expandedShortcuts == 1_000_000 }
    return tenThousand.first.map { small in millions.map { (small, $0) } } ?? []
  }

  private func promisesAtTenThousand(_ workload: WorkloadResult) -> [Promise] {
    [
      Promise("p50 of hits at 10,000 expanded shortcuts", workload.hits.p50, atMost: 10_000, .nanoseconds),
      Promise("p99 of hits at 10,000 expanded shortcuts", workload.hits.p99, atMost: 60_000, .nanoseconds),
    ]
  }

  private func promisesAtMillion(_ small: WorkloadResult, _ large: WorkloadResult) -> Promise {
    let ratio = Double(large.hits.p50) / Double(max(small.hits.p50, 1))
    return Promise("p50 of hits at 1,000,000, against 10,000", ratio, atMost: 4, "×")
  }

  private var missPromises: [Promise] {
    let ratios = expanded.map { Double($0.misses.p50) / Double(max($0.hits.p50, 1)) }
    return ratios.max().map { [Promise("p50 of misses against hits, at any size", $0, atMost: 2, "×")] } ?? []
  }

  private func plainPromises(_ workload: WorkloadResult) -> [Promise] {
    [
      Promise("compiling 100,000 phrases", workload.build.compile, atMost: 2_000_000_000, .nanoseconds),
      Promise("opening an index of 100,000 phrases", workload.build.open, atMost: 5_000_000, .nanoseconds),
      Promise("index beyond the text, for each of 100,000 phrases", workload.bytesPerEntry, atMost: 100, " B"),
    ]
  }

  private func meaningPromises(_ workload: WorkloadResult) -> [Promise]? {
    guard let meaning = workload.meaning else { return nil }
    if workload.size.phrases == 25 {
      return [
        Promise("p50 by meaning, of 25 phrases", meaning.latency.p50, atMost: 25_000, .nanoseconds),
        Promise("p99 by meaning, of 25 phrases", meaning.latency.p99, atMost: 100_000, .nanoseconds),
      ]
    }
    guard workload.size.phrases == 1_500 else { return nil }
    return [
      Promise("p50 by meaning, of 1,500 phrases", meaning.latency.p50, atMost: 40_000, .nanoseconds),
      Promise("p99 by meaning, of 1,500 phrases", meaning.latency.p99, atMost: 150_000, .nanoseconds),
    ]
  }

  private var allocationPromise: [Promise] {
    let counted = workloads.compactMap { result in result.allocations.objects.map { $0 + result.allocations.growths } }
    guard counted.count == workloads.count, !counted.isEmpty else { return [] }
    return [Promise("allocations in all matches", counted.reduce(0, +), atMost: 0, .count)]
  }
}
