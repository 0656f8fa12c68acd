public import Foundation

extension URL {
  public static var applicationDirectory: URL { directory(.applicationDirectory, in: .localDomainMask) }
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  public static var musicDirectory: URL { directory(.musicDirectory) }
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }
  public static var trashDirectory: URL { directory(.trashDirectory) }
  public static var userDirectory: URL { directory(.userDirectory, in: .localDomainMask) }

  /// Where the system keeps such files; the home folder where it has no place for them.
  private static func directory(
    _ kind: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask = .userDomainMask
  ) -> URL {
    let found = FileManager.default.urls(for: kind, in: domain).first ?? .homeDirectory
    return HomeFolders(environment: ProcessInfo.processInfo.environment).moved(found)
  }

  /// Returns true: here, permissions of the file system alone decide who may read a file.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing, see ``startAccessingSecurityScopedResource()``.
  public func stopAccessingSecurityScopedResource() {}
}
