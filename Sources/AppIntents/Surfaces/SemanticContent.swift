/// What somebody sees: a picture, and words for what is on it.
public struct SemanticContentDescriptor: _IntentValue, Hashable {
  public let labels: [String]
  /// The picture.
  public let pixelBuffer: CVReadOnlyPixelBuffer?

  /// A picture, or words for what is on it.
  public init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer? = nil) {
    (self.labels, self.pixelBuffer) = (labels, pixelBuffer)
  }

  static let kindName = "SemanticContentDescriptor"

  public static var _valueKind: _IntentValueKind { _IntentValueKind(.opaque(kindName)) }
}

/// The pixels of a picture, which nobody changes: four bytes each, blue, green, red, alpha, row by row.
public struct CVReadOnlyPixelBuffer: Hashable, Sendable {
  public let width: Int
  public let height: Int
  private let bytes: Data

  /// A picture.
  ///
  /// - Precondition: there are four bytes for each pixel.
  public init(width: Int, height: Int, bytes: Data) {
    precondition(bytes.count == width * height * 4, "A picture of \(width) by \(height) has four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
