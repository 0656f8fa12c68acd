/// A piece of what a person sees, described by other views.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that has no body and becomes layout itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The layout of this view, flat: a group answers with one node per member.
  func nodes(in environment: EnvironmentValues) -> [LayoutNode]
}

extension View where Body == Never {
  /// A primitive view has no body, and nobody asks it for one.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {}

/// Turns a view tree into layout, in the dynamic scope of its environment.
@MainActor
func resolve(_ view: some View, in environment: EnvironmentValues) -> [LayoutNode] {
  environment.scope {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: environment) }
    guard !isWithoutBody(view) else { return [] }
    let inner = environment.entering(.body(ObjectIdentifier(type(of: view))))
    inner.identity?.keepState(of: view)
    return resolve(view.body, in: inner)
  }
}

@MainActor
private func isWithoutBody<Content: View>(_ view: Content) -> Bool { Content.Body.self == Never.self }

/// Turns a view into one node, stacking it as a column when it has several.
@MainActor
func resolveColumn(_ view: some View, in environment: EnvironmentValues) -> LayoutNode {
  .column(resolve(view, in: environment))
}
