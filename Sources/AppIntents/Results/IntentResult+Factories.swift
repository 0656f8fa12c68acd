// One factory per set of labels; `Self ==` is what lets `.result(…)` be written where `some IntentResult & …` is expected.

public import SwiftUI

// MARK: - Values, dialogs and snippets

extension IntentResult {
  /// A result that is done and no more.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(ResultParts())
  }

  /// A result that shows a view.
  public static func result(
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(view)))
  }

  /// A result that shows a view.
  public static func result(
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(content())))
  }

  /// A result that shows the view of a snippet intent.
  public static func result(
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(snippetIntent: snippetIntent))
  }

  /// A result that says something.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog))
  }

  /// A result that says something and shows a view.
  public static func result(
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(view)))
  }

  /// A result that says something and shows a view.
  public static func result(
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(content())))
  }

  /// A result that says something and shows the view of a snippet intent.
  public static func result(
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, snippetIntent: snippetIntent))
  }

  /// A result that returns a value.
  public static func result<Value: _IntentValue>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(ResultParts(value: value))
  }

  /// A result that returns a value and shows a view.
  public static func result<Value: _IntentValue>(
    value: Value,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(view)))
  }

  /// A result that returns a value and shows a view.
  public static func result<Value: _IntentValue>(
    value: Value,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(content())))
  }

  /// A result that returns a value and shows the view of a snippet intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(value: value, snippetIntent: snippetIntent))
  }

  /// A result that returns a value and says something.
  public static func result<Value: _IntentValue>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog))
  }

  /// A result that returns a value, says something and shows a view.
  public static func result<Value: _IntentValue>(
    value: Value,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(view)))
  }

  /// A result that returns a value, says something and shows a view.
  public static func result<Value: _IntentValue>(
    value: Value,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(content())))
  }

  /// A result that returns a value, says something and shows the view of a snippet intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, snippetIntent: snippetIntent))
  }
}

// MARK: - Intents to run next, named by the signature of perform()

// Disfavored, so that one `perform()` may open an intent here, another there, and none elsewhere: all of these are then one
// type. A signature that spells the type out still finds them.

extension IntentResult {
  /// A result that runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(ResultParts(opensIntent: opensIntent))
  }

  /// A result that shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that shows the view of a snippet intent and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, Never> {
    Self(ResultParts(snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that says something and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog, opensIntent: opensIntent))
  }

  /// A result that says something, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that says something, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that says something, shows the view of a snippet intent and runs another intent.
  @_disfavoredOverload
  public static func result<Opened: AppIntent>(
    opensIntent: Opened,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that returns a value and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(ResultParts(value: value, opensIntent: opensIntent))
  }

  /// A result that returns a value, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that returns a value, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that returns a value, shows the view of a snippet intent and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, Never> {
    Self(ResultParts(value: value, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that returns a value, says something and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows a view and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows the view of a snippet intent and runs another intent.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Opened: AppIntent>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Opened, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }
}

// MARK: - Intents to run next, which the signature of perform() does not name

extension IntentResult {
  /// A result that runs another intent.
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(ResultParts(opensIntent: opensIntent))
  }

  /// A result that shows a view and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that shows a view and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that shows the view of a snippet intent and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that says something and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog, opensIntent: opensIntent))
  }

  /// A result that says something, shows a view and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that says something, shows a view and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that says something, shows the view of a snippet intent and runs another intent.
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that returns a value and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(ResultParts(value: value, opensIntent: opensIntent))
  }

  /// A result that returns a value, shows a view and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that returns a value, shows a view and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that returns a value, shows the view of a snippet intent and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(value: value, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }

  /// A result that returns a value, says something and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows a view and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    view: some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(view), opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows a view and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    @ViewBuilder content: () -> some View
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(content()), opensIntent: opensIntent))
  }

  /// A result that returns a value, says something, shows the view of a snippet intent and runs another intent.
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    dialog: IntentDialog,
    snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, snippetIntent: snippetIntent, opensIntent: opensIntent))
  }
}

// MARK: - Views that are left out

extension IntentResult {
  /// A result whose view is left out: where a dialog is, nothing need be shown.
  @_disfavoredOverload
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(EmptyView())))
  }

  /// A result whose view is left out: where another intent is, nothing need be shown.
  @_disfavoredOverload
  public static func result(
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }

  /// A result whose view is left out: where a dialog is, nothing need be shown.
  @_disfavoredOverload
  public static func result(
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }

  /// A result whose view is left out: where a dialog is, nothing need be shown.
  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(EmptyView())))
  }

  /// A result whose view is left out: where another intent is, nothing need be shown.
  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(value: value, view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }

  /// A result whose view is left out: where a dialog is, nothing need be shown.
  @_disfavoredOverload
  public static func result<Value: _IntentValue>(
    value: Value,
    opensIntent: some AppIntent,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(value: value, dialog: dialog, view: _SnippetViewContainer(EmptyView()), opensIntent: opensIntent))
  }
}
