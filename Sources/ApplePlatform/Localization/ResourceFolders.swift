internal import FileFormats
import Foundation

/// The folders in which programs and their modules keep their resources.
package enum ResourceFolders {
  /// The program's folder, then the resource folders that the package manager lays beside a program.
  package static let main: [URL] = [root] + FolderContents(root).files(withExtension: "resources")

  static let root = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).standardizedFileURL

  /// The resource folders of a module, whichever package it belongs to; all folders if it has none of its own.
  package static func folders(ofModule name: String) -> [URL] {
    let own = main.dropFirst().filter { $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(name)") }
    return own.isEmpty ? main : own
  }

  /// The folders in which a module's translations lie, if it has any: its own, or that of the program, where a program
  /// of one module keeps them. Those of other modules are not among them.
  package static func ownFolders(ofModule name: String) -> [URL] {
    let folders = folders(ofModule: name)
    return folders == main ? Array(main.prefix(1)) : folders
  }

  /// What is in a file of such a folder.
  static func contents(of file: URL) -> Data? {
    FileManager.default.contents(atPath: file.path) ?? EmbeddedResources.contents(at: file)
  }

  static func folders(of bundle: LocalizedStringResource.BundleDescription) -> [URL] {
    switch bundle {
    case .main: main
    case .forClass(let type): Bundle(for: type) === Bundle.main ? main : [folder(of: Bundle(for: type).bundleURL)]
    case .atURL(let url): [folder(of: url)]
    }
  }

  private static func folder(of url: URL) -> URL { (Bundle(url: url)?.resourceURL ?? url).standardizedFileURL }
}

/// What lies in a folder, or would if it were no part of the program; nothing if it cannot be read.
struct FolderContents {
  private let names: [String]
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
    let laid = FileTree.names(in: folder.path, endingWith: "")
    let embedded = laid.isEmpty || folder == ResourceFolders.root ? EmbeddedResources.names(in: folder) : []
    names = laid + embedded.filter { !laid.contains($0) }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// What the folder says of itself; nothing if it is no bundle.
  var information: [String: Any]? {
    guard contains("Info.plist") || contains("Contents") else { return nil }
    let path = folder.path + (contains("Info.plist") ? "/Info.plist" : "/Contents/Info.plist")
    guard let bytes = try? FileContents.read(path, limit: PropertyListLimits.mostBytes) else { return nil }
    return PropertyListLimits.read(bytes) as? [String: Any]
  }

  /// Everything with an extension, by name.
  func files(withExtension wanted: String) -> [URL] {
    names.filter { $0.hasSuffix(".\(wanted)") }.map { folder.appendingPathComponent($0) }
  }
}
