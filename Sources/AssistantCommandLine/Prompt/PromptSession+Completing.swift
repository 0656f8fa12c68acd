internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import LineEditor

// What is proposed while a request or an answer is typed.
extension PromptSession {
  /// The language that is spoken: `en`, `de`, `ja`.
  var language: String {
    guard case .performing(let context) = scene else { return "en" }
    return Wordings.language(of: context.settings.locale.identifier)
  }

  /// What is said in it.
  var messages: PromptMessages { PromptMessages(language: language) }

  /// The most names besides the options of a question that are found by typing.
  static let mostOtherNames = 5_000

  /// How what is typed may go on as things stand now: a request, or the answer to the open question.
  func completions(_ completer: ConversationCompleter, _ live: LiveTerminal, isAnswer: Bool) async -> RequestCompletions
  {
    if isAnswer { return RequestCompletions(completer, live.labels, atStart: .always) }
    return RequestCompletions(
      completer, live.labels, buttons: await partner.buttons, entered: live.entered.newestFirst, atStart: .afterTab)
  }
}
