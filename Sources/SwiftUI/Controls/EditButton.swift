/// Switches editing on and off, which a terminal lacks.
nonisolated public struct EditButton: View, PrimitiveView {
  /// Creates the button.
  public init() {}

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}
