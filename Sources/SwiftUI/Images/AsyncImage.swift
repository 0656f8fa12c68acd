/// An image that has to be fetched. Nothing is fetched; the placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  let placeholder: Content

  public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView { placeholder = EmptyView() }

  /// An image from an address, changed by a closure, and what is shown before it is there.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { self.placeholder = placeholder() }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { placeholder = content(.empty) }

  public var body: some View { placeholder }
}

/// How far the fetching of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
