public import AppIntents

/// Accepts a preview of a live activity. It is checked by the compiler and is in no program.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as kind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @_PreviewStatesBuilder<Attributes.ContentState>
  contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "AppIntentsMacros", type: "Preview")

/// Builds the states of a preview from the statements of a closure.
@resultBuilder
public enum _PreviewStatesBuilder<State>: _ListBuilder {
  public typealias Element = State
  public static func buildExpression(_ state: State) -> [State] { [state] }
}
