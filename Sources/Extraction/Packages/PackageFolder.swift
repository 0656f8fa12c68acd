internal import Foundation

/// A package in a folder, and what SwiftPM makes of it.
struct PackageFolder {
  let path: String
  /// Where SwiftPM keeps what it builds.
  let scratch: String

  /// The package in a folder.
  init(_ path: String, scratch: String? = nil) {
    self.path = path
    self.scratch = scratch ?? "\(path)/.build"
  }

  /// Whether a source is the package's own, and not that of a package it depends on.
  func owns(_ source: String) -> Bool {
    source.hasPrefix("\(path)/") && !source.hasPrefix("\(path)/.build/") && !source.hasPrefix("\(scratch)/")
      && (Self.enclosing(source) ?? path) == path
  }

  /// The nearest package at a path or above it.
  static func enclosing(_ path: String) -> String? {
    var folder = URL(filePath: path)
    while true {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.standardizedFileURL.path.withoutFinalSlash
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.standardizedFileURL.path { return nil }
      folder = parent
    }
  }

  /// Builds the package as its developer would.
  func build(_ runner: ToolRunner) async throws(ExtractionError) {
    let tool = Tool(
      path: try Tool.locate("swift"), arguments: ["build", "--package-path", path, "--scratch-path", scratch],
      folder: path, name: "swift build")
    let result = try await runner.run(tool)
    if result.status != 0 { throw .buildFailed(path, words: CompilerWords.essential(of: result.words)) }
  }
}

/// What compilers and builds say, without what nobody needs to read.
enum CompilerWords {
  /// The most lines that are shown.
  private static let greatestCount = 60

  /// Leaves out how far the build has come.
  static func essential(of words: String) -> String {
    let lines = words.split(separator: "\n").filter { line in
      !(line.hasPrefix("[") && line.dropFirst().prefix { $0.isNumber }.isEmpty == false)
        && !line.hasPrefix("Building for") && !line.hasPrefix("Fetching ") && !line.hasPrefix("Compiling ")
    }
    if lines.count <= greatestCount { return lines.joined(separator: "\n") }
    return lines.prefix(greatestCount).joined(separator: "\n") + "\n… and \(lines.count - greatestCount) more lines"
  }
}

extension String {
  /// A folder's path as it stands before `/name`.
  var withoutFinalSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
