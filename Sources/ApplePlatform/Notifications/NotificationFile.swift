internal import FileFormats
internal import Foundation

/// The file of notifications, which all processes of a person share.
///
/// Each is due once: whoever looks first moves it to those that came. Those stay for a while under a number of their own,
/// so that every prompt that is open can show them.
struct NotificationFile: Sendable {
  let path: String

  struct Contents: Codable, Equatable {
    var pending: [NotificationRecord] = []
    /// In the order in which they came.
    var came: [Arrival] = []
    /// How many have come so far.
    var count = 0
  }

  struct Arrival: Codable, Equatable {
    var number: Int
    var date: Date
    var record: NotificationRecord
  }

  /// So many of those that came are kept.
  private static let mostKept = 50

  /// `behest/notifications.json` where the platform keeps the state of programs.
  static func standard(environment: [String: String]) -> NotificationFile {
    NotificationFile(path: HomeFolders(environment: environment).state.path + "/behest/notifications.json")
  }

  /// What is in the file; nothing if there is none.
  func read() throws -> Contents {
    guard FileContents.identity(of: path) != nil else { return Contents() }
    return try JSONDecoder().decode(Contents.self, from: Data(FileContents.read(path)))
  }

  /// What tells whether the file is another one than before.
  var version: FileVersion? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileVersion(
      inode: UInt64(status.st_ino), seconds: Int(status.st_mtim.tv_sec), part: Int(status.st_mtim.tv_nsec))
  }

  struct FileVersion: Equatable {
    var inode: UInt64
    var seconds: Int
    var part: Int
  }

  /// Changes what is in the file, while nobody else does.
  @discardableResult
  func change<Result>(_ change: (inout Contents) throws -> Result) throws -> Result {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The folder is locked, not the file: that is another one after each change.
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FileError(path: path, attempt: .write, reason: .system(errno)) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    var contents = try readOrSetAside()
    let before = contents
    let result = try change(&contents)
    if contents != before { try write(contents) }
    return result
  }

  /// Takes note of what is due, and returns what of it nobody else has seen to.
  func arrive(at moment: NotificationMoment) throws -> [Arrival] {
    guard try read().pending.contains(where: { $0.isDue(at: moment) }) else { return [] }
    return try change { contents in
      let due = contents.pending.filter { $0.isDue(at: moment) }.sorted { $0.due < $1.due }
      contents.pending = contents.pending.compactMap { $0.isDue(at: moment) ? $0.next(after: moment) : $0 }
      let arrivals = due.enumerated().map { index, record in
        Arrival(number: contents.count + index + 1, date: moment.date, record: record)
      }
      contents.count += due.count
      contents.came = (contents.came + arrivals).suffix(Self.mostKept)
      return arrivals
    }
  }

  private func write(_ contents: Contents) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileContents.replace(path, with: Array(encoder.encode(contents)))
    chmod(path, 0o600)
  }

  /// What is in the file. One that is damaged is kept under another name: it may be mended by hand.
  private func readOrSetAside() throws -> Contents {
    do {
      return try read()
    } catch is DecodingError {
      rename(path, path + ".damaged")
      return Contents()
    }
  }
}
