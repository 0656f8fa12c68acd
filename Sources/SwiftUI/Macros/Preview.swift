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
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Marks a property inside of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppIntentsMacros", type: "Previewable")

/// A preview.
public struct Preview {
  /// What the traits of a preview of views are about.
  public struct ViewTraits {}
}

/// In what circumstances something is previewed. Nobody looks at it here.
nonisolated public struct PreviewTrait<Traits> {
  init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// As the system likes.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Held with its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Held with its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Of a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  /// Changed by a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// A change that previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once for all previews with this modifier.
  associatedtype Context = Void
  /// The kind of view that the changed view becomes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Changes a view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}
