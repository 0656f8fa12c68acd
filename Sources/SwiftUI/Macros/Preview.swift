/// Accepts a preview. Its views are checked by the compiler and are in no program.
///
/// ```swift
/// #Preview("A long name") {
///   @Previewable @State var isFavorite = true
///   TrailRow(name: "The Long Way Round", isFavorite: $isFavorite)
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Accepts a preview with traits. Its views are checked by the compiler and are in no program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Marks a property inside of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "Previewable")
