internal import Glibc

/// The bytes of files, read and replaced as a whole.
public enum FileContents {
  /// Reads a file or a pipe to its end.
  public static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    return try file.readToEnd()
  }

  /// Puts bytes in place of a file's contents, all at once: whoever reads the file sees the old or the new.
  ///
  /// Writes beside the file, then renames; a failure leaves the old contents and nothing else.
  public static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(FileProblem) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw FileProblem(path: path, attempt: .write, reason: .notAnOrdinaryFile)
    }
    let draft = "\(path).\(getpid()).draft"
    do throws(FileProblem) {
      let file = try FileDescriptor(creating: draft)
      try file.write(bytes)
      if rename(draft, path) != 0 { throw file.problem(.write) }
    } catch {
      unlink(draft)
      throw FileProblem(path: path, attempt: .write, reason: error.reason)
    }
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

  /// The size of an ordinary file, nil of anything else.
  func ordinarySize() throws(FileProblem) -> Int? {
    var status = stat()
    if fstat(number, &status) != 0 { throw problem(.read) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  func readToEnd() throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = max(try ordinarySize() ?? 0, 4_095) + 1
    while true {
      let start = bytes.count
      var count = 0
      bytes.append(contentsOf: repeatElement(0, count: room))
      repeat {
        count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress! + start, room) }
      } while count < 0 && errno == EINTR
      let failure = count < 0 ? problem(.read) : nil
      bytes.removeLast(room - max(count, 0))
      if let failure { throw failure }
      if count == 0 { return bytes }
      room = max(4_096, bytes.count / 2)
    }
  }

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
    FileProblem(path: path, attempt: attempt, reason: .system(errno))
  }
}
