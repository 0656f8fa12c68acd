public import SwiftUI

extension IntentParameter {
  /// Asks for the value and waits for the answer.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try cast(await IntentRun.currentOrDetached.requestValue(of: self, dialog: dialog))
  }

  /// What to throw so that the value is asked for and `perform()` begins again; ``needsValueError(_:)`` by its older name.
  public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError { needsValueError(dialog) }

  /// What to throw so that the value is asked for and `perform()` begins again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(self, dialog), FrameworkText.needsToKnow(String(localized: title)).resource)
  }

  /// Asks which of several values is meant and waits for the answer.
  @discardableResult
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try cast(await IntentRun.currentOrDetached.requestDisambiguation(of: self, among: values, dialog: dialog))
  }

  /// What to throw so that the person chooses among several values and `perform()` begins again.
  public func needsDisambiguationError(among values: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(self, values, dialog), FrameworkText.needsToKnowWhich(String(localized: title)).resource)
  }

  /// Asks whether a value is the right one and waits for the answer.
  public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
    try await IntentRun.currentOrDetached.confirm(self, is: value, dialog: dialog, view: nil)
  }

  /// Asks, beside a view, whether a value is the right one and waits for the answer.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: some View
  ) async throws -> Bool {
    let shown = _SnippetViewContainer(view)
    return try await IntentRun.currentOrDetached.confirm(self, is: value, dialog: dialog, view: shown)
  }

  /// Asks, beside a view, whether a value is the right one and waits for the answer.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> some View
  ) async throws -> Bool {
    let shown = _SnippetViewContainer(view())
    return try await IntentRun.currentOrDetached.confirm(self, is: value, dialog: dialog, view: shown)
  }

  /// What to throw so that the value is asked for and `perform()` begins again.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  public func needsValue(_ dialog: IntentDialog? = nil) -> AppIntentError { needsValueError(dialog) }

  /// What to throw so that the person chooses among several values and `perform()` begins again.
  @available(*, deprecated, renamed: "needsDisambiguationError(among:dialog:)")
  public func needsDisambiguation(among values: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
    needsDisambiguationError(among: values, dialog: dialog)
  }

  private func cast(_ value: any Sendable) throws -> Value.ValueType {
    guard let fitting = value as? Value.ValueType else {
      throw IntentRunError.unusableReply(
        intent: location?.intent ?? "?", parameter: location?.name ?? "?", title: String(localized: title),
        reply: "\(value)")
    }
    return fitting
  }
}
