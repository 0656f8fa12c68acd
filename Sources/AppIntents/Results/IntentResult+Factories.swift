public import SwiftUI

// One factory per set of labels. `Self ==` is what lets `.result(…)` be written where `some IntentResult & …` is
// expected, and it is why no set of labels can be left to default arguments: each makes another type.

/// Results with any of a value, a dialog and a snippet. The intent that runs next, if there is one, is not in the type,
/// so that the branches of `perform()` may open different intents.
extension IntentResult {
  public static func result(
    opensIntent: some AppIntent = _NoIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(ResultParts(opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(view), opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(content()), opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(snippetIntent: snippetIntent, opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog, opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(view), opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: intent(opensIntent)))
  }

  public static func result(
    opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, snippetIntent: snippetIntent, opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(ResultParts(value: value, opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(view), opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(content()), opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(value: value, snippetIntent: snippetIntent, opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(view), opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(
      ResultParts(
        value: value, dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: intent(opensIntent)))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, snippetIntent: snippetIntent, opensIntent: intent(opensIntent)))
  }
}

/// The same with the intent that runs next in the type, for a `perform()` that names `IntentResultContainer` itself.
extension IntentResult {
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(ResultParts(opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, view: some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never> {
    Self(ResultParts(snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(ResultParts(value: value, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, view: some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, Never> {
    Self(ResultParts(value: value, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }
}

/// Results that promise a view and show none: where a dialog or another intent is, nothing need be shown.
extension IntentResult {
  @_disfavoredOverload
  public static func result(
    opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(EmptyView()), opensIntent: intent(opensIntent)))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent = _NoIntent(), dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(
      ResultParts(
        value: value, dialog: dialog, view: _SnippetViewContainer(EmptyView()), opensIntent: intent(opensIntent)))
  }

  @_disfavoredOverload
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }

  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }
}

/// Stands for the intent to run next where there is none. Not optional, so that implicit members are found.
public struct _NoIntent: AppIntent {
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

private func intent(_ intent: some AppIntent) -> (any AppIntent)? { intent is _NoIntent ? nil : intent }
