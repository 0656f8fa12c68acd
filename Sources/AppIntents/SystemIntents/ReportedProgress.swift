internal import Synchronization

/// How far a run has come at one moment.
package struct IntentProgress: Hashable, Sendable {
  package let completedUnitCount: Int64
  package let totalUnitCount: Int64
  /// Between 0 and 1; 0 while the total is unknown.
  package let fractionCompleted: Double
  /// What the intent says it is doing, if it says so.
  package let title: String?
  /// What it adds to that.
  package let subtitle: String?

  fileprivate init(of progress: ReportedProgress) {
    completedUnitCount = progress.completedUnitCount
    totalUnitCount = progress.totalUnitCount
    fractionCompleted = progress.isIndeterminate ? 0 : progress.fractionCompleted
    title = progress.title
    subtitle = progress.subtitle
  }
}

/// The progress of a run, which tells of every change in order.
///
/// Unlike the progress of Foundation on Linux, it can be told what it is about.
public final class ReportedProgress: Progress, @unchecked Sendable {
  // What is added to the inherited storage, which Foundation locks, is behind a lock too.
  private struct State {
    var title: String?
    var subtitle: String?
    var continuation: AsyncStream<IntentProgress>.Continuation?
  }

  private let state = Mutex(State())

  fileprivate var title: String? { state.withLock { $0.title } }
  fileprivate var subtitle: String? { state.withLock { $0.subtitle } }

  /// A progress of one hundred units, none of them done.
  static func ofRun() -> ReportedProgress {
    let progress = ReportedProgress(parent: nil, userInfo: nil)
    progress.totalUnitCount = 100
    return progress
  }

  /// How much is done.
  public override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set {
      super.completedUnitCount = newValue
      tell()
    }
  }

  /// How much there is to do.
  public override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set {
      super.totalUnitCount = newValue
      tell()
    }
  }

  /// What is being done.
  public override var localizedDescription: String! {
    get { state.withLock { $0.title } ?? super.localizedDescription }
    set {
      state.withLock { $0.title = newValue }
      tell()
    }
  }

  /// What there is to add.
  public override var localizedAdditionalDescription: String! {
    get { state.withLock { $0.subtitle } ?? super.localizedAdditionalDescription }
    set {
      state.withLock { $0.subtitle = newValue }
      tell()
    }
  }

  private func tell() {
    guard let continuation = state.withLock({ $0.continuation }) else { return }
    continuation.yield(IntentProgress(of: self))
  }

  /// Runs an operation while an observer is told of every change, in order; returns when it has heard the last one.
  func reporting<Result>(
    to observer: @escaping @Sendable (IntentProgress) async -> Void, _ operation: () async throws -> Result
  ) async throws -> Result {
    let (changes, continuation) = AsyncStream.makeStream(of: IntentProgress.self)
    state.withLock { $0.continuation = continuation }
    async let told: Void = { for await change in changes { await observer(change) } }()
    do {
      let result = try await operation()
      continuation.finish()
      await told
      return result
    } catch {
      continuation.finish()
      await told
      throw error
    }
  }
}
