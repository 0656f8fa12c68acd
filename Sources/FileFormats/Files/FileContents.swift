internal import Glibc

/// The bytes of files, read and replaced as a whole.
package enum FileContents {
  /// The most that is read of one file: a device such as `/dev/zero` has no end.
  package static let greatestSize = 1 << 30

  /// Reads a file or a pipe to its end; refuses one of more than ``greatestSize`` bytes.
  package static func read(_ path: String) throws(FileError) -> [UInt8] { try read(path, limit: greatestSize) }

  /// Reads a file or a pipe to its end; refuses one of more bytes than a limit.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    return try file.readToEnd(limit: limit)
  }

  /// What a path leads to; nil when there is nothing.
  package static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)) : nil
  }

  /// Puts bytes in place of a file's contents, all at once: whoever reads the file sees the old or the new.
  ///
  /// Writes beside the file, then renames; a failure leaves the old contents and nothing else. A symbolic link stays one:
  /// what it leads to is replaced. The new file may be used by whom the old one could be; one that is write-protected is
  /// refused.
  package static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileError) {
    let mode = try modeToKeep(of: path)
    let target = try endOfLinks(from: path)
    let draft = "\(target).\(getpid()).draft"
    do throws(FileError) {
      let file = try FileDescriptor(creating: draft)
      try file.write(bytes)
      if let mode, fchmod(file.number, mode) != 0 { throw file.error(.write) }
      if rename(draft, target) != 0 { throw file.error(.write) }
    } catch {
      unlink(draft)
      throw FileError(path: path, attempt: .write, reason: error.reason)
    }
  }

  /// Throws unless a file of one kind may be written there: where there is no file, an empty one, or one of the kind.
  ///
  /// - Parameters:
  ///   - path: where.
  ///   - kind: what is to be written: `an index`.
  ///   - count: how many bytes are read to tell the kind.
  ///   - isOfKind: whether a file that begins so is of the kind.
  package static func checkWriting(
    _ path: String, of kind: String, reading count: Int = greatestSize, where isOfKind: ([UInt8]) -> Bool
  ) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 || status.st_mode & S_IFMT != S_IFREG else { return }
    do throws(FileError) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileError(path: path, attempt: .write, reason: .notAnOrdinaryFile)
      }
      let file = try FileDescriptor(reading: path)
      if !isOfKind(try file.readBeginning(count)) { throw file.error(.write, .occupiedByOther(than: kind)) }
    } catch {
      throw FileError(path: path, attempt: .write, reason: error.reason)
    }
  }

  /// Who may use the file that is about to be replaced; nil where there is none. Throws where it must stay as it is.
  private static func modeToKeep(of path: String) throws(FileError) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, attempt: .write, reason: .notAnOrdinaryFile)
    }
    if status.st_mode & anyoneMayWrite == 0 { throw FileError(path: path, attempt: .write, reason: .writeProtected) }
    if access(path, W_OK) != 0 { throw FileError(path: path, attempt: .write, reason: .system(errno)) }
    return status.st_mode & permissions
  }

  private static let anyoneMayWrite: mode_t = 0o222
  private static let permissions: mode_t = 0o777

  /// Where a path leads when it is followed from link to link, whether or not there is a file.
  private static func endOfLinks(from path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<mostLinks {
      guard let next = destination(ofLink: target) else { return target }
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = next.hasPrefix("/") ? next : "\(folder)\(next)"
    }
    throw FileError(path: path, attempt: .write, reason: .system(ELOOP))
  }

  /// As many as the system follows.
  private static let mostLinks = 40

  private static func destination(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { memory in
      guard let start = memory.baseAddress else { return nil }
      let count = readlink(path, start, memory.count)
      if count <= 0 { return nil }
      return String(decoding: UnsafeRawBufferPointer(memory)[..<count], as: UTF8.self)
    }
  }

  /// Puts bytes in place of a file's contents, all at once.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let written: Result<Void, FileError> = bytes.withUnsafeBytes { memory in
      do throws(FileError) {
        return .success(try replace(path, with: memory))
      } catch {
        return .failure(error)
      }
    }
    try written.get()
  }

  /// Puts a text in place of a file's contents, all at once.
  package static func replace(_ path: String, with text: String) throws(FileError) {
    try replace(path, with: Array(text.utf8))
  }
}

/// What a file is, however its path is spelled.
package struct FileIdentity: Sendable, Hashable {
  fileprivate var device: UInt64
  fileprivate var inode: UInt64
}
