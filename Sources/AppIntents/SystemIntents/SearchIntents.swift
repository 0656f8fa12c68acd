/// What a search is for.
public protocol SearchCriteria: _IntentValue {
  /// Where the search looks.
  associatedtype SearchScopes = Void
}

/// A search for words.
public struct StringSearchCriteria: SearchCriteria, Hashable, Codable {
  /// Where the search looks.
  public typealias SearchScopes = [StringSearchScope]

  public var term: String

  /// A search for words.
  public init(term: String) { self.term = term }

  public static var _valueKind: _IntentValueKind { _IntentValueKind(.search) }
}

/// Where a search for words looks.
public enum StringSearchScope: String, Hashable, Sendable, CaseIterable {
  case general
  case movies
  case tv
  /// Videos that people made themselves.
  case freeformVideo
}

/// An intent that shows in the app what a search found.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent, _AppPerformedIntent {
  associatedtype Criteria: SearchCriteria = StringSearchCriteria
  /// Where the search looks.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What is searched for.
  var criteria: Criteria { get set }
}
