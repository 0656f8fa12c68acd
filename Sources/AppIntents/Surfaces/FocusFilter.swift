/// An intent that changes the app while a Focus is on. Compiles only: there is no Focus here.
///
/// It runs only when it is run.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// The filter that is on.
  static var current: Self { get async throws }
  /// Filters worth suggesting.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
  /// What the system does while the filter is on.
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  /// Throws: there is no Focus here.
  public static var current: Self {
    get async throws { throw IntentRunProblem.noSuchSurface(intent: "\(Self.self)", surface: "a Focus") }
  }

  /// None.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// Drops the request: no Focus is on.
  public static func invalidateFocusFilterAppContext() async throws {}
}

/// What the system does while a filter is on. Compiles only: there is no Focus here.
public struct FocusFilterAppContext: @unchecked Sendable {
  // Predicates are never changed after they were made.
  /// Which notifications come through.
  public let notificationFilterPredicate: NSPredicate?
  /// What the identifiers of matching content begin with.
  public let targetContentIdentifierPrefix: String?

  /// Filters nothing, unless it is told to.
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
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
  /// None is on.
  case notFound
}
