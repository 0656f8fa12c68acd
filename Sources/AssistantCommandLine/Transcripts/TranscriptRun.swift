internal import Diagnostics
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// Holds the conversation of one file, and shows what was different.
struct TranscriptRun {
  /// What came of a file, as it is shown before its name.
  enum Outcome: String, CaseIterable {
    case passed, updated, failed, unreadable
  }

  private let options: Options
  private let console: Console

  init(_ options: Options, _ console: Console) {
    self.options = options
    self.console = console
  }

  func run(_ path: String) async -> Outcome {
    let outcome = await outcome(of: path)
    console.output.flush()
    return outcome
  }

  private func outcome(of path: String) async -> Outcome {
    guard let transcript = read(path) else { return tell(.unreadable, path) }
    guard let runner = await runner(for: transcript, path) else { return tell(.unreadable, path) }
    let isUpdating = options.expectations == .updated
    let result = await runner.run(transcript, isUpdating ? .all : .untilDifference)
    guard let difference = result.difference else { return tell(.passed, path) }
    if isUpdating { return update(path, result) }
    tell(.failed, path)
    console.output.addLine(TranscriptText(console.style).text(of: difference))
    return .failed
  }

  @discardableResult
  private func tell(_ outcome: Outcome, _ path: String) -> Outcome {
    let word = outcome.rawValue
    let shown = outcome == .passed || outcome == .updated ? console.style.good(word) : console.style.bad(word)
    console.output.addLine("\(shown)  \(legible(path))")
    return outcome
  }

  private func update(_ path: String, _ result: TranscriptResult) -> Outcome {
    do {
      try FileContents.replace(path, with: result.updatedText)
      return tell(.updated, path)
    } catch {
      console.report(error)
      return tell(.unreadable, path)
    }
  }

  /// The transcript; nil, and said why, when it cannot be used.
  private func read(_ path: String) -> Transcript? {
    do {
      let bytes = try FileContents.read(path)
      let (transcript, findings) = Transcript.read(bytes)
      let source = SourceText(bytes)
      for finding in findings { console.errors.line(finding.rendered(in: source, named: path)) }
      return findings.contains { $0.severity == .error } ? nil : transcript
    } catch {
      console.report(error)
      return nil
    }
  }

  /// Somebody to hold the conversation with; nil, and said why, when a setting cannot be met.
  private func runner(for transcript: Transcript, _ path: String) async -> TranscriptRunner? {
    guard let options = options(for: transcript.settings, path) else { return nil }
    var console = console
    console.style = Style()
    guard let house = await IndexLoader(options, console).open() else { return nil }
    var settings = house.settings
    settings.nanoseconds = nil
    settings.onProgress = nil
    return TranscriptRunner(with: house.host.begin(settings)) { try? await Task.sleep(for: Self.untilInterruption) }
  }

  /// How long a person waits before pressing Ctrl-C.
  private static let untilInterruption = Duration.milliseconds(100)

  private func options(for settings: Transcript.Settings, _ path: String) -> Options? {
    var options = options
    options.chatter = .quiet
    options.application = settings.application ?? options.application
    if settings.channel == .voice { options.channel = .voice }
    if settings.questions == .agree { options.questions = .agree }
    if let written = settings.locale {
      guard let locale = LocaleName(written: written) else { return refuse("locale", written, path) }
      options.locale = locale.text
    }
    if let written = settings.now {
      guard let now = CivilMoment(written: written) else { return refuse("now", written, path) }
      options.now = now
    }
    return options
  }

  private func refuse(_ setting: String, _ value: String, _ path: String) -> Options? {
    console.report(Wording.badSetting(setting, value, in: path))
    return nil
  }
}
