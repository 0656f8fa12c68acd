public import ApplePlatform

// MARK: - Computed properties

/// Makes a computed property one that people can see, search and sort by.
///
/// ```swift
/// @ComputedProperty
/// var name: String { landmark.name }
/// ```
///
/// The getter runs each time somebody reads the property. Use `@Property` for a stored property, and
/// `@DeferredProperty` when the value has to be fetched.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty() = #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed property one that people can see, under a title of its own.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed property one that people can see and that is indexed under an attribute.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed property one that people can see and that is indexed under an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed property one that people can see under a title and that is indexed under an attribute.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(
  title: LocalizedStringResource,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

/// Makes a computed property one that people can see under a title and that is indexed under an attribute of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
  #externalMacro(module: "AppIntentsMacros", type: "ComputedProperty")

// MARK: - Deferred properties

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
public macro DeferredProperty() = #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")

/// Makes a property with an asynchronous getter one that is fetched when somebody asks for it, under a title of its own.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")

/// Makes a property with an asynchronous getter one that is fetched when somebody asks for it, for an attribute.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
  #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")

/// Makes a property with an asynchronous getter one that is fetched when somebody asks for it, under a title and for
/// an attribute.
@attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(_property_))
@attached(accessor, names: named(get), named(set))
public macro DeferredProperty(
  title: LocalizedStringResource,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "DeferredProperty")
