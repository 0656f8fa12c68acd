/// Views to look at while an app is being made. Nobody looks at them here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The kind of view that is looked at.
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Accepts the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A fixed one.
  case fixed(width: CGFloat, height: CGFloat)
}
