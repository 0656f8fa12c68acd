internal import Diagnostics
internal import PhraseMatching

/// Measures what the completions of a keystroke take, checks that requests are among their own completions, and counts what
/// ranking allocates.
package struct CompletionBenchmark {
  /// What one class of keystrokes came to.
  package struct ClassFigures: Sendable, Hashable {
    package var name: String
    package var keystrokes: Int
    /// From bytes to completions in strings, each matched.
    package var complete: Pace
    /// From bytes to numbers.
    package var rank: Pace
  }

  /// What became of a workload.
  package struct Result: Sendable, Hashable {
    package var name: String
    package var expandedShortcuts: Int
    package var classes: [ClassFigures] = []
    /// Requests without their last letter, and how many of them were completed to their shortcut.
    package var checked = 0
    package var right = 0
    /// What ranking all keystrokes allocated, once warm.
    package var allocations = AllocationFigures()
  }

  private let rounds: Int
  private let watch: AllocationWatch
  private static let limit = 5

  /// Makes a benchmark that completes each keystroke so many times against the clock. Wants the process for its own,
  /// unless it is told to watch the completer only.
  package init(rounds: Int, watch: AllocationWatch = .process) { (self.rounds, self.watch) = (max(rounds, 1), watch) }

  /// Measures workloads, one after the other; what is measured next is told beforehand.
  package func run(_ workloads: [Workload], progress: (String) -> Void) throws(BenchmarkDataError) -> [Result] {
    var results: [Result] = []
    for workload in workloads {
      progress("\(workload.name): completing")
      results.append(try run(workload))
    }
    return results
  }

  private func run(_ workload: Workload) throws(BenchmarkDataError) -> Result {
    let material = try WorkloadMaterial(workload)
    let index = PhraseIndex.compile(material.applications).index
    let keystrokes = Keystroke.all(of: material.requests, seed: workload.seed)
    let completer = Completer(index: index)
    var result = Result(name: workload.name, expandedShortcuts: workload.shape.expandedShortcuts)
    check(keystrokes, completer, into: &result)
    result.allocations = countAllocations(keystrokes, completer)
    for keystrokeClass in Keystroke.Class.allCases {
      let chosen = keystrokes.filter { $0.keystrokeClass == keystrokeClass }
      result.classes.append(
        ClassFigures(
          name: keystrokeClass.rawValue, keystrokes: chosen.count,
          complete: pace(chosen) { _ = completer.complete($0, options: Self.options) },
          rank: pace(chosen) { _ = completer.decide($0, options: Self.options) }))
    }
    return result
  }

  private static let options = CompletionOptions(limit: limit, now: CivilMoment(year: 2026, month: 1, day: 1))

  private func check(_ keystrokes: [Keystroke], _ completer: Completer, into result: inout Result) {
    for keystroke in keystrokes {
      let completions = keystroke.text.withUnsafeBufferPointer { completer.complete($0, options: Self.options) }
      guard let shortcut = keystroke.shortcut else { continue }
      result.checked += 1
      if completions.contains(where: { $0.shortcut == shortcut && $0.missing.isEmpty }) { result.right += 1 }
    }
  }

  private func countAllocations(_ keystrokes: [Keystroke], _ completer: Completer) -> AllocationFigures {
    let rankAll = {
      for keystroke in keystrokes {
        _ = keystroke.text.withUnsafeBufferPointer { completer.decide($0, options: Self.options) }
      }
    }
    rankAll()
    var figures = AllocationFigures(
      matches: keystrokes.count, objects: nil, growths: -completer.growths, heapBytes: nil)
    switch watch {
    case .matcher: rankAll()
    case .process: figures.objects = AllocationCounter.count(rankAll)
    }
    figures.growths += completer.growths
    return figures
  }

  /// Each keystroke counts with the median of its rounds: what else the machine does is not the keystroke's.
  private func pace(_ keystrokes: [Keystroke], _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Pace {
    let times = (0..<rounds).map { _ in
      keystrokes.map { keystroke in
        keystroke.text.withUnsafeBufferPointer { bytes in MonotonicClock.time { body(bytes) }.nanoseconds }
      }
    }
    return Pace([keystrokes.indices.map { keystroke in times.map { $0[keystroke] }.sorted()[rounds / 2] }])
  }
}

extension CompletionBenchmark.Result {
  /// The least share of requests without their last letter that are completed to their shortcut.
  private static let leastRight = 0.95

  /// What was promised for workloads of these sizes.
  package var promises: [Promise] {
    guard let most = [10_000: 300_000, 1_000_000: 2_000_000][expandedShortcuts] else { return [] }
    return classes.map {
      Promise("p99 of a keystroke, \($0.name), at \(name)", $0.complete.p99, atMost: most, .nanoseconds)
    }
  }

  /// Why the benchmark fails; how long things take depends on the machine.
  package var failures: [String] {
    var failures: [String] = []
    if Double(right) < Double(checked) * Self.leastRight {
      failures.append("\(name): \(right) of \(checked) requests are among the completions without their last letter")
    }
    if (allocations.objects ?? 0) + allocations.growths > 0 {
      failures.append(
        "\(name): completing allocated \(allocations.objects ?? 0) objects, \(allocations.growths) growths")
    }
    return failures
  }
}

extension [CompletionBenchmark.Result] {
  /// The times, and what was promised.
  package var tables: [ResultTable] {
    let rows = flatMap { result in
      result.classes.map { figures in
        let paces = [figures.rank.p50, figures.rank.p99, figures.complete.p50, figures.complete.p99]
        let allocations = result.allocations.objects.map { "\($0 + result.allocations.growths)" } ?? "not counted"
        return [result.name, figures.name, figures.keystrokes.grouped]
          + paces.map { FigureText.text($0, .nanoseconds) } + [allocations]
      }
    }
    let header = ["workload", "keystrokes", "number", "ranked p50", "p99", "completed p50", "p99", "allocations"]
    let kept = flatMap(\.promises).map { [$0.name, $0.limit, $0.measured, $0.isKept ? "kept" : "broken"] }
    return [
      ResultTable(title: "Time to complete a keystroke", header: header, rows: rows),
      ResultTable(title: "Promises", header: ["promise", "at most", "measured", ""], rows: kept),
    ]
  }
}
