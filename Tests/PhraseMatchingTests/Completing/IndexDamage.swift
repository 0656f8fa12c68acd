@testable import PhraseMatching
@testable import WordSemantics

/// The bytes of an index in which somebody changes something.
struct IndexDamage {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Changes a few numbers of a section.
  mutating func alter(_ section: IndexBlob.Section, _ random: inout SeededGenerator) {
    let entry = IndexBlob.headerSize + section.rawValue * 16
    let (offset, count) = bytes.withUnsafeBytes { (Int($0.longNumber(at: entry)), Int($0.longNumber(at: entry + 8))) }
    guard count > 0 else { return }
    for _ in 0...random.below(3) {
      let number: UInt32 = [0, 1, .max, UInt32(random.below(300))][random.below(4)]
      let position = offset + random.below(count) * 4
      bytes.withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: position, as: UInt32.self) }
    }
  }

  /// The bytes with a checksum that fits.
  var sealed: [UInt8] {
    var sealed = bytes
    sealed.withUnsafeMutableBytes { bytes in
      let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[32...]))
      bytes.storeBytes(of: sum, toByteOffset: 24, as: UInt64.self)
    }
    return sealed
  }
}
