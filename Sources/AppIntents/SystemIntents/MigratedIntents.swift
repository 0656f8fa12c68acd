/// An intent that another one has replaced, or that is going away.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use instead, or `Never`.
  associatedtype ReplacementIntent: AppIntent = Never
  /// Why, and what to use instead.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is going away, and what replaces it.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What people are told.
  public let message: LocalizedStringResource

  /// An intent that goes away without a replacement.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never { self.message = message }

  /// An intent that another one replaces.
  public init(message: LocalizedStringResource, replacedBy replacementIntent: ReplacementIntent.Type) {
    self.message = message
  }
}

/// An intent that continues one of an older framework, so that shortcuts made with that one still work.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}
