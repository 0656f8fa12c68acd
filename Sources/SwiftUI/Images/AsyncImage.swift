/// An image that has to be fetched. Nothing is fetched; the placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  let placeholder: Content

  /// An image from an address.
  public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView { placeholder = EmptyView() }

  /// An image from an address, changed by a closure, and what is shown before it is there.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.placeholder = placeholder()
  }

  /// An image from an address in all its phases.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    placeholder = content(.empty)
  }

  /// The placeholder.
  public var body: some View { placeholder }
}

/// How far the fetching of an image is.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet.
  case empty
  /// There is an image.
  case success(Image)
  /// There will be no image.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
