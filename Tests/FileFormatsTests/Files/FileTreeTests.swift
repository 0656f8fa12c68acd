import FileFormats
import Foundation
import Testing

/// A folder for a test, with files named by their paths; removed with its last use.
private final class Folder {
  let path: String

  init(_ files: [String]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "behest-tree-\(UUID().uuidString)").path
    for file in files {
      let url = URL(filePath: "\(path)/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// The paths that are met, seen from the folder.
  var walked: [String] {
    var paths: [String] = []
    FileTree.walk(path) { entry in
      paths.append(entry.path.seen(from: path) + (entry.kind == .folder ? "/" : "") + (entry.isLink ? "@" : ""))
      return .into
    }
    return paths
  }
}

struct FileTreeTests {
  @Test func `a folder comes before what lies in it, names in order`() throws {
    let folder = try Folder(["b.swift", "a/z", "a/y/x", "c"])
    #expect(folder.walked == ["a/", "a/y/", "a/y/x", "a/z", "b.swift", "c"])
  }

  @Test func `nothing hidden is seen, however deep`() throws {
    let folder = try Folder([".build/a.swift", "Plugin/.build/b.swift", "Plugin/c.swift", ".d.swift", "build/e.swift"])
    #expect(folder.walked == ["Plugin/", "Plugin/c.swift", "build/", "build/e.swift"])
    #expect(FileTree.names(in: folder.path, endingWith: "") == ["Plugin", "build"])
    #expect(FileTree.files(in: "\(folder.path)/.build") { $0.hasSuffix(".swift") }.count == 1)
  }

  @Test func `a link counts as what it leads to, and no folder is entered through one`() throws {
    let folder = try Folder(["a/file"])
    try folder.link("circle", to: ".")
    try folder.link("a/up", to: "..")
    try folder.link("copy", to: "a/file")
    try folder.link("nowhere", to: "gone")
    #expect(folder.walked == ["a/", "a/file", "a/up/@", "circle/@", "copy@"])
    #expect(FileTree.files(in: "\(folder.path)/circle") { $0 == "file" } == ["\(folder.path)/circle/a/file"])
  }

  @Test func `pipes are passed over, and what cannot be read is empty`() throws {
    let folder = try Folder(["file"])
    try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    #expect(folder.walked == ["file"])
    #expect(FileTree.files(in: "\(folder.path)/file") { _ in true } == [])
    #expect(FileTree.files(in: "\(folder.path)/none") { _ in true } == [])
    #expect(!FileTree.isReadableFolder("\(folder.path)/file") && FileTree.isReadableFolder(folder.path))
  }

  @Test func `a walk leaves out or ends where the visitor says so`() throws {
    let folder = try Folder(["a/b", "c/d", "e"])
    var seen: [String] = []
    FileTree.walk(folder.path + "/") { entry in
      seen.append(String(entry.name))
      return entry.name == "a" ? .past : entry.name == "d" ? .stop : .into
    }
    #expect(seen == ["a", "c", "d"])
  }
}
