/// How one kind of control looks: what it is made of becomes a view.
@MainActor @preconcurrency
public protocol _ViewStyle {
  associatedtype _Configuration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}
