/// Why bytes are not the table they should be.
package protocol TableError: Error {
  static var unknownFormat: Self { get }
  static var foreignByteOrder: Self { get }
  static func truncated(expected: Int, found: Int) -> Self
  static func otherVersion(found: Int, supported: Int) -> Self
  static func damaged(part: String) -> Self
}

/// The first 24 bytes of an index file and of each table that is part of the program.
///
/// ```text
/// 0   magic, 8 bytes    8   byte order mark    12  version of the format    16  length in bytes, 8 bytes
/// ```
package enum TableHeader {
  package static let byteOrderMark: UInt32 = 0x0102_0304

  /// The length of a section with what fills it up.
  package static func padded(_ length: Int) -> Int { (length + 63) & ~63 }
}

extension TableError {
  /// Throws unless bytes begin with a header of this machine's byte order, this version and their own length.
  package static func checkHeader(
    of bytes: UnsafeRawBufferPointer, magic: [UInt8], version: UInt32, size: Int
  ) throws(Self) {
    guard bytes.prefix(magic.count).elementsEqual(magic) else { throw .unknownFormat }
    guard bytes.count >= size else { throw .truncated(expected: size, found: bytes.count) }
    guard bytes.number(at: 8) == TableHeader.byteOrderMark else { throw .foreignByteOrder }
    guard bytes.number(at: 12) == version else {
      throw .otherVersion(found: Int(bytes.number(at: 12)), supported: Int(version))
    }
    let length = bytes.longNumber(at: 16)
    guard length == UInt64(bytes.count) else { throw .truncated(expected: Int(clamping: length), found: bytes.count) }
  }
}

/// Reads the sections of a table one after the other; each begins at a multiple of 64 bytes.
struct TableSections<Failure: TableError> {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next section starts.
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  /// The next section, read where it lies; throws if it ends behind the table.
  mutating func next<Element: BitwiseCopyable>(_ count: Int, of part: String) throws(Failure) -> FlatArray<Element> {
    let size = count * MemoryLayout<Element>.stride
    guard let start = bytes.baseAddress, size <= bytes.count - offset else { throw .damaged(part: part) }
    let section = FlatArray(base: (start + offset).assumingMemoryBound(to: Element.self), count: count)
    offset += TableHeader.padded(size)
    return section
  }
}

extension UnsafeRawBufferPointer {
  package func number(at offset: Int) -> UInt32 { loadUnaligned(fromByteOffset: offset, as: UInt32.self) }

  package func longNumber(at offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}
