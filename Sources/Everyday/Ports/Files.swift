import AppIntents

/// What the app asks of a file system.
protocol Files: Sendable {
  /// What is in a file; nil if there is none.
  func read(_ url: URL) throws -> Data?
  /// What is in a folder, by name; nothing if there is no such folder.
  func entries(in folder: URL) throws -> [FolderEntry]
  /// Replaces a file by what a change makes of it, all of it or nothing; nil removes the file.
  ///
  /// Nobody else of this app changes the file meanwhile, in whatever process.
  func edit(_ url: URL, _ change: (Data?) throws -> Data?) throws
  /// When a file was changed last; nil if there is none.
  func changed(_ url: URL) -> Date?
  /// The room on the disk that a file is on.
  func space(at url: URL) throws -> DiskSpace
}

extension Files {
  /// The names in a folder, in order.
  func names(in folder: URL) throws -> [String] { try entries(in: folder).map(\.name) }
}

/// Something in a folder.
struct FolderEntry: Sendable {
  let name: String
  /// Whether it is a folder itself, and no link to one.
  let isFolder: Bool
}

/// The bytes of a disk.
struct DiskSpace: Equatable, Sendable {
  var free: Int64
  var total: Int64
}

/// The files of this computer.
struct DiskFiles: Files {
  /// Files that are larger are not what they are said to be.
  static let mostBytes = 64 << 20

  func read(_ url: URL) throws -> Data? {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.size] as? Int
      if let size, size > Self.mostBytes { throw EverydayError.fileTooLarge(url.lastPathComponent) }
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    } catch let error as EverydayError {
      throw error
    } catch {
      throw EverydayError.unreadable(url.lastPathComponent, url.deletingLastPathComponent().path)
    }
  }

  func entries(in folder: URL) throws -> [FolderEntry] {
    guard let listing = opendir(folder.path) else {
      if errno == ENOENT { return [] }
      throw EverydayError.unreadable(folder.lastPathComponent, folder.deletingLastPathComponent().path)
    }
    defer { closedir(listing) }
    var entries: [FolderEntry] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, isFolder: entry.pointee.d_type == DT_DIR))
    }
    return entries.sorted { $0.name < $1.name }
  }

  func changed(_ url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  func space(at url: URL) throws -> DiskSpace {
    let facts = try FileManager.default.attributesOfFileSystem(forPath: url.path)
    guard let free = facts[.systemFreeSize] as? NSNumber, let total = facts[.systemSize] as? NSNumber else {
      throw EverydayError.unreadable(url.lastPathComponent, url.path)
    }
    return DiskSpace(free: free.int64Value, total: total.int64Value)
  }

  func edit(_ url: URL, _ change: (Data?) throws -> Data?) throws {
    var failure: NSError?
    var result: Result<Void, any Error>?
    NSFileCoordinator().coordinate(writingItemAt: url, options: .forMerging, error: &failure) { target in
      result = Result { try edit(target, named: url.lastPathComponent, change) }
    }
    guard let result else {
      throw EverydayError.notSaved(url.lastPathComponent, failure?.localizedDescription ?? Self.reason(EACCES))
    }
    try result.get()
  }

  private func edit(_ target: URL, named name: String, _ change: (Data?) throws -> Data?) throws {
    let old = try read(target)
    let new = try change(old)
    guard new != old else { return }
    do {
      if old != nil { try Self.check(access(target.path, W_OK)) }
      try new.map { try Self.replace(target, with: $0) } ?? Self.remove(target)
    } catch let error as SystemError {
      throw EverydayError.notSaved(name, Self.reason(error.number))
    }
  }

  private static func remove(_ url: URL) throws { try check(unlink(url.path)) }

  /// Writes beside the file, and puts what was written in its place when it is on the disk.
  private static func replace(_ url: URL, with data: Data) throws {
    let draft = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    let descriptor = try check(open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
    do {
      defer { close(descriptor) }
      var facts = stat()
      if stat(url.path, &facts) == 0 {
        // Only the administrator may give files away; whoever else edits a file of others becomes its owner.
        _ = fchown(descriptor, facts.st_uid, facts.st_gid)
        try check(fchmod(descriptor, facts.st_mode & 0o7777))
      }
      try write(data, to: descriptor)
      try check(fsync(descriptor))
      try check(rename(draft.path, url.path))
      settle(url.deletingLastPathComponent())
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Waits until the entries of a folder are on the disk.
  private static func settle(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func write(_ data: Data, to descriptor: Int32) throws {
    try data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0, errno == EINTR { continue }
        written += try check(count)
      }
    }
  }

  @discardableResult
  private static func check<Result: SignedInteger>(_ result: Result) throws -> Result {
    if result < 0 { throw SystemError(number: errno) }
    return result
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}

private struct SystemError: Error { let number: Int32 }
