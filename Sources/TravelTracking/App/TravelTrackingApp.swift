public import AppIntents
public import SwiftUI

/// The app. Registers what intents and queries depend on before any of them can run.
public struct TravelTrackingApp: App {
  private let modelData: ModelData
  private let navigator: Navigator

  /// Starts the app with the data of the person who runs it.
  public init() {
    self.init(modelData: ModelData())
  }

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
  }

  /// The windows: one that handles what intents open, and another for everything else.
  public var body: some Scene {
    WindowGroup("TravelTracking") {
      LandmarksNavigationStack()
        .environment(modelData)
        .environment(navigator)
        .task { await donateLandmarks() }
    }
    .handlesExternalEvents(matching: [
      OpenLandmarkIntent.persistentIdentifier,
      OpenCollectionIntent.persistentIdentifier,
    ])
  }

  /// Lets searches of the system find the landmarks.
  private func donateLandmarks() async {
    let entities = modelData.landmarks.map { LandmarkEntity(landmark: $0, modelData: modelData) }
    try? await CSSearchableIndex.default().indexAppEntities(entities)
  }
}
