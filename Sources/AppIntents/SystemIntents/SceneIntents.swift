/// An intent that a scene of the app carries out.
///
/// Compiles only: there are no windows here. It runs like any other intent.
@_alwaysEmitConformanceMetadata
public protocol UISceneAppIntent: TargetContentProvidingIntent {}

/// Whoever carries out intents for a scene. Compiles only: there are no windows here.
@MainActor @preconcurrency
public protocol AppIntentSceneDelegate: AnyObject {}
