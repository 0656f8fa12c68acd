/// A change of a view that has a name.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let view: AnyView

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(view, in: environment) }
}

/// A view and a modifier that changes it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let inner = environment.entering(.body(ObjectIdentifier(Modifier.self)))
    inner.identity?.keepState(of: modifier)
    return resolve(modifier.body(content: _ViewModifier_Content(view: AnyView(content))), in: inner)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(content: _ViewModifier_Content<ModifiedContent>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  public init() {}
  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
