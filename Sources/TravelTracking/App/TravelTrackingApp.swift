public import AppIntents
public import SwiftUI

/// The app. Registers what intents and queries depend on before any of them can run.
public struct TravelTrackingApp: App {
  private let modelData: ModelData
  private let navigator: Navigator

  /// Starts the app with the data of the person who runs it.
  public init() { self.init(modelData: ModelData()) }

  /// Starts the app with given data, and makes it available to `@Dependency`.
  public init(modelData: ModelData, dependencies: AppDependencyManager = .shared) {
    let navigator = Navigator()
    let searchEngine = SearchEngine()
    dependencies.add(dependency: modelData)
    dependencies.add(dependency: navigator)
    dependencies.add(dependency: searchEngine)
    self.modelData = modelData
    self.navigator = navigator
    // Favorites are among the phrases, so the system has to know them from the start.
    TravelTrackingShortcuts.updateAppShortcutParameters()
    if let notice = modelData.notice {
      // The window shows it too, but an intent may run for weeks without anybody seeing that.
      FileHandle.standardError.write(Data("TravelTracking: \(notice)\n".utf8))
    }
  }

  /// The windows: one that handles what intents open, and another for everything else.
  public var body: some Scene {
    WindowGroup("TravelTracking") {
      LandmarksNavigationStack()
        .environment(modelData)
        .environment(navigator)
        // Searches of the system find the landmarks from now on; the app works without that.
        .task {
          try? await CSSearchableIndex.default().indexAppEntities(modelData.landmarks.map(modelData.entity))
        }
    }
    .handlesExternalEvents(matching: [
      OpenLandmarkIntent.persistentIdentifier, OpenCollectionIntent.persistentIdentifier,
    ])
  }
}
