/// What one workload came to.
package struct WorkloadResult: Sendable, Hashable {
  /// The workload's name.
  package var name: String
  /// How large it is.
  package var size = SizeFigures()
  /// What the index took.
  package var build = BuildFigures()
  /// What the process had in memory.
  package var memory = MemoryFigures()
  /// Ordinary requests that reach a shortcut, all classes together.
  package var hits = LatencyFigures()
  /// Ordinary requests that reach none.
  package var misses = LatencyFigures()
  /// Each class of requests.
  package var classes: [ClassResult] = []
  /// What all matches together allocated.
  package var allocations = AllocationFigures()
  /// Requests answered in a second by a process that reads them from its input; whoever runs the process fills it in.
  package var requestsPerSecond: Int?
  /// What asking for the meaning of words took; nil where they mean nothing.
  package var meaning: MeaningFigures?
  /// What went wrong besides wrong answers.
  package var problems: [String] = []

  init(name: String) { self.name = name }

  mutating func setLatencies(_ samples: RoundSamples) {
    hits = LatencyFigures(ofRounds: samples.rounds { $0.group == .hit })
    misses = LatencyFigures(ofRounds: samples.rounds { $0.group == .miss })
    for index in classes.indices {
      let requestClass = classes[index].requestClass
      classes[index].latency = LatencyFigures(ofRounds: samples.rounds { $0 == requestClass })
    }
  }

  /// How long ordinary requests took: those that reach a shortcut, those in other words, and those that reach none.
  var latencies: [(name: String, figures: LatencyFigures)] {
    let synonyms: [(name: String, figures: LatencyFigures)] = classes.filter { $0.requestClass.group == .synonym }
      .map { ("synonyms", $0.latency) }
    return [("hits", hits)] + synonyms + [("misses", misses)]
  }

  /// Index bytes beyond the text, for each phrase and value.
  package var bytesPerEntry: Double {
    Double(build.indexBytes - build.textBytes) / Double(max(size.phrases + size.values, 1))
  }

  /// Why the benchmark fails, a sentence each; empty when every answer was right often enough and nothing was
  /// allocated.
  package var failures: [String] {
    (problems + classes.filter { !$0.isRightEnough }.map(\.complaint) + allocationFailures).map { "\(name): \($0)" }
  }

  private var allocationFailures: [String] {
    if allocations.areNone { return [] }
    let objects = allocations.objects.map { "\($0) objects" } ?? "objects not counted"
    let bytes = allocations.heapBytes.map { "\($0) bytes more in use" } ?? "bytes not counted"
    return [
      "matching allocated: \(objects), \(allocations.growths) growths, \(bytes) in \(allocations.matches) matches"
    ]
  }
}

/// What one class of requests came to.
package struct ClassResult: Sendable, Hashable {
  package var requestClass: RequestClass
  /// How many were answered rightly.
  package var answers: AnswerFigures
  /// The least share of right answers.
  package var atLeastRight: Double
  /// How long they took.
  package var latency = LatencyFigures()
  package var allocations = AllocationFigures()

  /// Whether enough answers were right.
  package var isRightEnough: Bool { answers.share >= atLeastRight }

  fileprivate var complaint: String {
    let example = answers.firstWrong.map { "; \($0)" } ?? ""
    return "\(answers.right) of \(answers.requests) '\(requestClass)' requests were answered rightly\(example)"
  }
}

/// How many answers were right.
package struct AnswerFigures: Sendable, Hashable {
  /// How many there were.
  package var requests: Int
  /// How many were right.
  package var right: Int
  /// The first that was not, with what was answered.
  package var firstWrong: String?

  /// 0…1.
  package var share: Double { requests == 0 ? 1 : Double(right) / Double(requests) }
}
