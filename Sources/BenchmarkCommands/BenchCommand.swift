internal import AssistantCommandLine
internal import Benchmarking
internal import FileFormats
internal import PhraseCatalogs

extension Command {
  /// Measures workloads, or answers labelled sentences, and shows the figures.
  static let bench = Command(
    "bench", "measure how fast and how well requests are matched",
    usage: "[OPTION…] [WORKLOAD…]",
    examples: """
      behest bench  # every workload of benchmarks/workloads.json
      behest bench 10k 1M --plot latency.svg  # two of them, and a picture
      behest bench meaning  # requests in other words than the phrases: what meaning costs
      behest bench --quick  # the small ones, few rounds: do the promises hold?
      behest bench --compare benchmarks/results/recorded.json  # against a recorded result
      behest bench --sentences FOLDER  # labelled sentences: right, wrong, accepted
      behest bench --conversations  # what performing costs beside matching
      behest bench --soak 600  # ten minutes of random requests: do memory and latency stay?
      behest bench --keystrokes 10k 1M  # what the completions of a keystroke take
      behest bench --lint  # how long lint takes for a thousand shortcuts
      """,
    notes: [
      "A release build is what counts: swift run -c release behest bench. Every answer is checked; wrong answers, "
        + "allocations while matching, and lint or conversations that take longer than promised make the command fail "
        + "with 1.",
      "FOLDER holds catalog.json, groups.json (a shortcut's intent and fixed values) and *.jsonl files of "
        + "{\"text\", \"intent\", \"slots\"}; an intent of null means that nothing should be recognized. Workloads are "
        + "matched by words alone, as with --words-only, since their words mean nothing; but for 'meaning', whose "
        + "requests say it in other words than the phrases, and which tells what that takes beside words alone.",
    ],
    options: [
      .json, .wordsOnly, .quick, .workloads, .plot, .record, .compare, .sentences, .keystrokes, .conversations, .soak,
      .lint,
    ],
    run: BenchCommand.run
  )
}

