internal import ChildProcesses
package import Foundation

/// A debug build of this package, and the toolchain that made it.
package struct DebugBuild: Sendable {
  /// The folder of the package.
  package var package: URL
  /// The folder with the built modules and the compiler's index.
  var products: URL
  /// The `usr` folder of the toolchain.
  var toolchain: URL

  /// Finds the build from the running program, which is part of it, and the toolchain from the runtime library it uses.
  package init() throws {
    self.package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    self.products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let mapped = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let lines = String(decoding: mapped, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix("/libswiftCore.so") }), let slash = line.firstIndex(of: "/")
    else {
      throw CoverageError("this program does not use the toolchain's runtime library")
    }
    let runtime = URL(filePath: String(line[slash...])).resolvingSymlinksInPath()
    self.toolchain = runtime.appending(path: "../../../..").standardizedFileURL
  }

  /// The symbol graphs of a module: its own, and one for each module whose types it extends.
  func symbolGraphs(of module: String) async throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "behest-coverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await extract(module, into: folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted {
      $0.lastPathComponent < $1.lastPathComponent
    }.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  private func extract(_ module: String, into folder: URL) async throws {
    let name = "swift-symbolgraph-extract"
    let arguments = [
      name, "-module-name", module, "-I", products.appending(path: "Modules").path(),
      // The C module that a public product imports; SwiftPM writes its map beside its objects.
      "-Xcc", "-fmodule-map-file=\(products.appending(path: "WordTables.build/module.modulemap").path())",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path(),
    ]
    let program = Program(path: toolchain.appending(path: "bin/\(name)").path(), arguments: arguments)
    let result = await program.run(limits: ProgramLimits(time: .seconds(300)))
    guard result.ending == .exited(0) else {
      throw CoverageError("\(name) for \(module): \(result.ending)\n\(result.errors.text)")
    }
  }
}

/// Why a build says nothing about what is covered.
package struct CoverageError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }
}
