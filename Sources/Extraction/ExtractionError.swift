/// Why nothing can be extracted at all.
package enum ExtractionError: Error, Sendable, Hashable {
  /// There is nothing at a path.
  case noSuchPath(String)
  /// There is no Swift source in a folder, and no package.
  case noSources(String)
  /// A program of the toolchain is missing.
  case toolMissing(String)
  /// A program did not end in time.
  case tookTooLong(String, Duration)
  /// A package does not build; in the compiler's words.
  case buildFailed(String, words: String)
  /// A package was never built.
  case notBuilt(String)
  /// What the build left behind cannot be read.
  case unreadableManifest(String)
  /// Nothing in a package depends on App Intents.
  case noIntents(String)
  /// No target has the sources.
  case noTarget(String, package: String)
  /// A module does not compile; in the compiler's words.
  case compilationFailed(String, words: String)
  /// Sources without a package need the modules of this program, which are not beside it.
  case noModules(String)
  /// What the compiler wrote of a module cannot be read.
  case unreadableValues(String)
  /// Something cannot be written.
  case unwritable(String)
  /// Somebody wanted it to stop.
  case stopped
}

extension ExtractionError: CustomStringConvertible {
  /// The problem in one line; what the compiler said follows in its own lines.
  package var description: String {
    switch self {
    case .noSuchPath(let path): "there is nothing at '\(path)'"
    case .noSources(let path): "there is no Swift source in '\(path)', and no Package.swift above it"
    case .toolMissing(let tool):
      "'\(tool)' cannot be run; it comes with the Swift toolchain, which has to be on the search path"
    case .tookTooLong(let tool, let limit): "'\(tool)' took longer than \(limit.components.seconds) s and was ended"
    case .buildFailed(let folder, let words):
      "the package in '\(folder)' does not build\(Self.below(words))"
    case .notBuilt(let folder):
      "the package in '\(folder)' was not built yet; leave out --skip-build, or run: swift build"
    case .unreadableManifest(let path):
      "'\(path)' does not tell how the package is built; it is written by: swift build"
    case .noIntents(let folder):
      "no target of the package in '\(folder)' imports AppIntents; "
        + "add .product(name: \"AppIntents\", package: \"behest\") to its dependencies"
    case .noTarget(let path, let package): "no target of the package in '\(package)' has the sources at '\(path)'"
    case .compilationFailed(let module, let words): "module '\(module)' does not compile\(Self.below(words))"
    case .noModules(let folder):
      "sources without a package are compiled with the modules of this program, which are not in '\(folder)'; "
        + "put the sources into a package that depends on AppIntents"
    case .unreadableValues(let module):
      "the compiler told nothing about the values of module '\(module)'; Swift 6.2 or later does"
    case .unwritable(let path): "'\(path)' cannot be written"
    case .stopped: "stopped"
    }
  }

  private static func below(_ words: String) -> String { words.isEmpty ? "" : ":\n\(words)" }
}