enum BenchCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    if invocation.options.benchmarks.subject == .conversations {
      let result = await ConversationBenchmark(invocation.options.benchmarks.effort, console).run()
      show(result.table, on: console)
      return console.finished(result.isKept ? .success : .notRecognized)
    }
    if let seconds = invocation.options.benchmarks.soak {
      let result = await SoakBenchmark(seconds: seconds, console).run()
      show(result.table, on: console)
      return console.finished(result.isKept ? .success : .notRecognized)
    }
    do {
      if let folder = invocation.options.benchmarks.sentences {
        return try runSentences(in: folder, invocation, on: console)
      }
      if invocation.options.benchmarks.subject == .lint { return try runLint(invocation, on: console) }
      if invocation.options.benchmarks.subject == .completions { return try runCompletions(invocation, on: console) }
      return try await runWorkloads(invocation, on: console)
    } catch let problem as FileError {
      console.report(problem)
    } catch {
      console.report("\(error)")
    }
    return .unusable
  }

  // MARK: Workloads

  private static let workloads = "benchmarks/workloads.json"

  private static func runWorkloads(_ invocation: Invocation, on console: Console) async throws -> ExitCode {
    let options = invocation.options
    let path = options.benchmarks.workloads ?? workloads
    let chosen = try choose(invocation, from: Workload.read(FileContents.read(path)))
    defer { BenchmarkFiles.removeAll() }
    let isQuick = options.benchmarks.effort == .quick
    let benchmark = Benchmark(rounds: isQuick ? 3 : 7, opening: .mappedFile)
    var report = try benchmark.run(chosen) { progress in
      if options.verbosity != .quiet { console.errors.line(sanitized("\(progress)")) }
    }
    if !isQuick {
      for index in report.workloads.indices {
        if options.verbosity != .quiet {
          console.errors.line("\(sanitized(report.workloads[index].name)): through standard input")
        }
        report.workloads[index].requestsPerSecond = try await StandardInputRun(chosen[index]).requestsPerSecond()
      }
    }
    if let caution = report.caution { console.report(caution) }
    try write(report, options)
    show(report, options, on: console)
    return console.finished(report.failures.isEmpty ? .success : .notRecognized)
  }

  private static func choose(_ invocation: Invocation, from all: [Workload]) throws -> [Workload] {
    if invocation.words.isEmpty {
      return invocation.options.benchmarks.effort == .quick ? all.filter { $0.shape.expandedShortcuts <= 10_000 } : all
    }
    return try invocation.words.map { name in
      guard let workload = all.first(where: { $0.name == name }) else {
        throw UnknownWorkload(name: name, known: all.map(\.name))
      }
      return workload
    }
  }

  private static func write(_ report: BenchmarkReport, _ options: Options) throws {
    if let path = options.benchmarks.plot, let plot = LatencyPlot(report) {
      try FileContents.replace(path, with: plot.svg)
    }
    if let path = options.benchmarks.record { try FileContents.replace(path, with: report.json) }
  }

  private static func show(_ report: BenchmarkReport, _ options: Options, on console: Console) {
    if options.format == .json {
      console.output.line(report.json)
    } else {
      console.output.line("\(report.machine)")
      for table in report.tables { show(table, on: console) }
      for failure in report.failures { console.output.line("FAILED  \(failure)") }
    }
    guard let path = options.benchmarks.compare else { return }
    do {
      let recorded = try BenchmarkReport(json: try FileContents.read(path))
      show(Comparison(of: report, with: recorded).table, on: console)
    } catch {
      console.report("\(path): \(error)")
    }
  }

  private static func show(_ table: ResultTable, on console: Console) {
    console.output.line("")
    for line in table.lines { console.output.line(line) }
  }

  // MARK: Completions

  private static func runCompletions(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let options = invocation.options
    let all = try Workload.read(FileContents.read(options.benchmarks.workloads ?? Self.workloads))
    let chosen = try choose(invocation, from: all).filter { $0.shape.expandedShortcuts != $0.shape.shortcuts }
    let benchmark = CompletionBenchmark(rounds: options.benchmarks.effort == .quick ? 3 : 5)
    let results = try benchmark.run(chosen) { step in
      if options.verbosity != .quiet { console.errors.line(sanitized(step)) }
    }
    for table in results.tables { show(table, on: console) }
    let failures = results.flatMap(\.failures)
    for failure in failures { console.output.line("FAILED  \(failure)") }
    return console.finished(failures.isEmpty ? .success : .notRecognized)
  }

  // MARK: Lint

  private static func runLint(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let options = invocation.options
    let workloads = try LintWorkload.read(FileContents.read(options.benchmarks.workloads ?? Self.workloads))
    let benchmark = LintBenchmark(rounds: options.benchmarks.effort == .quick ? 1 : 3)
    let results = try benchmark.run(workloads) { name in
      if options.verbosity != .quiet { console.errors.line(sanitized(name)) }
    }
    show(results.table, on: console)
    for result in results {
      for sampling in result.samplings { console.output.line("\(result.name): \(sampling)") }
      for failure in result.failures { console.output.line("FAILED  \(failure)") }
    }
    return console.finished(results.areKept ? .success : .notRecognized)
  }

  // MARK: Sentences

  private static func runSentences(in folder: String, _ invocation: Invocation, on console: Console) throws -> ExitCode
  {
    let names = FileTree.names(in: folder, endingWith: ".jsonl")
    guard !names.isEmpty else {
      console.report("there are no sentences (*.jsonl) in '\(folder)'")
      return .unusable
    }
    let trial = try SentenceTrial(
      catalog: FileContents.read("\(folder)/catalog.json"), groups: FileContents.read("\(folder)/groups.json"),
      similarity: invocation.options.similarity)
    var results: [SentenceResult] = []
    for name in names {
      if invocation.options.verbosity != .quiet { console.errors.line(sanitized(name)) }
      results.append(try trial.run(name: String(name.dropLast(6)), FileContents.read("\(folder)/\(name)")))
    }
    show(SentenceResult.table(results), on: console)
    return console.finished(.success)
  }
}

/// A workload that was named and is not there.
private struct UnknownWorkload: Error, CustomStringConvertible {
  var name: String
  var known: [String]

  var description: String { "no workload is called '\(name)'; there are \(known.joined(separator: ", "))" }
}
