public import AppIntents
public import SwiftUI

/// The app.
///
/// An intent may run before any window exists, so everything that intents need is registered in `init()`.
public struct TrailsApp: App {
  private let trailManager: TrailDataManager
  private let navigationModel: NavigationModel
  private let activityTracker: ActivityTracker

  /// The app with what is saved in the usual place.
  public init() { self.init(stateFile: nil, dependencies: .shared) }

  /// The app with what is saved in a file, and with the model where intents look for it.
  public init(stateFile: URL?, dependencies: AppDependencyManager) {
    let trailManager = TrailDataManager(url: stateFile)
    let navigationModel = NavigationModel()
    let activityTracker = ActivityTracker(trailManager: trailManager)
    dependencies.add(dependency: trailManager)
    dependencies.add(dependency: navigationModel)
    dependencies.add(dependency: activityTracker)
    self.trailManager = trailManager
    self.navigationModel = navigationModel
    self.activityTracker = activityTracker

    if let notice = trailManager.notice {
      // The favourites show it too, but an intent may run for weeks without anybody seeing them.
      FileHandle.standardError.write(Data("Trails: \(notice)\n".utf8))
    }
    TrailShortcuts.updateAppShortcutParameters()
    // Search is a convenience: the app works without it.
    Task { try? await trailManager.donateTrails() }
  }

  /// The main window.
  public var body: some Scene {
    WindowGroup("Trails") {
      ContentView()
        .environment(trailManager)
        .environment(navigationModel)
        .environment(activityTracker)
    }
  }
}
