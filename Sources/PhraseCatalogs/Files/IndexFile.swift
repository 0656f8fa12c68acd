public import FileFormats
internal import Glibc
public import PhraseMatching

/// A compiled index in a file.
///
/// ```swift
/// let (index, findings) = PhraseIndex.compile([catalog.application])
/// try IndexFile.write(index, to: "home.index")
/// let shared = try IndexFile.open("home.index")
/// ```
///
/// Any number of threads and processes may open and replace the same file at once.
public enum IndexFile {
  /// Opens an index: copies a small one, and maps a large one into memory, read-only, so that several processes share its
  /// pages.
  ///
  /// Checks the index, which touches each page once; a file of more than ``mostCopied`` bytes stays mapped as long as the
  /// index lives. Replace that one (see ``write(_:to:)``) rather than write into it while it is open: who reads what is
  /// overwritten in place reads nonsense, or is ended by the system (`SIGBUS`).
  public static func open(_ path: String) throws(FileError) -> PhraseIndex {
    let file = try FileDescriptor(reading: path)
    let memory = try memory(of: file)
    do {
      return try PhraseIndex(memory)
    } catch {
      throw FileError(path: path, attempt: .read, reason: .malformed(error.description))
    }
  }

  /// Writes an index, replacing an older one all at once; who has that one open keeps it. A file that holds anything
  /// else is left as it is. Copies nothing; returns when the bytes are on the disk.
  public static func write(_ index: PhraseIndex, to path: String) throws(FileError) {
    try checkWriting(path)
    try FileContents.replace(path, with: index.memory.bytes)
  }

  /// Throws unless an index may be written there: where there is no file, an empty one, or an index. Reads no more than
  /// the first bytes of the file.
  public static func checkWriting(_ path: String) throws(FileError) {
    try FileContents.checkWriting(path, of: "an index", reading: magicSize, where: isIndex)
  }

  /// Whether a file that begins so claims to be an index.
  private static func isIndex(_ beginning: [UInt8]) -> Bool {
    do {
      _ = try PhraseIndex(IndexMemory(copying: beginning))
      return true
    } catch {
      return error != .notAnIndex
    }
  }

  /// A file of no more bytes is copied, so that nobody who overwrites it harms its readers.
  public static let mostCopied = 8 << 20
  /// How many bytes tell an index from anything else.
  private static let magicSize = 8

  private static func memory(of file: FileDescriptor) throws(FileError) -> IndexMemory {
    guard let size = try file.ordinarySize() else { return IndexMemory(copying: try bytes(of: file)) }
    if size == 0 { throw file.error(.read, .empty) }
    if size <= mostCopied { return IndexMemory(copying: try file.readToEnd(limit: mostCopied)) }
    let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let address, address != MAP_FAILED else { throw file.error(.read) }
    return IndexMemory(UnsafeRawBufferPointer(start: address, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }

  /// The bytes of a pipe or a device, of which no more is read than shows whether it is an index.
  private static func bytes(of file: FileDescriptor) throws(FileError) -> [UInt8] {
    let beginning = try file.readBeginning(magicSize)
    if beginning.isEmpty { throw file.error(.read, .empty) }
    if !isIndex(beginning) { throw file.error(.read, .malformed(IndexFileError.notAnIndex.description)) }
    return try file.readToEnd(limit: FileContents.greatestSize, after: beginning)
  }
}
