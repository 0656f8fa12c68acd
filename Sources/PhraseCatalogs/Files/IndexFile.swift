internal import Glibc
public import PhraseMatching

/// A compiled index in a file.
public enum IndexFile {
  /// Maps an index into memory, read-only: several processes share its pages, and nothing is copied.
  ///
  /// Replace the file (see ``write(_:to:)``) rather than write into it while it is open.
  public static func open(_ path: String) throws(FileProblem) -> PhraseIndex {
    let file = try FileDescriptor(reading: path)
    let memory = try memory(of: file)
    do {
      return try PhraseIndex(memory)
    } catch {
      throw FileProblem(path: path, attempt: .read, reason: .index(error))
    }
  }

  /// Writes an index, replacing an older one all at once. A file that holds anything else is left as it is.
  public static func write(_ index: PhraseIndex, to path: String) throws(FileProblem) {
    try checkPlace(path)
    try FileContents.replace(path, with: index.memory.bytes)
  }

  /// Whether an index may be written there: where there is no file, an empty one, or an index.
  public static func checkPlace(_ path: String) throws(FileProblem) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 || status.st_mode & S_IFMT != S_IFREG else { return }
    do throws(FileProblem) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileProblem(path: path, attempt: .write, reason: .notAnOrdinaryFile)
      }
      let file = try FileDescriptor(reading: path)
      if !isIndex(try file.readBeginning(magicSize)) { throw file.problem(.write, .occupied) }
    } catch {
      throw FileProblem(path: path, attempt: .write, reason: error.reason)
    }
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

  /// How many bytes tell an index from anything else.
  private static let magicSize = 8

  private static func memory(of file: FileDescriptor) throws(FileProblem) -> IndexMemory {
    guard let size = try file.ordinarySize() else { return IndexMemory(copying: try bytes(of: file)) }
    if size == 0 { throw file.problem(.read, .empty) }
    let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let address, address != MAP_FAILED else { throw file.problem(.read) }
    return IndexMemory(UnsafeRawBufferPointer(start: address, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }

  /// The bytes of a pipe or a device, of which no more is read than shows whether it is an index.
  private static func bytes(of file: FileDescriptor) throws(FileProblem) -> [UInt8] {
    let beginning = try file.readBeginning(magicSize)
    if beginning.isEmpty { throw file.problem(.read, .empty) }
    if !isIndex(beginning) { throw file.problem(.read, .index(.notAnIndex)) }
    return try file.readToEnd(limit: FileContents.greatestSize, after: beginning)
  }
}
