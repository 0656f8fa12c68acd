/// Makes a parameter's value out of a value of another type.
public protocol Resolver: Sendable {
  /// What it begins with.
  associatedtype Input: _IntentValue
  /// What it makes.
  associatedtype Output: _IntentValue

  /// The value, or nil if the input means none.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// What a resolver knows about the parameter it works for.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// What the parameter is called.
  public let title: LocalizedStringResource
  /// The language of the conversation.
  public let locale: Locale
  package let traits: ParameterTraits

  package init(title: LocalizedStringResource, locale: Locale, traits: ParameterTraits) {
    (self.title, self.locale, self.traits) = (title, locale, traits)
  }
}

/// The resolvers that a parameter tries, in order.
public protocol ResolverSpecification: Sendable {
  var _resolvers: [any Resolver] { get }
}

/// No resolvers besides those built in.
public struct EmptyResolverSpecification<Value>: ResolverSpecification {
  public var _resolvers: [any Resolver] { [] }

  public init() {}
}

/// A list of resolvers.
public struct _ListedResolvers: ResolverSpecification {
  public let _resolvers: [any Resolver]

  public init() { self.init([]) }

  init(_ resolvers: [any Resolver]) { _resolvers = resolvers }
}

/// Lists resolvers one by one.
@resultBuilder
public enum ResolverSpecificationBuilder<Value>: _ListBuilder {
  public typealias Element = any Resolver
  public static func buildExpression(_ resolver: any Resolver) -> [any Resolver] { [resolver] }
  public static func buildFinalResult(_ resolvers: [any Resolver]) -> _ListedResolvers { _ListedResolvers(resolvers) }
}

/// Reads a whole number from text.
public struct IntFromStringResolver: Resolver {
  public init() {}
  /// The number that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    ReadableText(input, locale: context.locale).integer
  }
}

/// Takes a number without fraction as a whole number.
public struct IntFromDoubleResolver: Resolver {
  public init() {}
  /// The whole number, if there is no fraction.
  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
    Int(exactly: input)
  }
}

/// Refuses whole numbers that are out of the parameter's range.
public struct IntResolver: Resolver {
  public init() {}
  /// The number, if it is in the range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    context.traits.range.map { $0.contains(Double(input)) } == false ? nil : input
  }
}

/// Reads a number from text.
public struct DoubleFromStringResolver: Resolver {
  public init() {}
  /// The number that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    ReadableText(input, locale: context.locale).number
  }
}

/// Takes a whole number as a number.
public struct DoubleFromIntResolver: Resolver {
  public init() {}
  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
    Double(input)
  }
}

/// Refuses numbers that are out of the parameter's range.
public struct DoubleResolver: Resolver {
  public init() {}
  /// The number, if it is in the range.
  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
    context.traits.range.map { $0.contains(input) } == false ? nil : input
  }
}

/// Reads yes or no, or the parameter's own words for them, from text.
public struct BoolFromStringResolver: Resolver {
  public init() {}
  /// The value that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
    ReadableText(input, locale: context.locale).boolean(named: context.traits.booleanNames)
  }
}

/// Writes a whole number as text.
public struct StringFromIntResolver: Resolver {
  public init() {}
  public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
  public init() {}
  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
    Int(exactly: input).map(String.init) ?? String(input)
  }
}

/// Reads an address from text.
public struct URLFromStringResolver: Resolver {
  public init() {}
  /// The address that the text is.
  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
    ReadableText(input, locale: context.locale).url
  }
}

/// Takes text as text without attributes.
public struct AttributedStringFromStringResolver: Resolver {
  public init() {}
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}
