/// A sentence that says what an intent will do with its values.
public protocol ParameterSummary<Intent> {
  associatedtype Intent: AppIntent
  func _resolved(for intent: Intent) -> _ResolvedSummary?
  var _all: [_ResolvedSummary] { get }
}

/// A summary with its conditions decided.
public struct _ResolvedSummary: @unchecked Sendable {
  package enum Piece {
    case text(String)
    case parameter(AnyKeyPath)
  }

  // Key paths of a summary capture nothing that could change.
  package let pieces: [Piece]
  package let table: String?
  /// The parameters listed below the sentence.
  package let further: [AnyKeyPath]
}

/// The text of a summary, with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package var pieces: [_ResolvedSummary.Piece]

  public init(stringLiteral value: String) { pieces = [.text(value)] }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the pieces of a summary.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var pieces: [_ResolvedSummary.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { pieces.append(.parameter(parameter)) }

    /// Adds a part of a parameter that has several shapes.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, _UnionParameterPart<Value>>) {
      pieces.append(.parameter(parameter))
    }

    public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
  }
}

/// A summary made of one sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let pieces: [_ResolvedSummary.Piece]
  private let table: String?
  private let further: [AnyKeyPath]

  /// The intent's title, and the parameters it has.
  public init(table: String? = nil) {
    pieces = [.text(String(localized: Intent.title))]
    self.table = table
    further = []
  }

  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
    pieces = summaryString.pieces
    self.table = table
    further = []
  }

  /// A sentence, and parameters listed below it.
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [AnyKeyPath]
  ) {
    pieces = summaryString.pieces
    self.table = table
    further = parameterKeyPaths()
  }

  /// The intent's title, and parameters listed below it.
  public init(table: String? = nil, @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [AnyKeyPath]) {
    pieces = [.text(String(localized: Intent.title))]
    self.table = table
    further = parameterKeyPaths()
  }

  public func _resolved(for intent: Intent) -> _ResolvedSummary? { _all.first }
  public var _all: [_ResolvedSummary] { [_ResolvedSummary(pieces: pieces, table: table, further: further)] }
}

/// The summary of an intent that has none: its title.
public struct _DefaultParameterSummary<Intent: AppIntent>: ParameterSummary {
  package init() {}
  public func _resolved(for intent: Intent) -> _ResolvedSummary? { nil }
  public var _all: [_ResolvedSummary] { [] }
}

/// Lists parameters one by one.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent>: _ListBuilder {
  public typealias Element = AnyKeyPath
  public static func buildExpression<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> [AnyKeyPath] { [parameter] }
}

/// Builds a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    first content: First
  ) -> _EitherSummary<First, Second> where First.Intent == Intent, Second.Intent == Intent { .first(content) }
  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    second content: Second
  ) -> _EitherSummary<First, Second> where First.Intent == Intent, Second.Intent == Intent { .second(content) }
  public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}

/// One summary or another.
public enum _EitherSummary<First: ParameterSummary, Second: ParameterSummary>: ParameterSummary
where First.Intent == Second.Intent {
  case first(First)
  case second(Second)

  public typealias Intent = First.Intent

  public func _resolved(for intent: First.Intent) -> _ResolvedSummary? {
    switch self {
    case .first(let content): content._resolved(for: intent)
    case .second(let content): content._resolved(for: intent)
    }
  }

  public var _all: [_ResolvedSummary] {
    switch self {
    case .first(let content): content._all
    case .second(let content): content._all
    }
  }
}
