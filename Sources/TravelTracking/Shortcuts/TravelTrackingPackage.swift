public import AppIntents

/// The intents of the app, with those of the packages it uses.
///
/// The system reads each target by itself; this tells it which targets belong together.
public struct TravelTrackingPackage: AppIntentsPackage {
  /// The packages with intents, entities and queries of their own.
  public static var includedPackages: [any AppIntentsPackage.Type] { [LandmarksPackage.self] }
}

/// The landmarks and their queries, which a widget or an extension of the app would use as well.
struct LandmarksPackage: AppIntentsPackage {}
