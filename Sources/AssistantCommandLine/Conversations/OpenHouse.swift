internal import Foundation
internal import IntentRuntime
internal import PhraseMatching
internal import SwiftUI

/// The applications that were asked for, open, with the settings of the command line.
struct OpenHouse {
  /// All applications that can be talked to.
  var applications: [InstalledApplication]
  /// They in the language that was asked for.
  var host: any ConversationHost
  /// They in other languages.
  var languages: Languages
  /// How conversations are held.
  var settings: SessionSettings
  /// Whether something that was named could not be used.
  var code: ExitCode

  /// Begins a conversation in the language that was asked for.
  func begin() -> any ConversationPartner { host.begin(settings) }
}

extension SessionSettings {
  /// How the command line wants conversations to be held. `application` is the only one that is asked, nil for all.
  init(_ options: Options, application: String?, _ console: Console) {
    let now = options.now.map { moment in { @Sendable in moment } } ?? console.now
    let matching = MatchOptions(
      threshold: options.threshold, margin: options.margin, limit: options.limit ?? 3, application: application,
      now: now(), explanation: options.explanation, meaning: options.meaning)
    self.init(matching: matching, now: now)
    if let name = options.locale { locale = Locale(identifier: name) }
    questions = options.questions
    channel = options.channel
    terminal = console.style.isColored ? .colored : .plain
    width = console.style.width
    nanoseconds = options.timing == .shown ? console.nanoseconds : nil
    let line = console.progress
    onProgress = { line.show($0) }
  }
}

extension TurnOptions {
  /// What the command line says of each turn.
  init(_ options: Options) {
    self.init()
    answers = Dictionary(options.answers.map { ($0.name, $0.value) }) { _, last in last }
    limit = options.limit
    explanation = options.explanation
  }
}
