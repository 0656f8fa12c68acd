package import PhraseMatching

/// What the prompt knows of everything that can be said: examples, listings and why a request matches as it does.
package struct PromptGuide: Sendable {
  var index: PhraseIndex
  let options: MatchOptions
  private let now: @Sendable () -> CivilMoment
  private let nanoseconds: (@Sendable () -> UInt64)?

  /// `application` is the only one that is asked, nil for all.
  package init(index: PhraseIndex, _ options: Options, application: String?, _ console: Console) {
    self.index = index
    let now = options.now.map { moment in { @Sendable in moment } } ?? console.now
    self.now = now
    nanoseconds = options.timing == .shown ? console.nanoseconds : nil
    self.options = options.matching(application: application, now: now())
  }

  /// Somebody who finds shortcuts, with memory of their own.
  package func answerer() -> RequestAnswerer {
    RequestAnswerer(index: index, options: options, clocks: .init(now: now, nanoseconds: nanoseconds))
  }

  func texts(_ style: Style) -> AnswerText { AnswerText(style: style, index: index, application: options.application) }
}
