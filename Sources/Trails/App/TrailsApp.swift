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
  public init() {
    self.init(trailManager: TrailDataManager(), dependencies: .shared)
  }

  /// The app with a model of one's own.
  ///
  /// - Parameters:
  ///   - trailManager: the model.
  ///   - dependencies: where intents look for the model.
  public init(trailManager: TrailDataManager, dependencies: AppDependencyManager) {
    let navigationModel = NavigationModel()
    let activityTracker = ActivityTracker(trailManager: trailManager)
    dependencies.add(dependency: trailManager)
    dependencies.add(dependency: navigationModel)
    dependencies.add(dependency: activityTracker)
    self.trailManager = trailManager
    self.navigationModel = navigationModel
    self.activityTracker = activityTracker

    TrailShortcuts.updateAppShortcutParameters()
    Task { await Self.prepareSearch(for: trailManager) }
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

  /// Search is a convenience: the app works without it.
  private static func prepareSearch(for trailManager: TrailDataManager) async {
    try? await trailManager.donateTrails()
  }
}
