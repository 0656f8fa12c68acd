/// The memory that the loader mapped from the program and its libraries. Nothing outside of it is read.
///
/// A word of it may be a number, an address, or an offset that leads from where it stands to an address.
struct LoadedMemory {
  /// What can be read, in order.
  private let segments: [Range<UInt>]

  /// Asks the loader for what it mapped.
  init() {
    var segments: [Range<UInt>] = []
    withUnsafeMutablePointer(to: &segments) { segments in
      _ = iterateImages({ image, _, context in Self.note(image, in: context) }, UnsafeMutableRawPointer(segments))
    }
    self.segments = segments.sorted { $0.lowerBound < $1.lowerBound }
  }

  func contains(_ address: UInt, count: Int) -> Bool {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].upperBound <= address { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, count >= 0 else { return false }
    return segments[low].contains(address) && segments[low].upperBound - address >= UInt(count)
  }

  /// What stands at an address; nil when nothing was mapped there.
  func load<Value: BitwiseCopyable>(_ address: UInt, as type: Value.Type = Value.self) -> Value? {
    guard contains(address, count: MemoryLayout<Value>.size) else { return nil }
    return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: Value.self)
  }

  /// The address that the offset at an address leads to; nil when it leads nowhere.
  func follow(_ address: UInt) -> UInt? {
    guard let offset = load(address, as: Int32.self), offset != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(offset))
  }

  /// The same for an offset that leads to an address by way of a third when its lowest bit is set.
  func followDirectlyOrNot(_ address: UInt) -> UInt? {
    guard let target = follow(address) else { return nil }
    return target & 1 == 0 ? target : load(target & ~1)
  }

  // MARK: The loader

  private static let loadable: UInt32 = 1
  private static let readable: UInt32 = 4

  /// Takes one image down: its readable segments.
  private static func note(_ image: UnsafeRawPointer, in context: UnsafeMutableRawPointer?) -> Int32 {
    guard let segments = context?.assumingMemoryBound(to: [Range<UInt>].self) else { return 1 }
    let base = image.load(as: UInt.self)
    let headerCount = image.load(fromByteOffset: 24, as: UInt16.self)
    guard let headers = image.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return 0 }
    for place in 0..<Int(headerCount) {
      let header = headers + place * 56
      guard header.load(as: UInt32.self) == loadable, header.load(fromByteOffset: 4, as: UInt32.self) & readable != 0
      else { continue }
      let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
      let (end, isTooLong) = start.addingReportingOverflow(header.load(fromByteOffset: 40, as: UInt.self))
      if !isTooLong { segments.pointee.append(start..<end) }
    }
    return 0
  }
}

/// The loader's list of images. An image begins with its base address; the address of its program headers is at 16, their
/// number at 24. A header is 56 bytes: kind, rights, then at 16 the address within the image and at 40 the size.
@_silgen_name("dl_iterate_phdr")
private func iterateImages(
  _ body: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32,
  _ context: UnsafeMutableRawPointer?
) -> Int32
