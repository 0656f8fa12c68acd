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

  /// Writes an index, replacing the file all at once.
  public static func write(_ index: PhraseIndex, to path: String) throws(FileProblem) {
    try FileContents.replace(path, with: index.memory.bytes)
  }

  private static func memory(of file: FileDescriptor) throws(FileProblem) -> IndexMemory {
    guard let size = try file.ordinarySize(), size > 0 else { return IndexMemory(copying: try file.readToEnd()) }
    let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let address, address != MAP_FAILED else { throw file.problem(.read) }
    return IndexMemory(UnsafeRawBufferPointer(start: address, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }
}
