internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs

/// One run of lint: reads, looks, mends and looks again, and says what is left.
struct LintJob {
  /// Fixes that overlap are applied one after the other; a text that is not done by then is going in circles.
  private static let mostRounds = 20

  private let options: Options
  private let reading: LintReading
  private let choice: RuleChoice
  private let console: Console

  init(_ invocation: Invocation, _ choice: RuleChoice, _ console: Console) {
    options = invocation.options
    reading = LintReading(invocation: invocation, console: console)
    self.choice = choice
    self.console = console
  }

  func run() async -> ExitCode {
    guard let recorded = baseline() else { return .unusable }
    let baseline = options.authoring.expectations == .updated ? LintBaseline() : recorded
    guard var (outcome, code) = await look(baseline) else { return .unusable }
    if options.authoring.lint.fixing == .applied {
      do throws(FileError) {
        var applied: [LintFixing.AppliedFix] = []
        for _ in 0..<Self.mostRounds {
          let round = try LintFixing.fix(outcome.shown, of: outcome.report)
          if round.isEmpty { break }
          applied += round
          guard let next = await look(baseline) else { return .unusable }
          (outcome, code) = next
        }
        outcome.applied = applied
      } catch {
        console.report(error)
        code = .unusable
      }
    }
    if options.authoring.expectations == .updated { return update(recorded, outcome, code) }
    LintOutput.write(outcome, as: options.authoring.lint.format, console)
    LintSummary(outcome).report(options, console)
    return console.finished(max(code, outcome.shown.isEmpty ? .success : .notRecognized))
  }

  /// What is found, and whether everything could be read; nil, and said why, when nothing could.
  private func look(_ baseline: LintBaseline) async -> (LintOutcome, ExitCode)? {
    guard let input = await reading.input() else { return nil }
    let selection = choice.selection(options.authoring.lint.limits)
    let found = input.findings.filter { choice.contains($0.finding.rule) }
    var report = Lint.check(input.applications, sources: input.sources, found: found, selection: selection)
    report.findings.removeAll { !choice.contains($0.finding.rule) }
    let sight = sight(of: input)
    let (news, known, gone) = baseline.news(of: report, naming, sight)
    let isShown = { (finding: LintFinding) in finding.finding.severity >= options.authoring.lint.severity }
    let outcome = LintOutcome(
      report: report, scope: input.sourcesInScope, shown: news.filter(isShown), hidden: news.filter { !isShown($0) },
      known: known, gone: gone, sight: sight)
    return (outcome, input.code)
  }

  // MARK: The baseline

  private var naming: LintBaseline.Naming {
    options.authoring.lint.baseline.map { LintBaseline.Naming(ofFile: $0) } ?? LintBaseline.Naming(".")
  }

  private func sight(of input: LintInput) -> LintSight {
    let naming = naming
    let isWhole = input.code == .success && options.authoring.lint.baseline != nil
    let files: Set<String> = isWhole ? Set(input.sourcesInScope.map(naming.name)) : []
    return LintSight(files: files, choice: choice, limits: options.authoring.lint.limits)
  }

  /// What was recorded before. Nil, and said why, when it cannot be read, or not be written where it should be.
  private func baseline() -> LintBaseline? {
    guard let path = options.authoring.lint.baseline else { return LintBaseline() }
    do {
      if options.authoring.expectations == .updated {
        try FileContents.checkWriting(path, of: "a baseline") { LintBaseline($0) != nil }
        if FileContents.identity(of: path) == nil { return LintBaseline() }
      }
      let bytes = try FileContents.read(path)
      if let baseline = LintBaseline(bytes) { return baseline }
      if bytes.isEmpty, options.authoring.expectations == .updated { return LintBaseline() }
      console.report(bytes.isEmpty ? AuthoringMessages.emptyBaseline(path) : AuthoringMessages.noBaseline(path))
    } catch {
      console.report(error)
    }
    return nil
  }

  private func update(_ recorded: LintBaseline, _ outcome: LintOutcome, _ code: ExitCode) -> ExitCode {
    guard let path = options.authoring.lint.baseline else { return .unusable }
    let naming = naming
    let baseline = recorded.updated(
      shown: LintBaseline(outcome.shown, in: outcome.report, naming),
      hidden: LintBaseline(outcome.hidden, in: outcome.report, naming), outcome.sight)
    do {
      try FileContents.replace(path, with: baseline.bytes)
    } catch {
      console.report(error)
      return .unusable
    }
    if options.verbosity != .quiet {
      let count = outcome.shown.count
      console.report(AuthoringMessages.baselineWritten(count, path, knownBefore: baseline.count - count))
    }
    return console.finished(code)
  }
}
