/// An intent that a scene of the app carries out.
///
/// The name exists so that code which mentions it compiles; there are no windows here, so it runs like any other.
public protocol UISceneAppIntent: TargetContentProvidingIntent {}

/// Whoever carries out intents for a scene. There are no scenes here, so nobody is asked.
@MainActor @preconcurrency
public protocol AppIntentSceneDelegate: AnyObject {}
