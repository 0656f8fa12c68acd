/// Switches editing on and off, which a terminal lacks.
nonisolated public struct EditButton: UnpaintedView {
  public init() {}
}
