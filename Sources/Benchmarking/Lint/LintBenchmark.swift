internal import Diagnostics
internal import PhraseCatalogs
internal import PhraseMatching

/// Measures how long lint takes for large applications, and checks that it finds what was planted in them.
package struct LintBenchmark: Sendable {
  /// What became of a workload.
  package struct Result: Sendable, Hashable {
    /// What tables call it.
    package var name: String
    /// How large it is.
    package var shortcuts = 0
    package var phrases = 0
    package var values = 0
    /// How many likely requests were tried.
    package var requests = 0
    /// Nanoseconds of each round.
    package var times: [Int] = []
    /// What was promised.
    package var secondsAtMost: Double
    /// What lint says it did not look at as a whole.
    package var samplings: [String] = []
    /// What is wrong with its answers.
    package var failures: [String] = []

    /// The middle round, in nanoseconds.
    package var time: Int { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
    /// Whether lint was fast enough.
    package var isKept: Bool { Double(time) / 1e9 <= secondsAtMost }
  }

  private let rounds: Int

  /// Makes a benchmark that lets lint look so many times.
  package init(rounds: Int) { self.rounds = rounds }

  /// Measures the workloads, one after the other; what is looked at next is told beforehand.
  package func run(_ workloads: [LintWorkload], progress: (String) -> Void) throws(BenchmarkDataError) -> [Result] {
    var results: [Result] = []
    for workload in workloads {
      progress(workload.name)
      results.append(try run(workload))
    }
    return results
  }

  private func run(_ workload: LintWorkload) throws(BenchmarkDataError) -> Result {
    var result = Result(name: workload.name, secondsAtMost: workload.secondsAtMost)
    let bytes = try Self.catalog(workload)
    guard let application = DeclaredApplication.read(catalog: bytes, as: SourceID(0)).application else {
      result.failures.append("\(workload.name): the catalog cannot be read")
      return result
    }
    result.shortcuts = application.shortcuts.count
    result.phrases = application.shortcuts.reduce(0) { $0 + $1.phrases.count }
    result.values = application.entities.reduce(0) { $0 + $1.values.count }
    let sources = [DeclarationSource(name: workload.name, text: SourceText(bytes))]
    var first: LintReport?
    for _ in 0..<rounds {
      let (report, time) = MonotonicClock.time { Lint.check([application], sources: sources) }
      result.times.append(time)
      if let first, first.findings != report.findings {
        result.failures.append("\(workload.name): two rounds differ in their findings")
      }
      first = first ?? report
    }
    if let first { result.judge(first) }
    return result
  }

  /// The text of a catalog of the workload's application, with what is planted.
  private static func catalog(_ workload: LintWorkload) throws(BenchmarkDataError) -> [UInt8] {
    var generator = CatalogGenerator(workload.workload)
    guard var application = try generator.generate().applications.first else { return [] }
    PlantedDefect.plantAll(in: &application)
    let actions = application.shortcuts.map { _ in Catalog.Action() }
    return Array(CatalogWriter.text(of: Catalog(application: application, actions: actions)).utf8)
  }
}

extension LintBenchmark.Result {
  fileprivate mutating func judge(_ report: LintReport) {
    requests = report.triedRequests
    samplings = report.samplings
    for defect in PlantedDefect.all where !report.findings.contains(where: { defect.isFound(by: $0.finding) }) {
      failures.append("\(name): \(defect.rule) does not find '\(defect.subject)'")
    }
  }
}

extension PlantedDefect {
  fileprivate func isFound(by finding: Finding) -> Bool {
    finding.rule == rule && (finding.message.contains(subject) || finding.subject?.contains(subject) == true)
  }
}

extension [LintBenchmark.Result] {
  /// Whether lint was fast enough and right everywhere.
  package var areKept: Bool { allSatisfy { $0.isKept && $0.failures.isEmpty } }

  /// The sizes, the times, and what was promised.
  package var table: ResultTable {
    ResultTable(
      title: "Time for all rules of lint to look at an application",
      header: ["application", "shortcuts", "phrases", "values", "requests", "time", "at most", ""],
      rows: map { result in
        [
          result.name, result.shortcuts.grouped, result.phrases.grouped, result.values.grouped, result.requests.grouped,
          FigureText.text(result.time, .nanoseconds),
          FigureText.round(Int(result.secondsAtMost * 1e9), .nanoseconds), result.isKept ? "kept" : "BROKEN",
        ]
      })
  }
}
