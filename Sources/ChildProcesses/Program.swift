internal import Foundation
internal import Glibc

/// A program to be run: where it is, what it is told, and what surrounds it.
///
/// ```swift
/// var program = Program(path: try Program.locate("swift"), arguments: ["swift", "build"])
/// program.folder = package
/// let result = await program.run(limits: ProgramLimits(time: .seconds(1800)))
/// ```
package struct Program: Sendable {
  /// What becomes of standard output and standard error.
  package enum Writing: Sendable {
    /// Each is gathered by itself.
    case separate
    /// Both are gathered in the order of writing, as output.
    case joined
    case discarded
  }

  package var path: String
  /// The first is the program's own name, as its caller wrote it.
  package var arguments: [String]
  /// Where it runs; nil for the current folder.
  package var folder: String?
  package var environment: [String: String]
  /// The file that it reads as standard input.
  package var input = "/dev/null"
  package var writing = Writing.separate

  package init(
    path: String, arguments: [String], folder: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) { (self.path, self.arguments, self.folder, self.environment) = (path, arguments, folder, environment) }

  package var name: String { arguments.first ?? path }
}

/// Why no program was found under a name.
package enum ProgramLookupError: Error, Sendable, Hashable {
  case missing
  case notExecutable
}

extension Program {
  /// The file of this program, under its name where it is still there.
  package static var own: String {
    let link = "/proc/self/exe"
    let path = URL(filePath: link).resolvingSymlinksInPath().path
    return access(path, X_OK) == 0 ? path : link
  }

  /// Finds a program: by its path if the name has a slash, from the folder if that is relative; else along the search
  /// path, of which only absolute folders count.
  package static func locate(
    _ name: String, folder: String? = nil, searchPath: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws(ProgramLookupError) -> String {
    let paths = candidates(name, folder, searchPath).filter(isFile)
    guard !paths.isEmpty else { throw .missing }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { throw .notExecutable }
    return path
  }

  private static func candidates(_ name: String, _ folder: String?, _ searchPath: String?) -> [String] {
    if name.isEmpty { return [] }
    if name.utf8.contains(UInt8(ascii: "/")) { return [absolute(name, in: folder)] }
    let folders = (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
  }

  private static func absolute(_ name: String, in folder: String?) -> String {
    if name.hasPrefix("/") { return name }
    let here = FileManager.default.currentDirectoryPath
    guard let folder, !folder.isEmpty else { return "\(here)/\(name)" }
    return folder.hasPrefix("/") ? "\(folder)/\(name)" : "\(here)/\(folder)/\(name)"
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
