/// An intent that changes the app while a Focus is on. Compiles only: there is no Focus here.
///
/// It runs only when it is run.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  static var current: Self { get async throws }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  public static var current: Self {
    get async throws { throw IntentRunError.noSuchSurface(intent: "\(Self.self)", surface: "a Focus") }
  }

  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func invalidateFocusFilterAppContext() async throws {}
}

/// What the system does while a filter is on. Compiles only: there is no Focus here.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Predicates are never changed after they were made.
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?

  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The Focus for which filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {
  package init() {}
}

/// Why there is no filter. Compiles only: there is no Focus here.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable { case notFound }
