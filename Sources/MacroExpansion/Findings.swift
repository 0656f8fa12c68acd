/// Something wrong in a declaration, and where.
struct Finding: Equatable {
  var misuse: Misuse
  /// The UTF-8 offset in the source of the declaration.
  var offset: Int

  init(_ misuse: Misuse, at offset: Int) { (self.misuse, self.offset) = (misuse, offset) }
}

/// Why there is no expansion.
struct Findings: Error, Equatable {
  var findings: [Finding]
  /// Source that keeps the compiler from reporting consequences of what the findings already say.
  var fallback = ""

  init(_ findings: [Finding], fallback: String = "") { (self.findings, self.fallback) = (findings, fallback) }

  init(_ misuse: Misuse, at offset: Int, fallback: String = "") {
    self.init([Finding(misuse, at: offset)], fallback: fallback)
  }
}

/// What a declaration did against the rules of a macro.
enum Misuse: Equatable {
  case unreadable(message: String)
  case unreadableDeclaration(macro: String)
  case unknownMacro(String)
  case notAProperty(macro: String)
  case severalProperties(macro: String)
  case storedProperty(macro: String)
  case staticProperty(macro: String)
  case missingType(macro: String, property: String)
  case missingGetter(macro: String)
  case asynchronousGetter
  case synchronousGetter
  case unionNotAnEnum
  case unionWithoutCases(String)
  case unionCasePayload(String)
  case unionCasesOfOneType(String, String, type: String)
  case missingSchema(macro: String)
  case entryOutsideEnvironment
  case computedEntry(String)
  case entryWithoutValue(String)
  case schemaOnWrongKind(macro: String, allowed: String)

  var message: String {
    switch self {
    case .unreadable(let message): "the macros of AppIntents and SwiftUI cannot read \(message)"
    case .unreadableDeclaration(let macro): "'@\(macro)' cannot read this declaration"
    case .unknownMacro(let name): "there is no macro '\(name)' in AppIntents or SwiftUI"
    case .notAProperty(let macro): "'@\(macro)' can only be applied to a property"
    case .severalProperties(let macro): "'@\(macro)' can only be applied to a single property"
    case .storedProperty(let macro): "'@\(macro)' requires a computed property"
    case .staticProperty(let macro): "'@\(macro)' cannot be applied to a static property"
    case .missingType(let macro, let property): "'@\(macro)' requires a type annotation on property '\(property)'"
    case .missingGetter(let macro): "'@\(macro)' requires a property with a getter"
    case .asynchronousGetter:
      "'@ComputedProperty' requires a getter that is neither 'async' nor 'throws'; use '@DeferredProperty' instead"
    case .synchronousGetter:
      "'@DeferredProperty' requires a getter that is 'async'; use '@ComputedProperty' for one that is not"
    case .unionNotAnEnum: "'@UnionValue' can only be applied to an enum"
    case .unionWithoutCases(let name): "'@UnionValue' enum '\(name)' must have at least one case"
    case .unionCasePayload(let name): "'@UnionValue' case '\(name)' must have exactly one associated value"
    case .unionCasesOfOneType(let first, let second, let type):
      "'@UnionValue' cases '\(first)' and '\(second)' have the same type '\(type)'"
    case .missingSchema(let macro): "'@\(macro)' requires a schema, as in '@\(macro)(schema: .photos.openAsset)'"
    case .entryOutsideEnvironment: "'@Entry' can only be applied to a variable in an extension of EnvironmentValues"
    case .computedEntry(let name): "'@Entry' makes the accessors of property '\(name)'; it cannot have its own"
    case .entryWithoutValue(let name): "'@Entry' requires a default value for property '\(name)'"
    case .schemaOnWrongKind(let macro, let allowed): "'@\(macro)' can only be applied to \(allowed)"
    }
  }
}
