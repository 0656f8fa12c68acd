/// What a test expects of a value.
public protocol IntentValueExpectation: Sendable {
  /// Whether a value is as expected; nil stands for none.
  func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool
}

/// What a test expects of a parameter.
public protocol ResolvableIntentValueExpectation: IntentValueExpectation {}

/// Expects something of a value that is not made of others.
///
/// Texts are compared exactly. A text stands also for the entity of that title or identifier, and for the case of that raw
/// value.
public struct PrimitiveExpectation: ResolvableIntentValueExpectation, CustomStringConvertible {
  fileprivate enum Kind: Sendable {
    case isNil
    case notNil
    case equals(any IntentValueExpressing)
    case contains(String)
    case matches(String, @Sendable (String) throws -> Bool)
  }

  fileprivate let kind: Kind

  /// Whether a value is as expected.
  public func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool {
    let value = try value?._expression.value ?? .nothing
    switch kind {
    case .isNil: return value.isNothing
    case .notNil: return !value.isNothing
    case .equals(let other): return value.isSame(as: try other._expression.value)
    case .contains(let text): return value.text?.contains(text) ?? false
    case .matches(_, let matches): return try value.text.map(matches) ?? false
    }
  }

  /// The expectation as a predicate.
  public var description: String {
    switch kind {
    case .isNil: "is nil"
    case .notNil: "is not nil"
    case .equals(let other): "equals \((try? other._expression.value)?.shown ?? "a value that cannot be read")"
    case .contains(let text): "contains \(FailureMessages.quoted(text))"
    case .matches(let pattern, _): "matches \(pattern)"
    }
  }
}

extension IntentValueExpectation where Self == PrimitiveExpectation {
  /// Expects no value.
  public static var isNil: PrimitiveExpectation { PrimitiveExpectation(kind: .isNil) }
  /// Expects a value, whichever.
  public static var notNil: PrimitiveExpectation { PrimitiveExpectation(kind: .notNil) }
  /// Expects a value.
  public static func equals(_ value: some IntentValueExpressing) -> PrimitiveExpectation {
    PrimitiveExpectation(kind: .equals(value))
  }
  /// Expects a text with another in it, in the same case.
  public static func contains(_ text: String) -> PrimitiveExpectation { PrimitiveExpectation(kind: .contains(text)) }
  /// Expects a text with something in it that a regular expression matches.
  public static func contains(regex pattern: String) -> PrimitiveExpectation {
    PrimitiveExpectation(kind: .matches("/\(pattern)/") { text in try text.contains(Regex(pattern)) })
  }
  /// Expects a text with something in it that a regular expression matches.
  public static func contains<Output>(
    regex: @autoclosure @escaping @Sendable () -> Regex<Output>
  ) -> PrimitiveExpectation { PrimitiveExpectation(kind: .matches("a regular expression") { $0.contains(regex()) }) }
}

extension ExpressedValue {
  fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }
}

/// Makes an expectation of others that are given by name.
@dynamicCallable
public struct IntentValueExpectationCallable<Expectation, Output>: Sendable {
  private let make: @Sendable ([(name: String, expectation: Expectation)]) -> Output

  init(_ make: @escaping @Sendable ([(name: String, expectation: Expectation)]) -> Output) { self.make = make }

  /// Makes it.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Expectation>) -> Output {
    make(arguments.map { (name: $0.key, expectation: $0.value) })
  }
}
