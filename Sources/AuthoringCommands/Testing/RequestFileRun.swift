internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching
internal import PhraseTesting

/// Tries the requests of files, one file after the other.
final class RequestFileRun {
  private let options: Options
  private let console: Console
  private let state: StateFolder
  /// What files were tried on so far: several use the same.
  private var triedOn: [(options: Options, tested: TestedIndex)] = []
  /// How the requests of each file of the report were tried, for those who want to try more.
  private(set) var trials: [(trial: RequestTrial, language: RequestVariants.Language)] = []
  private(set) var report = RequestReport()

  /// What requests are tried on.
  private struct TestedIndex {
    var index: PhraseIndex
    var matcher: Matcher
    var application: String?
    /// Whether something that was named could not be used.
    var code: ExitCode
  }

  init(_ options: Options, _ console: Console, _ state: StateFolder) {
    (self.options, self.console, self.state) = (options, console, state)
  }

  func run(_ path: String, _ layout: RequestFile.Layout) async -> TestedFile {
    guard let bytes = await bytes(of: path) else { return file(path, .unreadable) }
    let (requests, findings) = RequestFile.read(bytes, layout)
    let placed = tell(findings, in: bytes, path)
    guard let options = self.options(for: requests.settings, path), let tested = await tested(for: options) else {
      return file(path, .unreadable, [], placed)
    }
    let trial = RequestTrial(
      on: subject(tested, options, at: requests.settings.place), requests.settings, nanoseconds: nanoseconds)
    report.note(tested.index, application: tested.application)
    guard let results = await results(of: requests.requests, trial) else { return file(path, .unreadable, [], placed) }
    report.add(RequestReport.File(path: path, results: results))
    trials.append((trial, language(options)))
    let isSound = tested.code == .success && !findings.contains { $0.severity == .error }
    return file(path, isSound ? outcome(path, bytes, results, requests.settings) : .unreadable, results, placed)
  }

  // MARK: Steps

  private func bytes(of path: String) async -> [UInt8]? {
    if path == TestFile.standardInput.path { return await standardInput() }
    do {
      return try FileContents.read(path)
    } catch {
      console.report(error)
      return nil
    }
  }

  private func standardInput() async -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      switch await console.input.next() {
      case .lines(let lines):
        lines.forEach { line in
          bytes += line
          bytes.append(0x0A)
        }
      case .interrupted: continue
      case .end: return bytes
      case .failed(let number):
        console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
        return nil
      }
    }
  }

  private func results(of requests: [ExpectedRequest], _ trial: RequestTrial) async -> [RequestResult]? {
    var results: [RequestResult] = []
    results.reserveCapacity(requests.count)
    for request in requests {
      guard let result = await trial.result(of: request) else { return nil }
      results.append(result)
    }
    return results
  }

  private func outcome(
    _ path: String, _ bytes: [UInt8], _ results: [RequestResult], _ settings: RequestFile.Settings
  ) -> TestedFile.Outcome {
    let asExpected = results.count { $0.verdict == .asExpected }
    let outcome: TestedFile.Outcome =
      Double(asExpected) >= Double(results.count) * (settings.share ?? 1) ? .passed : .failed
    if options.authoring.expectations == .kept { return outcome }
    let update = RequestUpdate(of: bytes, results)
    if update.leftOut > 0 { console.report(AuthoringMessages.sharedExpectations(update.leftOut, in: path)) }
    guard update.rewritten > 0 else { return outcome }
    do {
      try FileContents.replace(path, with: update.bytes)
      return update.leftOut > 0 ? .failed : .updated
    } catch {
      console.report(error)
      return .unreadable
    }
  }

  private func file(
    _ path: String, _ outcome: TestedFile.Outcome, _ results: [RequestResult] = [],
    _ findings: [TestedFile.LocatedFinding] = []
  ) -> TestedFile { TestedFile(path: path, outcome: outcome, content: .requests(results, findings: findings)) }

  /// Says what is wrong with a file, and finds the lines.
  private func tell(_ findings: [Finding], in bytes: [UInt8], _ path: String) -> [TestedFile.LocatedFinding] {
    if findings.isEmpty { return [] }
    let source = SourceText(bytes)
    console.report(findings, in: source, named: path)
    return findings.map { TestedFile.LocatedFinding(finding: $0, line: source.position(at: $0.range.lowerBound).line) }
  }

  private var nanoseconds: (() -> UInt64)? {
    if options.timing == .hidden { return nil }
    return console.nanoseconds
  }
}

// MARK: - What requests are tried on

extension RequestFileRun {
  /// The options of the command line with the settings of a file; nil, and said why, when one cannot be met.
  private func options(for settings: RequestFile.Settings, _ path: String) -> Options? {
    var options = options
    options.verbosity = .quiet
    options.application = settings.application ?? options.application
    if let written = settings.locale {
      guard let locale = LocaleName(written: written) else {
        console.report(AuthoringMessages.badSetting("locale", written, in: path))
        return nil
      }
      options.locale = locale.text
    }
    let catalogs = catalogs(settings, path)
    if options.catalogs.isEmpty, options.installed == .used, !catalogs.isEmpty {
      options.catalogs = catalogs
      options.installed = .leftOut
    }
    return options
  }

  /// The catalogs that a file names; else the one that lies beside it under its name, if there is one.
  private func catalogs(_ settings: RequestFile.Settings, _ path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    if !settings.catalogs.isEmpty { return settings.catalogs.map { $0.hasPrefix("/") ? $0 : folder + $0 } }
    let suffix = [".requests.jsonl", ".requests.json"].first { path.hasSuffix($0) }
    let beside = suffix.map { "\(path.dropLast($0.count)).json" }
    return beside.map { FileContents.identity(of: $0) == nil ? [] : [$0] } ?? []
  }

  private func tested(for options: Options) async -> TestedIndex? {
    if let known = triedOn.first(where: { $0.options == options }) { return known.tested }
    state.empty()
    guard let loaded = await IndexLoader(options, console).load() else { return nil }
    let tested = TestedIndex(
      index: loaded.index, matcher: Matcher(index: loaded.index), application: loaded.application, code: loaded.code)
    triedOn.append((options, tested))
    return tested
  }

  private func subject(_ tested: TestedIndex, _ options: Options, at place: String?) -> RequestSubject {
    var subject = RequestSubject(
      options: options.matching(application: tested.application, now: options.now ?? console.now()),
      match: { tested.matcher.match($0, options: $1) },
      perform: { [console, state] request, now in
        var options = options
        options.now = now
        state.empty()
        return await Self.perform(request, at: place, options, console)
      })
    subject.intents = tested.index.intents
    return subject
  }

  /// Performs a request with applications that are opened for it alone. What is wrong with them was said before.
  private static func perform(
    _ request: ExpectedRequest, at place: String?, _ options: Options, _ console: Console
  ) async -> Response? {
    var console = console
    console.style = Style()
    console.errors = OutputWriter { _ in nil }
    guard let context = await IndexLoader(options, console).open() else { return nil }
    var settings = context.settings
    settings.nanoseconds = nil
    settings.onProgress = nil
    var turn = TurnOptions()
    turn.answers = request.answers
    turn.place = request.place ?? place
    turn.limit = Alternatives.most
    return await context.registry.begin(settings).take(request.text, turn)
  }

  private func language(_ options: Options) -> RequestVariants.Language {
    let locale = SessionSettings(options, application: nil, console).locale
    return locale.identifier.hasPrefix("en") ? .english : .other
  }
}
