/// The parameters of one instance of an intent, in declaration order.
///
/// Swift keeps no names for key paths here, so the names come from a mirror of the instance: the storage of a
/// parameter called `target` is a child labelled `_target`.
package struct IntentParameters: Sendable {
  package struct Entry: Sendable {
    package let name: String
    package let parameter: any AnyIntentParameter
  }

  package let entries: [Entry]

  package init(of intent: some AppIntent) {
    let owner = _unqualifiedName(of: type(of: intent))
    entries = storedChildren(of: intent).compactMap { name, value in
      guard let parameter = value as? any AnyIntentParameter else { return nil }
      parameter.bind(to: ParameterPlace(intent: owner, name: name))
      return Entry(name: name, parameter: parameter)
    }
  }

  package subscript(name: String) -> (any AnyIntentParameter)? {
    entries.first { $0.name == name }?.parameter
  }

  /// The name of the parameter that a key path leads to.
  package func name<Intent>(at path: PartialKeyPath<Intent>, of intent: Intent) -> String? {
    guard let parameter = intent[keyPath: path] as? any AnyIntentParameter else { return nil }
    return entries.first { $0.parameter === parameter }?.name
  }
}

/// The stored properties of a value, those of superclasses first, under the names of the variables they belong to.
func storedChildren(of value: Any) -> [(name: String, value: Any)] {
  var mirrors: [Mirror] = []
  var next: Mirror? = Mirror(reflecting: value)
  while let mirror = next {
    mirrors.append(mirror)
    next = mirror.superclassMirror
  }
  return mirrors.reversed().flatMap(\.children).compactMap { child in
    child.label.map { ($0.hasPrefix("_") ? String($0.dropFirst()) : $0, child.value) }
  }
}

/// Fetches what an intent, a query or an options provider marked with `@Dependency`.
package func prepareDependencies(of owner: some Any) async throws {
  for (name, value) in storedChildren(of: owner) {
    guard let dependency = value as? any PreparableDependency else { continue }
    try await dependency.prepare(property: name, owner: "\(type(of: owner))")
  }
}

/// A query or options provider that knows what it marked with `@Dependency`.
///
/// Queries are static and dependencies keep what they fetched, so each question goes to an instance of its own; only
/// a provider that keeps something else, such as a closure, is asked itself.
package func prepared<Provider: DynamicOptionsProvider>(_ provider: Provider) async throws -> Provider {
  let stored = storedChildren(of: provider)
  let fresh = stored.allSatisfy { $0.value is any PreparableDependency } ? Provider() : provider
  try await prepareDependencies(of: fresh)
  return fresh
}

extension AppIntent {
  /// Another instance with the same values in its parameters, whose storage nobody shares.
  ///
  /// Nil if the intent keeps something outside of wrappers, which a new instance would not have.
  package func freshCopy() -> Self? {
    let ours = storedChildren(of: self)
    guard ours.allSatisfy({ $0.value is any AnyIntentParameter || $0.value is any PreparableDependency }) else {
      return nil
    }
    let copy = Self()
    let theirs = Dictionary(
      storedChildren(of: copy).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    for (name, value) in ours {
      guard let mine = value as? any AnyIntentParameter, let other = theirs[name] as? any AnyIntentParameter else {
        continue
      }
      other.adopt(mine)
    }
    return copy
  }
}
