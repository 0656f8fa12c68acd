internal import PhraseMatching

/// Runs workloads: compiles each, checks every answer, counts allocations, and measures how long matching takes.
///
/// Wants the process for its own while it runs: it counts what all threads allocate, unless it is told to watch the
/// matcher only, and forgets the peak of memory.
///
/// ```swift
/// let workloads = try Workload.read(bytes)
/// let report = try Benchmark().run(workloads) { progress in show("\(progress)") }
/// for table in report.tables { show(table.lines) }
/// ```
package struct Benchmark {
  /// How often requests are matched against the clock; the middle round counts.
  package var rounds: Int
  /// How a written index is opened.
  package var opening: IndexOpening
  /// Where allocations are looked for.
  package var watch: AllocationWatch

  package init(rounds: Int = 7, opening: IndexOpening = .inMemory, watch: AllocationWatch = .process) {
    self.rounds = max(rounds, 1)
    self.opening = opening
    self.watch = watch
  }

  /// Runs workloads one after the other. Throws when one cannot be made up or its index cannot be opened.
  package func run(_ workloads: [Workload], progress: (BenchmarkProgress) -> Void = { _ in }) throws -> BenchmarkReport
  {
    var report = BenchmarkReport(
      machine: .current, buildKind: .current, clockOverhead: MonotonicClock.overhead(), rounds: rounds,
      opening: opening.name)
    for (place, workload) in workloads.enumerated() {
      let result = try run(workload) { step in
        progress(BenchmarkProgress(workload: workload.name, place: place + 1, count: workloads.count, step: step))
      }
      report.workloads.append(result)
    }
    return report
  }

  private func run(_ workload: Workload, _ progress: (BenchmarkProgress.Step) -> Void) throws -> WorkloadResult {
    Heap.releaseUnused()
    ProcessMemory.forgetPeak()
    var result = WorkloadResult(name: workload.name)
    var measurement = try build(workload, into: &result, progress)
    progress(.checking)
    result.classes = measurement.check(workload.quotas)
    measurement.countAllocations(watch, into: &result)
    let samples = measure(&measurement, into: &result, progress)
    result.setLatencies(samples)
    measureMeaning(&measurement, into: &result, samples)
    Heap.releaseUnused()
    result.memory = MemoryFigures(resident: ProcessMemory.resident, peak: ProcessMemory.peak)
    return result
  }

  /// Makes up the catalog and compiles it; it is gone afterwards, and only the index is left.
  private func build(
    _ workload: Workload, into result: inout WorkloadResult, _ progress: (BenchmarkProgress.Step) -> Void
  ) throws -> MatchMeasurement {
    progress(.generating)
    let material = try WorkloadMaterial(workload)
    progress(.compiling)
    let similarity = workload.asksMeaning ? MatchOptions.Similarity.semantic : .lexical
    let build = try BuildMeasurement(material, opening, similarity)
    result.size = SizeFigures(workload.shape, material)
    result.build = build.figures
    result.meaning = build.meaning
    result.problems = build.problems
    return MatchMeasurement(build.index, material.requests, similarity)
  }

  private func measure(
    _ measurement: inout MatchMeasurement, into result: inout WorkloadResult,
    _ progress: (BenchmarkProgress.Step) -> Void
  ) -> RoundSamples {
    var samples = RoundSamples()
    for round in 0..<rounds {
      progress(.measuring(round: round + 1, of: rounds))
      if !measurement.time(into: &samples) {
        result.problems.append("a request was answered differently when repeated")
      }
    }
    return samples
  }

  /// Matches the same requests by words alone, and counts for how many that is not all.
  private func measureMeaning(
    _ measurement: inout MatchMeasurement, into result: inout WorkloadResult, _ samples: RoundSamples
  ) {
    guard var meaning = result.meaning else { return }
    meaning.requests = result.classes.reduce(0) { $1.requestClass.asksMeaning ? $0 + $1.answers.requests : $0 }
    meaning.asked = measurement.countAskingMeaning()
    var byWords = RoundSamples()
    for _ in 0..<rounds { measurement.timeByWords(into: &byWords) }
    meaning.setLatencies(samples, byWords: byWords)
    result.problems += meaning.problems
    result.meaning = meaning
  }
}
