// Accepted so that sources compile: views become text here and never pixels, see `terminalText(of:width:)`.

/// Makes an image of a view. Nothing here draws pixels: the images are `nil`, and the first request says so on standard error.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? {
    ImageRendering.explainOnce
    return nil
  }

  public var cgImage: CGImage? {
    ImageRendering.explainOnce
    return nil
  }
}

private enum ImageRendering {
  static let explainOnce: Void = FileHandle.standardError.write(
    Data("ImageRenderer makes no images here: views are drawn as text\n".utf8))
}

nonisolated public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
}

/// A picture of pixels. Nothing here makes one.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
