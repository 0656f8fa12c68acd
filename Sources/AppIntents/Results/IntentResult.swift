package import SwiftUI

/// What performing an intent returns.
public protocol IntentResult: Sendable {
  /// The type of the value, or `Never`.
  associatedtype Value: _IntentValue
  /// The intent to run next, or `Never`.
  associatedtype OpensAppIntent
  /// What is shown, or `Never`.
  associatedtype Snippet
  /// What is said, or `Never`.
  associatedtype Dialog

  /// The value, which the next intent of a chain may take.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows the view of a ``SnippetIntent``, which can be shown anew.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// A result that runs another intent.
public protocol OpensIntent: IntentResult where OpensAppIntent: AppIntent {}

/// The one type behind every `.result(…)`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult {
  package let parts: ResultParts
  public var value: Value? { parts.value as? Value }
  /// What is said.
  public var dialog: IntentDialog? { parts.dialog }
  /// The intent to run next.
  public var opensIntent: OpensAppIntent? { parts.opensIntent as? OpensAppIntent }
  /// The identifier of the activity that shows the result.
  public var activityIdentifier: String? { nil }

  package init(_ parts: ResultParts) { self.parts = parts }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
extension IntentResultContainer: OpensIntent {}

/// The parts of a result, whatever its type says.
package struct ResultParts: Sendable {
  package var value: (any Sendable)?
  package var dialog: IntentDialog?
  package var view: _SnippetViewContainer?
  package var snippetIntent: (any SnippetIntent)?
  package var opensIntent: (any AppIntent)?
}

/// A result whose parts can be read without knowing its type.
package protocol PartedResult {
  var parts: ResultParts { get }
}

extension IntentResultContainer: PartedResult {}

/// A view to show, on its way from an intent to whoever shows it.
public struct _SnippetViewContainer: @unchecked Sendable {
  // Made by the intent, read once by the main actor; nobody keeps a second reference to mutate.
  private let content: any View

  package init(_ content: any View) { self.content = content }

  @MainActor package var view: any View { content }
}

/// The snippet intent whose view to show, on its way from an intent to whoever shows it.
public struct _SnippetIntentContainer: Sendable {
  package let intent: any SnippetIntent
}
