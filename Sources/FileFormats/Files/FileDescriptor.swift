internal import Glibc

/// An open file, closed with its last use.
package final class FileDescriptor {
  package let path: String
  package let number: Int32

  package init(reading path: String) throws(FileError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    self.path = path
    if number < 0 { throw error(.read) }
  }

  init(creating path: String) throws(FileError) {
    number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    self.path = path
    if number < 0 { throw error(.write) }
  }

  deinit { if number >= 0 { close(number) } }

  /// The size of an ordinary file, nil of a pipe or a device.
  package func ordinarySize() throws(FileError) -> Int? {
    var status = stat()
    if fstat(number, &status) != 0 { throw error(.read) }
    if status.st_mode & S_IFMT == S_IFDIR { throw error(.read, .folder) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Reads what is left, behind `beginning`, which was read already.
  package func readToEnd(limit: Int, after beginning: [UInt8] = []) throws(FileError) -> [UInt8] {
    let size = try ordinarySize() ?? 0
    if size > limit { throw error(.read, .tooLarge(limit)) }
    var bytes = beginning
    bytes.reserveCapacity(size)
    while try readPiece(of: limit + 1 - bytes.count, into: &bytes) > 0 {
      if bytes.count > limit { throw error(.read, .tooLarge(limit)) }
    }
    return bytes
  }

  /// Reads the first bytes: fewer only where the file ends.
  package func readBeginning(_ count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if try readPiece(of: count - bytes.count, into: &bytes) == 0 { break }
    }
    return bytes
  }

  /// Appends at most `room` bytes, none only at the end.
  private func readPiece(of room: Int, into bytes: inout [UInt8]) throws(FileError) -> Int {
    let count = withUnsafeTemporaryAllocation(byteCount: min(room, Self.pieceSize), alignment: 16) { piece in
      var count = 0
      repeat { count = Glibc.read(number, piece.baseAddress, piece.count) } while count < 0 && errno == EINTR
      if count > 0 { bytes.append(contentsOf: piece[..<count]) }
      return count
    }
    if count < 0 { throw error(.read) }
    return count
  }

  private static let pieceSize = 1 << 18

  /// Writes everything and sees it to the disk.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      if written < 0 { throw error(.write) }
      rest = rest.dropFirst(written)
    }
    if fsync(number) != 0 { throw error(.write) }
  }

  package func error(_ attempt: FileError.Attempt) -> FileError { error(attempt, .system(errno)) }

  package func error(_ attempt: FileError.Attempt, _ reason: FileError.Reason) -> FileError {
    FileError(path: path, attempt: attempt, reason: reason)
  }
}
