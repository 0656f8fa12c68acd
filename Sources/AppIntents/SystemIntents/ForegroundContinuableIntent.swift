/// An intent that begins behind the scenes and may ask to go on in front.
///
/// Newer code lists `.foreground(.dynamic)` among the `supportedModes` and calls `continueInForeground`.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error to throw when the intent can only go on in front; after the app has come there, the continuation runs
  /// and then `perform()` again from the top.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)?
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog, alwaysConfirm: true, continuation: continuation), "This has to continue in the app.")
  }

  /// Asks to go on in front, runs the continuation there and returns its value; a refusal ends the intent.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await IntentRun.around(self).continueInForeground(dialog, alwaysConfirm: true)
    return try await continuation()
  }
}
