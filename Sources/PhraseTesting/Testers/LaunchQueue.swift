internal import Foundation

/// Creates one application after the other, because the environment, where they look for their folder, is one.
actor LaunchQueue {
  static let shared = LaunchQueue()

  private var last: Task<Void, Never>?

  /// Creates something while `XDG_STATE_HOME` names a folder.
  func launch<Launched: Sendable>(
    stateIn folder: StateFolder,
    _ launch: @escaping @Sendable () async -> Launched
  ) async -> Launched {
    let before = last
    let task = Task {
      await before?.value
      // Whoever reads meanwhile sees the old or the new path: the C library never frees either.
      setenv("XDG_STATE_HOME", folder.path, 1)
      return await launch()
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
