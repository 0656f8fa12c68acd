internal import Glibc

/// A private file, made with its folders if there is none, that nobody else who asks for the lock can use meanwhile.
struct LockedFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Waits for the lock. A file that was replaced while it waited is opened anew.
  init(path: String) throws(HistoryError) {
    Self.makeFolders(of: path)
    // What replaces the file leaves the links to it.
    let path =
      realpath(path, nil).map { target in
        defer { free(target) }
        return String(cString: target)
      } ?? path
    self.path = path
    while true {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { throw HistoryError(path: path, code: errno) }
      guard Self.mode(of: file) & S_IFMT == S_IFREG else {
        _ = close(file)
        throw HistoryError(path: path, code: EINVAL)
      }
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      if Self.isStill(file, at: path) {
        descriptor = file
        break
      }
      _ = close(file)
    }
    if Self.mode(of: descriptor) & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
  }

  deinit { _ = close(descriptor) }

  func contents() throws(HistoryError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else { throw HistoryError(path: path, code: errno) }
    return Array(bytes.prefix(count))
  }

  /// Whether something broke off while it was written.
  func endsInsideOfLine() throws(HistoryError) -> Bool {
    var last: UInt8 = 0x0A
    let size = size
    guard size == 0 || pread(descriptor, &last, 1, off_t(size - 1)) == 1 else {
      throw HistoryError(path: path, code: errno)
    }
    return last != 0x0A
  }

  func append(_ bytes: [UInt8]) throws(HistoryError) { try Self.write(bytes, to: descriptor, path) }

  /// Puts another file in its place, all at once. Those who wait for the lock open that one.
  func replace(with bytes: [UInt8]) throws(HistoryError) {
    let newPath = "\(path).new"
    unlink(newPath)
    let file = open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw HistoryError(path: path, code: errno) }
    defer { _ = close(file) }
    do throws(HistoryError) {
      try Self.write(bytes, to: file, path)
      guard fsync(file) == 0, rename(newPath, path) == 0 else { throw HistoryError(path: path, code: errno) }
    } catch {
      unlink(newPath)
      throw error
    }
  }

  private var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func mode(of file: Int32) -> mode_t {
    var status = stat()
    return fstat(file, &status) == 0 ? status.st_mode : 0
  }

  private static func isStill(_ file: Int32, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// Makes the folders that are missing, for their owner alone.
  private static func makeFolders(of path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o700) }
  }

  private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(HistoryError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw HistoryError(path: path, code: errno)
      }
    }
  }
}
