/// A picture in memory, by its name in the user interface kit: the bytes of a file, which nobody decodes.
nonisolated public struct UIImage: Hashable, Sendable {
  /// How a symbol looks; accepted only.
  public struct SymbolConfiguration: Hashable, Sendable {
    public init(pointSize: CGFloat) {}
  }

  private let data: Data

  /// A picture in a file format; nil if the bytes are of none.
  public init?(data: Data) {
    guard UTType.ofPicture(data) != nil else { return nil }
    self.data = data
  }

  /// The bytes, if they are a PNG file. Nothing here converts pictures.
  public func pngData() -> Data? { UTType.ofPicture(data) == .png ? data : nil }

  /// The bytes, if they are a JPEG file. Nothing here converts pictures.
  public func jpegData(compressionQuality: CGFloat) -> Data? { UTType.ofPicture(data) == .jpeg ? data : nil }
}

extension UTType {
  /// The kind of picture that bytes begin like.
  nonisolated fileprivate static func ofPicture(_ data: Data) -> UTType? {
    pictureSignatures.first { data.starts(with: $0.signature) }?.type
  }

  nonisolated private static let pictureSignatures: [(signature: [UInt8], type: UTType)] = [
    ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), ([0x47, 0x49, 0x46, 0x38], .gif),
    ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
  ]
}

extension Image {
  /// A picture in memory, shown by its accessibility label if it gets one.
  public init(uiImage: UIImage) { self.init(decorative: "") }
}
