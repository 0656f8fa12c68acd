/// A view that carries a value for whoever walks the tree, and looks like its content.
nonisolated package struct AttachedValue<Content: View, Value>: View, PrimitiveView {
  package let content: Content
  package let value: Value

  package init(content: Content, value: Value) { (self.content, self.value) = (content, value) }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(content, in: environment).annotated(.value(value))
  }
}

extension View {
  /// Attaches a value that ``attachments(of:in:)`` finds.
  nonisolated package func attaching<Value>(_ value: Value) -> AttachedValue<Self, Value> {
    AttachedValue(content: self, value: value)
  }
}

/// The surroundings of a view, for what is done after it was rendered.
package struct ViewScope {
  let environment: EnvironmentValues

  /// Does something that may read `@Environment` properties of the view.
  @MainActor package func run<Result>(_ work: () throws -> Result) rethrows -> Result { try environment.scope(work) }
}

/// A view that carries a value which is made in its surroundings.
nonisolated private struct ScopedValue<Content: View, Value>: View, PrimitiveView {
  let content: Content
  let value: @MainActor (ViewScope) -> Value

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(content, in: environment).annotated(.value(value(ViewScope(environment: environment))))
  }
}

extension View {
  /// Attaches a value that knows the surroundings of this view.
  nonisolated package func attaching<Value>(inScope value: @escaping @MainActor (ViewScope) -> Value) -> some View {
    ScopedValue(content: self, value: value)
  }
}

/// The values of one type that are attached anywhere in a view, outermost first, in the order of the views.
///
/// Walks through the bodies of views, also of those that are not visible (further tabs, hidden views). Evaluates every body once.
@MainActor
package func attachments<Value>(of type: Value.Type, in view: some View) -> [Value] {
  attachments(of: type, in: resolve(view, in: EnvironmentValues()))
}

@MainActor
func attachments<Value>(of type: Value.Type, in nodes: [LayoutNode]) -> [Value] {
  var found: [Value] = []
  for node in nodes {
    node.walk { part in
      if case .annotated(.value(let value as Value), _) = part { found.append(value) }
    }
  }
  return found
}
