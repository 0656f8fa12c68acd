import Foundation

/// The build that these tests are part of, and the toolchain that made it.
struct Build {
  /// The folder of the package.
  var package: URL
  /// The folder with the built modules and the compiler's index.
  var products: URL
  /// The `usr` folder of the toolchain.
  var toolchain: URL

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// Finds the build from the running program and the toolchain from the runtime library it uses.
  init() throws {
    self.package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    self.products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let mapped = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: mapped, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/libswiftCore.so") }), let slash = line.firstIndex(of: "/")
    else {
      throw Problem(description: "this program does not use the toolchain's runtime library")
    }
    let runtime = URL(filePath: String(line[slash...])).resolvingSymlinksInPath()
    self.toolchain = runtime.appending(path: "../../../..").standardizedFileURL
  }

  /// The symbol graphs of a module: its own, and one for each module whose types it extends.
  func symbolGraphs(of module: String) throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "behest-coverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try extract(module, into: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted {
      $0.lastPathComponent < $1.lastPathComponent
    }.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  private func extract(_ module: String, into folder: URL) throws {
    let extraction = Process()
    extraction.executableURL = toolchain.appending(path: "bin/swift-symbolgraph-extract")
    extraction.arguments = [
      "-module-name", module, "-I", products.appending(path: "Modules").path(),
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path(),
    ]
    try extraction.run()
    extraction.waitUntilExit()
    guard extraction.terminationStatus == 0 else {
      throw Problem(description: "swift-symbolgraph-extract ended with \(extraction.terminationStatus) for \(module)")
    }
  }
}
