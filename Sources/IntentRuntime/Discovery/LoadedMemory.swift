/// The memory that the loader mapped from the program and its libraries.
struct LoadedMemory: ProgramMemory {
  private struct Segment {
    var range: Range<UInt>
    var isExecutable: Bool
  }

  /// What can be read, in order.
  private let segments: [Segment]

  init() {
    var segments: [Segment] = []
    withUnsafeMutablePointer(to: &segments) { segments in
      _ = iterateImages({ image, _, context in Self.addSegments(of: image, to: context) }, segments)
    }
    self.segments = segments.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func contains(_ address: UInt, count: Int) -> Bool {
    guard let segment = segment(at: address), count >= 0 else { return false }
    return segment.range.upperBound - address >= UInt(count)
  }

  func containsCode(at address: UInt) -> Bool { segment(at: address)?.isExecutable ?? false }

  func load<Value: BitwiseCopyable>(_ address: UInt, as type: Value.Type = Value.self) -> Value? {
    guard contains(address, count: MemoryLayout<Value>.size) else { return nil }
    return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: Value.self)
  }

  private func segment(at address: UInt) -> Segment? {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].range.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    return low < segments.count && segments[low].range.contains(address) ? segments[low] : nil
  }

  // MARK: The loader

  private static let loadable: UInt32 = 1
  private static let executable: UInt32 = 1
  private static let readable: UInt32 = 4

  /// Adds the readable segments of one image.
  private static func addSegments(of image: UnsafeRawPointer, to context: UnsafeMutableRawPointer?) -> Int32 {
    guard let segments = context?.assumingMemoryBound(to: [Segment].self) else { return 1 }
    let base = image.load(as: UInt.self)
    let headerCount = image.load(fromByteOffset: 24, as: UInt16.self)
    guard let headers = image.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return 0 }
    for index in 0..<Int(headerCount) {
      let header = headers + index * 56
      let rights = header.load(fromByteOffset: 4, as: UInt32.self)
      guard header.load(as: UInt32.self) == loadable, rights & readable != 0 else { continue }
      let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
      let (end, isTooLong) = start.addingReportingOverflow(header.load(fromByteOffset: 40, as: UInt.self))
      if isTooLong { continue }
      segments.pointee.append(Segment(range: start..<end, isExecutable: rights & executable != 0))
    }
    return 0
  }
}

/// The loader's list of images. An image begins with its base address; the address of its program headers is at 16, their
/// number at 24. A header is 56 bytes: kind, rights, then at 16 the address within the image and at 40 the size.
@_silgen_name("dl_iterate_phdr")
private func iterateImages(
  _ body: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32, _ context: UnsafeMutableRawPointer?
) -> Int32
