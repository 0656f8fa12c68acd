internal import Dialog
internal import Foundation
internal import PhraseMatching

// What is proposed while a request is typed.
extension PromptSession {
  /// The language that is spoken: `en`, `de`, `ja`.
  var language: String {
    guard case .performing(let context) = scene else { return "en" }
    return Wordings.language(of: context.settings.locale.identifier)
  }

  func requestCompletions(_ live: LiveTerminal) async -> RequestCompletions {
    RequestCompletions(
      buttons: await partner.buttons, likely: await partner.suggestions(atMost: 5),
      entered: live.entered.newestFirst, examples: guide.examples)
  }
}
