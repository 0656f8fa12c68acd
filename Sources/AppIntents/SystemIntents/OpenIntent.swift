/// An intent that opens something in the app.
///
/// The app comes to the front. Without a `perform()` of its own, the views that wait for the intent take over, or the
/// address of what is opened.
///
/// ```swift
/// struct OpenTrail: OpenIntent {
///   static let title: LocalizedStringResource = "Open Trail"
///   @Parameter(title: "Trail") var target: TrailEntity
/// }
/// ```
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent, _AppPerformedIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue
  /// What is opened.
  var target: Value { get set }
}

/// An intent that leads to content of the app, which a view shows when it runs.
///
/// The view says `.onAppIntentExecution(OpenTrail.self) { intent in … }`.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: _AppPerformedIntent {
  /// Which content it is; scenes say for which identifiers they open.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The identifier of the intent's type.
  public var contentIdentifier: String { Self.persistentIdentifier }
}
