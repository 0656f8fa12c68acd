internal import Foundation
package import IntentRuntime
internal import LineEditor
internal import PhraseMatching
internal import SwiftUI

/// The applications that were asked for, open, with the settings of the command line.
package struct RunContext: Sendable {
  /// All applications that can be talked to.
  package var applications: [InstalledApplication]
  /// They in the language that was asked for.
  package var registry: any OpenRegistry
  /// They in other languages.
  package var registries: LocalizedRegistries
  /// How conversations are held.
  package var settings: SessionSettings
  /// Whether something that was named could not be used.
  package var code: ExitCode

  package init(
    _ applications: [InstalledApplication], _ registry: any OpenRegistry, _ registries: LocalizedRegistries,
    _ settings: SessionSettings, code: ExitCode
  ) {
    (self.applications, self.registry, self.registries) = (applications, registry, registries)
    (self.settings, self.code) = (settings, code)
  }

  /// Begins a conversation in the language that was asked for.
  package func begin() -> any ConversationPartner { registry.begin(settings) }

  /// Keeps what was done for the next time, which is worth no more than a try, and says what was wrong with what was kept
  /// before.
  func saveHabits(_ console: Console) async {
    guard let habits = settings.habits else { return }
    try? await habits.save()
    guard let problem = await habits.takeProblem()?.problem else { return }
    console.report("\(problem.message)" + (problem.detail.map { "  (\(sanitized($0)))" } ?? ""))
  }
}

extension SessionSettings {
  /// How the command line wants conversations to be held. `application` is the only one that is asked, nil for all.
  package init(_ options: Options, application: String?, _ console: Console) {
    let now = options.now.map { moment in { @Sendable in moment } } ?? console.now
    self.init(matching: options.matching(application: application, now: now()), now: now)
    if let name = options.locale { locale = Locale(identifier: name) }
    questions = options.questions
    timeLimit = options.timeout.map { .seconds($0) }
    channel = options.channel == .everything && options.format != .plain ? .program : options.channel
    terminal = console.viewStyle
    width = console.style.width
    nanoseconds = options.timing == .shown ? console.nanoseconds : nil
    let line = console.progress
    onProgress = { line.show($0) }
  }
}

extension Console {
  /// How views are drawn: what reads a pipe takes every character.
  fileprivate var viewStyle: TerminalStyle {
    let isPlain = outputIsTerminal && TerminalTraits(variable: variable).repertoire == .ascii
    return TerminalStyle(ink: style.isColored ? .colored : .plain, repertoire: isPlain ? .ascii : .unicode)
  }
}

extension TurnOptions {
  /// What the command line says of each turn.
  package init(_ options: Options) {
    self.init()
    answers = Dictionary(options.answers.map { ($0.name, $0.value) }) { _, last in last }
    limit = options.limit
    explanation = options.explanation
  }
}
