internal import Foundation

/// Creates one application after the other, because the environment, where they look for their folder, is one.
actor LaunchQueue {
  static let shared = LaunchQueue()

  private var last: Task<Void, Never>?

  /// Creates something while `XDG_STATE_HOME` and `XDG_DATA_HOME` name a folder.
  func launch<Launched: Sendable>(
    stateIn folder: StateFolder, _ launch: @escaping @Sendable () async -> Launched
  ) async -> Launched {
    let before = last
    let task = Task {
      await before?.value
      // Whoever reads meanwhile sees the old or the new path: the C library never frees either.
      for name in ["XDG_STATE_HOME", "XDG_DATA_HOME"] { setenv(name, folder.path, 1) }
      return await launch()
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
