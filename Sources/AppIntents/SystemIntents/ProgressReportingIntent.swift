/// An intent that says how far it has come.
///
/// ```swift
/// progress.totalUnitCount = Int64(trails.count)
/// for trail in trails { try await download(trail); progress.completedUnitCount += 1 }
/// ```
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of this run, every change of which is seen; outside of a run, one that nobody watches.
  public var progress: ReportedProgress { IntentRun.current?.progress ?? .ofRun() }
}

/// An intent that may take its time, as long as its progress moves.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

/// What a long task needs.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  /// The needs as bits.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

extension LongRunningIntent {
  /// Runs a long task and returns its value. There is no time limit here, so it runs at once and as it is.
  @discardableResult
  public func performBackgroundTask<Value>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> Value
  ) async throws -> Value { try await operation() }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Runs a long task and returns its value; says why when the person or the clock ends it.
  @discardableResult
  public func performBackgroundTask<Value>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> Value,
    onCancel handler: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Value { try await withIntentCancellationHandler(operation: operation, onCancel: handler) }
}
