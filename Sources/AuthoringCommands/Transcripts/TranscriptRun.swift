internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching
internal import PhraseTesting

/// Holds the conversation of one file.
struct TranscriptRun {
  let options: Options
  let console: Console
  let state: StateFolder

  func run(_ path: String) async -> TestedFile {
    guard let transcript = read(path), let runner = await runner(for: transcript, path) else {
      return file(path, .unreadable)
    }
    let isUpdating = options.authoring.expectations == .updated
    let result = await runner.run(transcript, isUpdating ? .all : .untilDifference)
    guard let difference = result.difference else { return file(path, .passed) }
    return isUpdating ? file(path, update(path, result)) : file(path, .failed, difference)
  }

  private func file(_ path: String, _ outcome: TestedFile.Outcome, _ difference: TranscriptResult.Difference? = nil)
    -> TestedFile
  {
    TestedFile(path: path, outcome: outcome, content: .transcript(difference))
  }

  private func update(_ path: String, _ result: TranscriptResult) -> TestedFile.Outcome {
    do {
      try FileContents.replace(path, with: result.updatedText)
      return .updated
    } catch {
      console.report(error)
      return .unreadable
    }
  }

  /// The transcript; nil, and said why, when it cannot be used.
  private func read(_ path: String) -> Transcript? {
    do {
      let bytes = try FileContents.read(path)
      let (transcript, findings) = Transcript.read(bytes)
      if !findings.isEmpty { console.report(findings, in: SourceText(bytes), named: path) }
      return findings.contains { $0.severity == .error } ? nil : transcript
    } catch {
      console.report(error)
      return nil
    }
  }

  /// Somebody to hold the conversation with; nil, and said why, when a setting cannot be met.
  private func runner(for transcript: Transcript, _ path: String) async -> TranscriptRunner? {
    guard let options = options(for: transcript.settings, path) else { return nil }
    if let home = transcript.settings.home, !move(to: home, path) { return nil }
    var console = console
    console.style = Style()
    guard let context = await IndexLoader(options, console).open() else { return nil }
    var settings = context.settings
    settings.nanoseconds = nil
    settings.onProgress = nil
    return TranscriptRunner(with: context.registry.begin(settings)) {
      try? await Task.sleep(for: Self.untilInterruption)
    }
  }

  /// How long a person waits before pressing Ctrl-C.
  private static let untilInterruption = Duration.milliseconds(100)

  private func options(for settings: Transcript.Settings, _ path: String) -> Options? {
    var options = options
    options.verbosity = .quiet
    options.application = settings.application ?? options.application
    options.place = settings.place ?? options.place
    if let catalog = settings.catalog {
      options.catalogs = [Self.path(catalog, from: path)]
      options.installed = .leftOut
    }
    if settings.channel == .voice { options.channel = .voice }
    if settings.questions == .agree { options.questions = .agree }
    if let written = settings.locale {
      guard let locale = LocaleName(written: written) else { return refuse("@ locale", written, path) }
      options.locale = locale.text
    }
    if let written = settings.now {
      guard let now = CivilMoment(written: written) else { return refuse("@ now", written, path) }
      options.now = now
    }
    return options
  }

  /// What a transcript calls something that lies beside it.
  private static func path(_ name: String, from transcript: String) -> String {
    guard !name.hasPrefix("/"), let slash = transcript.lastIndex(of: "/") else { return name }
    return transcript[...slash] + name
  }

  /// Makes a copy of a folder the person's home; whether it could be read.
  private func move(to home: String, _ path: String) -> Bool {
    do {
      try state.fill(from: Self.path(home, from: path))
      console.registration.findPrograms("\(state.path)/.bin")
      return true
    } catch {
      return refuse("@ home", home, path) != nil
    }
  }

  private func refuse(_ setting: String, _ value: String, _ path: String) -> Options? {
    console.report(AuthoringMessages.badSetting(setting, value, in: path))
    return nil
  }
}
