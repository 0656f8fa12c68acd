// Accepted so that sources compile: the compiler checks previews, and nobody looks at them here.

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// Where a preview is looked at, see `WidgetPreviewContext`.
public protocol PreviewContext {}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

public enum InterfaceOrientation: Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

public struct Preview {
  public struct ViewTraits {}
}

nonisolated public struct PreviewTrait<Traits> {
  init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
