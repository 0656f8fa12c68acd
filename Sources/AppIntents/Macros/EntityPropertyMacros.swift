public import ApplePlatform

/// Makes a computed property one that people can see, search and sort by.
///
/// ```swift
/// @ComputedProperty
/// var name: String { landmark.name }
/// ```
///
/// The getter runs each time somebody reads the property. Without a title, the property is called by the name of the
/// variable; with a key, it is indexed under that attribute. Use `@Property` for a stored property, and
/// `@DeferredProperty` when the value has to be fetched.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
  customIndexingKey: CSCustomAttributeKey? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a property with an asynchronous getter one that is fetched when somebody asks for it, and not before.
///
/// ```swift
/// @DeferredProperty
/// var crowdStatus: Int { get async throws { try await server.crowdStatus(of: self) } }
/// ```
///
/// Prefer `@ComputedProperty` for a value that is at hand: deferred values are never indexed.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) = #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")
