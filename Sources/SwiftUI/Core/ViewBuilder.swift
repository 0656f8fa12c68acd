/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// A view that is one of two alternatives.
nonisolated public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    switch storage {
    case .first(let view): resolve(view, in: environment.entering(.branch(isFirst: true)))
    case .second(let view): resolve(view, in: environment.entering(.branch(isFirst: false)))
    }
  }
}

/// Several views, in order.
nonisolated public struct TupleView<Value>: View, PrimitiveView {
  private let elements: [any View]

  public init<each Content: View>(_ value: (repeat each Content)) where Value == (repeat each Content) {
    var elements: [any View] = []
    for view in repeat each value { elements.append(view) }
    self.elements = elements
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    elements.enumerated().flatMap { index, view in resolve(view, in: environment.entering(.member(index))) }
  }
}
