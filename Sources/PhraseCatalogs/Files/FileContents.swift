internal import Glibc

/// The bytes of files, read and replaced as a whole.
public enum FileContents {
  /// The most that is read of one file: a device such as `/dev/zero` has no end.
  public static let greatestSize = 1 << 30

  /// Reads a file or a pipe to its end; refuses one of more than ``greatestSize`` bytes.
  public static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    try read(path, limit: greatestSize)
  }

  static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    return try file.readToEnd(limit: limit)
  }

  /// What a path leads to; nil when there is nothing.
  public static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)) : nil
  }

  /// Puts bytes in place of a file's contents, all at once: whoever reads the file sees the old or the new.
  ///
  /// Writes beside the file, then renames; a failure leaves the old contents and nothing else. A symbolic link stays one:
  /// what it leads to is replaced. The new file may be used by whom the old one could be; one that is write-protected is
  /// refused.
  public static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileProblem) {
    let mode = try modeToKeep(of: path)
    let target = try endOfLinks(from: path)
    let draft = "\(target).\(getpid()).draft"
    do throws(FileProblem) {
      let file = try FileDescriptor(creating: draft)
      try file.write(bytes)
      if let mode, fchmod(file.number, mode) != 0 { throw file.problem(.write) }
      if rename(draft, target) != 0 { throw file.problem(.write) }
    } catch {
      unlink(draft)
      throw FileProblem(path: path, attempt: .write, reason: error.reason)
    }
  }

  /// Whether a file of one kind may be written there: where there is no file, an empty one, or one of the kind.
  package static func checkPlace(
    _ path: String, of kind: String, where isOfKind: ([UInt8]) -> Bool
  ) throws(FileProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    do throws(FileProblem) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileProblem(path: path, attempt: .write, reason: .notAnOrdinaryFile)
      }
      if status.st_size == 0 { return }
      let bytes = try read(path)
      if isOfKind(bytes) { return }
      throw FileProblem(path: path, attempt: .write, reason: .occupiedByOther(than: kind))
    } catch {
      throw FileProblem(path: path, attempt: .write, reason: error.reason)
    }
  }

  /// Who may use the file that is about to be replaced; nil where there is none. Throws where it must stay as it is.
  private static func modeToKeep(of path: String) throws(FileProblem) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(path: path, attempt: .write, reason: .notAnOrdinaryFile)
    }
    if status.st_mode & anyoneMayWrite == 0 { throw FileProblem(path: path, attempt: .write, reason: .writeProtected) }
    if access(path, W_OK) != 0 { throw FileProblem(path: path, attempt: .write, reason: .system(errno)) }
    return status.st_mode & permissions
  }

  private static let anyoneMayWrite: mode_t = 0o222
  private static let permissions: mode_t = 0o777

  /// Where a path leads when it is followed from link to link, whether or not there is a file.
  private static func endOfLinks(from path: String) throws(FileProblem) -> String {
    var place = path
    for _ in 0..<mostLinks {
      guard let next = destination(ofLink: place) else { return place }
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = next.hasPrefix("/") ? next : "\(folder)\(next)"
    }
    throw FileProblem(path: path, attempt: .write, reason: .system(ELOOP))
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
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    let written: Result<Void, FileProblem> = bytes.withUnsafeBytes { memory in
      do throws(FileProblem) {
        return .success(try replace(path, with: memory))
      } catch {
        return .failure(error)
      }
    }
    try written.get()
  }

  /// Puts a text in place of a file's contents, all at once.
  package static func replace(_ path: String, with text: String) throws(FileProblem) {
    try replace(path, with: Array(text.utf8))
  }

  /// The names in a folder that end so, sorted by their bytes; none when there is no such folder.
  public static func names(in folder: String, endingWith suffix: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) { String(cString: $0) }
      }
      if name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

/// What a file is, however its path is spelled.
public struct FileIdentity: Sendable, Hashable {
  fileprivate var device: UInt64
  fileprivate var inode: UInt64
}

/// An open file, closed with its last use.
final class FileDescriptor {
  let path: String
  let number: Int32

  init(reading path: String) throws(FileProblem) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    self.path = path
    if number < 0 { throw problem(.read) }
  }

  init(creating path: String) throws(FileProblem) {
    number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    self.path = path
    if number < 0 { throw problem(.write) }
  }

  deinit { if number >= 0 { close(number) } }

  /// The size of an ordinary file, nil of a pipe or a device.
  func ordinarySize() throws(FileProblem) -> Int? {
    var status = stat()
    if fstat(number, &status) != 0 { throw problem(.read) }
    if status.st_mode & S_IFMT == S_IFDIR { throw problem(.read, .folder) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Reads what is left, behind `beginning`, which was read already.
  func readToEnd(limit: Int, after beginning: [UInt8] = []) throws(FileProblem) -> [UInt8] {
    let size = try ordinarySize() ?? 0
    if size > limit { throw problem(.read, .tooLarge(limit)) }
    var bytes = beginning
    bytes.reserveCapacity(size)
    while try readPiece(of: limit + 1 - bytes.count, into: &bytes) > 0 {
      if bytes.count > limit { throw problem(.read, .tooLarge(limit)) }
    }
    return bytes
  }

  /// Reads the first bytes: fewer only where the file ends.
  func readBeginning(_ count: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if try readPiece(of: count - bytes.count, into: &bytes) == 0 { break }
    }
    return bytes
  }

  /// Appends at most `room` bytes, none only at the end.
  private func readPiece(of room: Int, into bytes: inout [UInt8]) throws(FileProblem) -> Int {
    let count = withUnsafeTemporaryAllocation(byteCount: min(room, Self.pieceSize), alignment: 16) { piece in
      var count = 0
      repeat { count = Glibc.read(number, piece.baseAddress, piece.count) } while count < 0 && errno == EINTR
      if count > 0 { bytes.append(contentsOf: piece[..<count]) }
      return count
    }
    if count < 0 { throw problem(.read) }
    return count
  }

  private static let pieceSize = 1 << 18

  /// Writes everything and sees it to the disk.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      if written < 0 { throw problem(.write) }
      rest = rest.dropFirst(written)
    }
    if fsync(number) != 0 { throw problem(.write) }
  }

  func problem(_ attempt: FileProblem.Attempt) -> FileProblem {
    problem(attempt, .system(errno))
  }

  func problem(_ attempt: FileProblem.Attempt, _ reason: FileProblem.Reason) -> FileProblem {
    FileProblem(path: path, attempt: attempt, reason: reason)
  }
}
