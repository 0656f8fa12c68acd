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
    self.title = title
    self.locale = locale
    self.traits = traits
  }
}

/// The resolvers that a parameter tries, in order.
public protocol ResolverSpecification: Sendable {
  /// The resolvers.
  var _resolvers: [any Resolver] { get }
}

/// No resolvers besides those built in.
public struct EmptyResolverSpecification<Value>: ResolverSpecification {
  /// None.
  public var _resolvers: [any Resolver] { [] }

  /// Creates the empty specification.
  public init() {}
}

/// A list of resolvers.
public struct _ListedResolvers: ResolverSpecification {
  /// The resolvers.
  public let _resolvers: [any Resolver]
}

/// Lists resolvers one by one.
@resultBuilder
public enum ResolverSpecificationBuilder<Value> {
  /// A resolver.
  public static func buildExpression(_ resolver: any Resolver) -> [any Resolver] { [resolver] }
  /// The resolvers in order.
  public static func buildBlock(_ resolvers: [any Resolver]...) -> [any Resolver] { resolvers.flatMap { $0 } }
  /// One branch.
  public static func buildEither(first resolvers: [any Resolver]) -> [any Resolver] { resolvers }
  /// The other branch.
  public static func buildEither(second resolvers: [any Resolver]) -> [any Resolver] { resolvers }
  /// Resolvers that may be left out.
  public static func buildOptional(_ resolvers: [any Resolver]?) -> [any Resolver] { resolvers ?? [] }
  /// The whole list.
  public static func buildFinalResult(_ resolvers: [any Resolver]) -> _ListedResolvers {
    _ListedResolvers(_resolvers: resolvers)
  }
}

/// Reads a whole number from text.
public struct IntFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The number that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
    ReadableText(input, locale: context.locale).integer
  }
}

/// Takes a number without fraction as a whole number.
public struct IntFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The whole number, if there is no fraction.
  public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
    Int(exactly: input)
  }
}

/// Refuses whole numbers that are out of the parameter's range.
public struct IntResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The number, if it is in the range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    context.traits.range.map { $0.contains(Double(input)) } == false ? nil : input
  }
}

/// Reads a number from text.
public struct DoubleFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The number that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
    ReadableText(input, locale: context.locale).number
  }
}

/// Takes a whole number as a number.
public struct DoubleFromIntResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The number.
  public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
    Double(input)
  }
}

/// Refuses numbers that are out of the parameter's range.
public struct DoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The number, if it is in the range.
  public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
    context.traits.range.map { $0.contains(input) } == false ? nil : input
  }
}

/// Reads yes or no, or the parameter's own words for them, from text.
public struct BoolFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The value that the text says.
  public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
    ReadableText(input, locale: context.locale).boolean(named: context.traits.booleanNames)
  }
}

/// Writes a whole number as text.
public struct StringFromIntResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The digits.
  public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
    String(input)
  }
}

/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The digits.
  public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
    Int(exactly: input).map(String.init) ?? String(input)
  }
}

/// Reads an address from text.
public struct URLFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The address that the text is.
  public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
    ReadableText(input, locale: context.locale).url
  }
}

/// Takes text as text without attributes.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}
  /// The text.
  public func resolve(
    from input: String,
    context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? {
    AttributedString(input)
  }
}
