public import Foundation

extension FileManager {
  /// The folder that the programs of a group share, beside what they keep for themselves; it is made if it is not there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory.appending(path: groupIdentifier, directoryHint: .isDirectory)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }
}

extension URL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = Self(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = Self(rawValue: 1 << 8)
    public static let withoutMounting = Self(rawValue: 1 << 9)
    public static let withSecurityScope = Self(rawValue: 1 << 10)
  }

  /// What finds the file again: its path. A file that is moved is not found.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteURL.path(percentEncoded: false).utf8) }

  /// The file of a bookmark.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    let path = String(decoding: data, as: UTF8.self)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(filePath: path)
  }
}
