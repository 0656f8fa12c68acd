internal import Foundation

/// How a package was built: the compiler's arguments for every module, from the file that SwiftPM wrote for its builds.
struct BuildManifest {
  /// Every module, in the order of the file.
  private(set) var modules: [BuiltModule] = []

  /// Reads a manifest; nil where it has no modules.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    modules = Self.commands(in: data).compactMap(BuiltModule.init)
    if modules.isEmpty { return nil }
  }

  /// The manifest of a package's latest build.
  static func latest(of package: PackageFolder) throws(ExtractionError) -> BuildManifest {
    let paths = ["debug", "release"].map { "\(package.scratch)/\($0).yaml" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    guard let latest = paths.max(by: { age($0) < age($1) }) else { throw .notBuilt(package.path) }
    guard let manifest = BuildManifest(contentsOf: latest) else { throw .unreadableManifest(latest) }
    return manifest
  }

  private static func age(_ path: String) -> Date {
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    return date as? Date ?? .distantPast
  }

  /// The fields of every command that compiles a module of Swift; linking has other names.
  private static func commands(in data: Data) -> [[String: Data]] {
    var commands: [[String: Data]] = []
    var fields: [String: Data] = [:]
    var isModule = false
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Data("    ".utf8)) {
        guard isModule, let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
        let name = String(decoding: line[..<colon].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        fields[name] = Data(line[(colon + 1)...])
      } else {
        if isModule { commands.append(fields) }
        isModule = line.starts(with: Data("  \"C.".utf8)) && line.firstRange(of: Data(".module\":".utf8)) != nil
        fields = [:]
      }
    }
    if isModule { commands.append(fields) }
    return commands
  }
}

/// A module of a package, and how it is compiled.
struct BuiltModule: Sendable {
  var name: String
  /// The compiler and what it was told.
  var compiler: String
  var arguments: [String]
  /// The Swift files, in the compiler's order.
  var sources: [String]
  /// The modules it needs, as files.
  var dependencies: [String]
  /// Everything else it is made of, such as the version of the compiler.
  var inputs: [String]

  fileprivate init?(_ fields: [String: Data]) {
    func list(_ name: String) -> [String]? {
      fields[name].flatMap { try? JSONDecoder().decode([String].self, from: $0) }
    }
    guard let arguments = list("args"), let inputs = list("inputs"), let compiler = arguments.first,
      let flag = arguments.firstIndex(of: "-module-name"), flag + 1 < arguments.count
    else { return nil }
    name = arguments[flag + 1]
    self.compiler = compiler
    self.arguments = Array(arguments.dropFirst())
    sources = inputs.filter { $0.hasSuffix(".swift") }
    dependencies = inputs.filter { $0.hasSuffix(".swiftmodule") }
    self.inputs = inputs.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".swiftmodule") && !$0.hasPrefix("<") }
  }

  /// A module of sources that belong to no package.
  init(name: String, compiler: String, arguments: [String], sources: [String], dependencies: [String]) {
    self.name = name
    self.compiler = compiler
    self.arguments = arguments
    self.sources = sources
    self.dependencies = dependencies
    inputs = []
  }

  /// The names of the modules it needs.
  var dependencyNames: [String] { dependencies.map { URL(filePath: $0).deletingPathExtension().lastPathComponent } }

  /// Whether all it needs was built.
  var isReady: Bool { dependencies.allSatisfy { FileManager.default.fileExists(atPath: $0) } }
}
