public import SwiftUI

extension AppIntent {
  // MARK: - Going on or not

  /// Asks whether to go on; a refusal ends the intent.
  public func requestConfirmation() async throws { try await confirm(ConfirmationForm()) }

  /// Asks whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { try await confirm(ConfirmationForm(conditions, actionName, dialog)) }

  /// Asks, beside a view, whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> some View
  ) async throws {
    let view = _SnippetViewContainer(content())
    try await confirm(ConfirmationForm(conditions, actionName, dialog, asPrompt: showDialogAsPrompt, view))
  }

  /// Asks, beside a view, whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: some View
  ) async throws {
    let view = _SnippetViewContainer(view)
    try await confirm(ConfirmationForm(conditions, actionName, dialog, asPrompt: showDialogAsPrompt, view))
  }

  /// Asks, beside a snippet that people can change first, whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
  ) async throws {
    let form = ConfirmationForm(
      conditions, actionName, dialog, asPrompt: showDialogAsPrompt, snippetIntent: snippetIntent)
    try await confirm(form)
  }

  /// Asks, beside what a result says and shows, whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    let parts = (result as? any PartedResult)?.parts ?? ResultParts()
    let form = ConfirmationForm(
      [], confirmationActionName, parts.dialog, asPrompt: showPrompt, parts.view, snippetIntent: parts.snippetIntent)
    try await confirm(form)
  }

  /// Asks, beside what a result says and shows, whether to go on; a refusal ends the intent.
  public func requestConfirmation(
    output: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  private func confirm(_ form: ConfirmationForm) async throws {
    try await IntentRun.around(self).confirm(form.question(of: self))
  }

  // MARK: - This or that

  /// Asks which of several options to take; the way out ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { try await choose(options, dialog, nil) }

  /// Asks, beside a view, which of several options to take; the way out ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: some View
  ) async throws -> IntentChoiceOption {
    let view = _SnippetViewContainer(view)
    return try await choose(options, dialog, view)
  }

  /// Asks, beside a view, which of several options to take; the way out ends the intent.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> some View
  ) async throws -> IntentChoiceOption {
    let view = _SnippetViewContainer(content())
    return try await choose(options, dialog, view)
  }

  private func choose(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
  ) async throws -> IntentChoiceOption {
    try await IntentRun.around(self).choose(choiceQuestion(options, dialog, view))
  }

  @inline(never)
  private func choiceQuestion(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
  ) -> OpenQuestion {
    var question = IntentQuestion(.choice, from: self)
    // The system places the way out, wherever the intent lists it.
    question.choices = options.filter { $0.style != .cancel } + options.filter { $0.style == .cancel }
    question.options = question.choices.map { DisplayRepresentation(title: $0.title, subtitle: $0.subtitle) }
    question.dialog = dialog
    question.view = view
    return OpenQuestion(question)
  }

  // MARK: - In front

  /// Brings the app to the front in the middle of the run.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    try await IntentRun.around(self).continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
  }

  /// What to throw so that the app comes to the front and `perform()` begins again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog, alwaysConfirm: alwaysConfirm, continuation: nil), "This goes on in the app.")
  }
}

/// How a confirmation is asked for.
private struct ConfirmationForm: Sendable {
  let conditions: ConfirmationConditions
  let actionName: ConfirmationActionName
  let dialog: IntentDialog?
  let showsDialogAsPrompt: Bool
  let view: _SnippetViewContainer?
  let snippetIntent: (any SnippetIntent)?

  init(
    _ conditions: ConfirmationConditions = [], _ actionName: ConfirmationActionName = .continue,
    _ dialog: IntentDialog? = nil, asPrompt: Bool = true, _ view: _SnippetViewContainer? = nil,
    snippetIntent: (any SnippetIntent)? = nil
  ) {
    self.conditions = conditions
    self.actionName = actionName
    self.dialog = dialog
    self.showsDialogAsPrompt = asPrompt
    self.view = view
    self.snippetIntent = snippetIntent
  }

  @inline(never)
  func question(of intent: any AppIntent) -> OpenQuestion {
    var question = IntentQuestion(.confirmation, from: intent)
    question.conditions = conditions
    question.actionName = actionName
    question.dialog = dialog
    question.showsDialogAsPrompt = showsDialogAsPrompt
    question.view = view
    question.snippetIntent = snippetIntent
    return OpenQuestion(question)
  }
}
