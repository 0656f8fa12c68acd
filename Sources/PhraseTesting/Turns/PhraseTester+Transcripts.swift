internal import AppIntents
internal import Diagnostics
internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

extension PhraseTester {
  /// Holds a written conversation, and throws where it goes otherwise: what was expected beside what was seen.
  ///
  /// ```swift
  /// try await app.holds(transcript: """
  ///   > check trail conditions
  ///   < Which trail’s conditions would you like to know?
  ///   …
  ///   > catbells
  ///   < The conditions on Catbells are ….
  ///   …
  ///   """)
  /// ```
  ///
  /// `>` is typed, `<` said, `[ … ]` happens, `-` is an option or a button, `|` is shown; `…` stands for any text, alone
  /// on a line for any lines. `@ locale de`, `@ now 2026-11-20T10:00`, `@ app NAME`, `@ here PLACE`, `@ yes` and
  /// `@ voice-only` come first and win over the conditions of the tester.
  public func holds(transcript: String) async throws { try await hold(Array(transcript.utf8), named: "the transcript") }

  /// Holds the written conversation of a file; see ``holds(transcript:)``.
  public func holds(transcriptAt path: String) async throws { try await hold(try FileContents.read(path), named: path) }

  private func hold(_ bytes: [UInt8], named name: String) async throws {
    let (transcript, findings) = Transcript.read(bytes)
    let errors = findings.filter { $0.severity == .error }
    guard errors.isEmpty else {
      let source = SourceText(bytes)
      throw PhraseTestFailure(errors.map { $0.rendered(in: source, named: name) }.joined(separator: "\n"))
    }
    let session = try await session(for: transcript.settings)
    let runner = TranscriptRunner(with: session) { try? await Task.sleep(for: Self.untilInterruption) }
    let result = await runner.run(transcript)
    await session.interrupt()
    guard let difference = result.difference else { return }
    let head = "\(name) differs at line \(difference.turn.line + 1): \(difference.turn.action.text)"
    throw PhraseTestFailure(([head] + difference.comparison.lines().map(\.text)).joined(separator: "\n"))
  }

  /// How long a person waits before pressing Ctrl-C.
  private static let untilInterruption = Duration.milliseconds(100)

  private func session(for wanted: Transcript.Settings) async throws -> Session {
    if wanted.home != nil { throw PhraseTestFailure("'@ home' holds for the whole process; try 'behest test'") }
    var tester = self
    if let now = wanted.now { tester = try tester.at(now) }
    var settings = tester.settings
    settings.matching.application = try wanted.application.map(application)
    settings.matching.place = wanted.place
    settings.channel = wanted.channel
    settings.questions = wanted.questions
    guard let locale = wanted.locale.map(Locale.init(identifier:)), locale != conditions.locale else {
      return Session(with: registry, settings: settings)
    }
    settings.locale = locale
    let other = await AppRegistry(
      registry.applications, locale: locale, dependencies: registry.environment().dependencies,
      besides: registry)
    return Session(with: other, settings: settings)
  }

  private func application(named name: String) throws -> String {
    let known = registry.applications
    let found = known.first { ([$0.name] + $0.synonyms).contains { $0.lowercased() == name.lowercased() } }
    if let found { return found.name }
    let nearest = FailureMessages.didYouMean(name, among: known.map(\.name))
    throw PhraseTestFailure("'@ app \(name)' names no application that is tested\(nearest)")
  }
}
