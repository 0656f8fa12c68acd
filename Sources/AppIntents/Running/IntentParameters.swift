/// The parameters of one instance of an intent, in declaration order.
package struct IntentParameters: Sendable {
  package struct Entry: Sendable {
    package let name: String
    package let parameter: any AnyIntentParameter
  }

  package let entries: [Entry]

  /// Tells the parameters where they stand, too.
  package init(of intent: some AppIntent) {
    entries = storedWrappers(of: intent).compactMap { name, wrapper in
      guard let parameter = wrapper as? any AnyIntentParameter else { return nil }
      if parameter.location == nil {
        parameter.bind(to: ParameterLocation(intent: _unqualifiedName(of: type(of: intent)), name: name))
      }
      return Entry(name: name, parameter: parameter)
    }
  }

  package subscript(name: String) -> (any AnyIntentParameter)? { entries.first { $0.name == name }?.parameter }

  /// The name of the parameter that a key path leads to.
  package func name<Intent>(at path: PartialKeyPath<Intent>, of intent: Intent) -> String? {
    guard let parameter = intent[keyPath: path] as? any AnyIntentParameter else { return nil }
    return entries.first { $0.parameter === parameter }?.name
  }
}

/// Fetches what an intent, a query or an options provider marked with `@Dependency`.
package func prepareDependencies<Owner>(of owner: Owner) async throws {
  for (name, wrapper) in storedWrappers(of: owner) {
    guard let dependency = wrapper as? any PreparableDependency else { continue }
    try await dependency.prepare(property: name, owner: "\(Owner.self)")
  }
}

/// The dependencies that an intent, a query or an options provider marked and nobody registered.
package func unregisteredDependencies<Owner>(of owner: Owner, in environment: IntentEnvironment) -> [DependencyError] {
  storedWrappers(of: owner).compactMap { name, wrapper in
    guard let dependency = wrapper as? any PreparableDependency else { return nil }
    return dependency.problem(property: name, owner: "\(type(of: owner))", in: environment)
  }
}

/// A query or options provider that knows what it marked with `@Dependency`.
///
/// Queries are static and dependencies keep what they fetched, so each question goes to a copy with dependencies of
/// its own.
package func prepared<Provider: DynamicOptionsProvider>(_ provider: Provider) async throws -> Provider {
  let fresh = renewed(provider, blank: Provider.init)
  try await prepareDependencies(of: fresh)
  return fresh
}

extension AppIntent {
  /// Another instance with the same values, whose parameters and dependencies nobody shares.
  package func freshCopy() -> Self { renewed(self, blank: Self.init) }
}
