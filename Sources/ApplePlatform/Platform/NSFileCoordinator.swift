internal import FileFormats
public import Foundation
internal import Glibc

/// Where an error goes.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Lets one process at a time change a file, and others read it meanwhile or afterwards.
///
/// A file that several processes change is read, changed and written inside of the accessor, so that what the others did is
/// kept:
///
/// ```swift
/// var failure: NSError?
/// NSFileCoordinator().coordinate(writingItemAt: file, options: .forMerging, error: &failure) { file in
///   var notes = (try? Notes(readFrom: file)) ?? Notes()
///   notes.add("Milk")
///   try? notes.write(to: file)
/// }
/// ```
///
/// The accessor is handed the file that links lead to, so that replacing it leaves them. Folders that are missing are made
/// for their owner alone, and a file that the accessor makes is its owner's; one that there was keeps its permissions. Waits as long as somebody else
/// holds the file; accessors may be nested. There are no presenters to be told: a process that presents a file reads it anew.
open class NSFileCoordinator: NSObject {
  /// What reading is for. Nothing here depends on it.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// What writing is for. Nothing here depends on it.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Lets a file be read while nobody writes it.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - options: what it is read for.
  ///   - outError: why the accessor was not called.
  ///   - reader: reads the file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { coordinate(url, .shared, outError, reader) }

  /// Lets a file be written while nobody else reads or writes it.
  ///
  /// - Parameters:
  ///   - url: the file, whether or not there is one.
  ///   - options: what is written.
  ///   - outError: why the accessor was not called.
  ///   - writer: writes the file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    coordinate(url, .exclusive, outError) { file in
      let permissions = Self.permissions(of: file)
      writer(file)
      if permissions == nil || permissions != Self.permissions(of: file) { chmod(file.path, permissions ?? 0o600) }
    }
  }

  private func coordinate(_ url: URL, _ kind: FolderLock.Kind, _ outError: NSErrorPointer, _ access: (URL) -> Void) {
    let file = url.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path
    do {
      try HeldFolders.lock(folder, kind) { access(file) }
    } catch {
      outError?.pointee = error
    }
  }

  private static func permissions(of file: URL) -> mode_t? {
    var status = stat()
    return stat(file.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// The folders that a thread has locked: an accessor inside of another waits for nobody.
private enum HeldFolders {
  private static let key = "NSFileCoordinator.folders"

  static func lock(_ folder: String, _ kind: FolderLock.Kind, _ body: () -> Void) throws(NSError) {
    let held = Thread.current.threadDictionary[key] as? Set<String> ?? []
    if held.contains(folder) { return body() }
    do throws(FileError) {
      try PrivateFiles.makeFolders(folder)
      let lock = try FolderLock(folder, kind)
      Thread.current.threadDictionary[key] = held.union([folder])
      defer { Thread.current.threadDictionary[key] = held }
      body()
      _ = consume lock
    } catch {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileWriteUnknown.rawValue,
        userInfo: [NSLocalizedDescriptionKey: error.description])
    }
  }
}
