internal import AssistantCommandLine
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseTesting

/// Tests files one after the other, and tells what came of each and of all.
struct TestRun {
  private let options: Options
  private let console: Console
  private let state: StateFolder
  private let requests: RequestFileRun

  init(_ options: Options, _ console: Console, _ state: StateFolder) {
    self.options = options
    self.console = console
    self.state = state
    requests = RequestFileRun(options, console, state)
  }

  func run(_ files: [TestFile]) async -> ExitCode {
    var tested: [TestedFile] = []
    for file in files {
      let result = await test(file)
      tested.append(result)
      if options.format == .plain { tell(result) }
    }
    let robustness = options.authoring.perturbation.map { RobustnessRun(seed: $0.seed).report(of: requests) }
    tell(tested, robustness)
    let summary = TestSummary(tested, requests.report.counts)
    if options.verbosity != .quiet { console.report(summary) }
    return console.finished(max(summary.code, max(judge(robustness), write(tested))))
  }

  // MARK: Files

  private func test(_ file: TestFile) async -> TestedFile {
    state.empty()
    console.registration.findPrograms(nil)
    let start = console.nanoseconds()
    var result =
      switch file.kind {
      case .transcript: await TranscriptRun(options: options, console: console, state: state).run(file.path)
      case .requests(let layout): await requests.run(file.path, layout)
      }
    if options.timing == .shown { result.seconds = Double(console.nanoseconds() &- start) / 1e9 }
    return result
  }

  private func tell(_ file: TestedFile) {
    let word = file.outcome.rawValue
    let isGood = file.outcome == .passed || file.outcome == .updated
    let shown = isGood ? console.style.good(word) : console.style.bad(word)
    let counts = file.results.isEmpty ? "" : "  \(AuthoringMessages.requests(RequestCounts(file.results)))"
    console.output.addLine("\(shown)  \(sanitized(file.path))\(counts)")
    // Of a file of which a share has to go as written, the rest is told to those who ask for everything.
    if file.outcome != .updated, file.outcome != .passed || options.extent == .all { tellFailures(of: file) }
    console.output.flush()
  }

  private func tellFailures(of file: TestedFile) {
    switch file.content {
    case .transcript(let difference):
      if let difference { console.output.addLine(TranscriptText(style: console.style).text(of: difference)) }
    case .requests(let results, _):
      for result in results where result.verdict != .asExpected {
        console.output.addLine(RequestResultText(style: console.style).text(of: result))
      }
    }
  }

  // MARK: All of them

  private func tell(_ files: [TestedFile], _ robustness: RobustnessReport?) {
    if options.format != .plain {
      return console.write(TestReportJSON(files: files, report: requests.report, robustness: robustness).json)
    }
    if options.verbosity != .quiet, requests.report.counts.all > 0 {
      for line in RequestReportText(report: requests.report, style: console.style, extent: options.extent).lines {
        console.output.addLine(line)
      }
    }
    if let robustness {
      RobustnessText(report: robustness, style: console.style, extent: options.extent).lines.forEach {
        console.output.addLine($0)
      }
    }
    console.output.flush()
  }

  private func judge(_ robustness: RobustnessReport?) -> ExitCode {
    guard let least = options.authoring.perturbation?.leastShare, let share = robustness?.all.share, share < least
    else {
      return .success
    }
    console.report(AuthoringMessages.tooFragile(share, least: least))
    return .notRecognized
  }

  /// Writes the report for build servers.
  private func write(_ files: [TestedFile]) -> ExitCode {
    guard let path = options.authoring.junit else { return .success }
    do {
      try FileContents.replace(path, with: JUnitReport(files: files, timing: options.timing).text)
      return .success
    } catch {
      console.report(error)
      return .unusable
    }
  }
}
