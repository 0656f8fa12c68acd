internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import LineEditor

// What is proposed while a request is typed.
extension PromptSession {
  /// The language that is spoken: `en`, `de`, `ja`.
  var language: String {
    guard case .performing(let context) = scene else { return "en" }
    return Wordings.language(of: context.settings.locale.identifier)
  }

  /// How what is typed may go on as things stand now: a request, or the answer to the open question.
  func completions(_ live: LiveTerminal) async -> RequestCompletions {
    let completer = await partner.completer()
    if await partner.question != nil { return RequestCompletions(completer, live.labels, atStart: .always) }
    return RequestCompletions(
      completer, live.labels, buttons: await partner.buttons, entered: live.entered.newestFirst, atStart: .afterTab)
  }
}
