internal import Foundation

/// What the compiler is asked about a module: the values it can tell without running anything.
struct CompilerQuestion {
  /// Types that conform to one of these are described.
  static let protocols = [
    "AppIntent", "AppEntity", "TransientAppEntity", "AppEnum", "EntityQuery", "IntentValueQuery",
    "DynamicOptionsProvider", "AppShortcutsProvider", "AppIntentsPackage", "_IntentValueRepresentable", "Resolver",
  ]

  let module: BuiltModule
  let folder: String

  /// Asks about a module; what the compiler writes goes to a folder.

  /// Where the answer will be.
  var answer: String { "\(folder)/\(module.name).swiftconstvalues" }

  /// Writes down what the compiler reads besides the sources, and says how it is to be run.
  func prepare() throws(ExtractionError) -> Tool {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(Self.protocols).write(to: URL(filePath: protocolList))
      try Data(module.sources.map(Self.quoted).joined(separator: "\n").utf8).write(to: URL(filePath: sourceList))
    } catch {
      throw .unwritable(folder)
    }
    return Tool(
      path: module.compiler, arguments: arguments, folder: nil, name: "swiftc (module '\(module.name)')")
  }

  private var protocolList: String { "\(folder)/protocols.json" }
  private var sourceList: String { "\(folder)/sources" }

  private var arguments: [String] {
    KeptArguments(module.arguments).all + [
      "@\(sourceList)", "-wmo", "-suppress-warnings", "-emit-module", "-emit-module-path",
      "\(folder)/\(module.name).swiftmodule", "-emit-const-values-path", answer, "-Xfrontend",
      "-const-gather-protocols-file", "-Xfrontend", protocolList,
    ]
  }

  /// A path as a list of sources spells it.
  private static func quoted(_ path: String) -> String {
    "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// What a compiler was told that bears on what sources mean, and not on what is made of them.
struct KeptArguments {
  private(set) var all: [String] = []

  private static let dropped: Set<String> = [
    "-emit-dependencies", "-emit-module", "-emit-executable", "-emit-library", "-emit-object", "-c", "-incremental",
    "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    "-g", "-warnings-as-errors", "-whole-module-optimization", "-wmo", "-v", "-save-temps", "-suppress-warnings",
  ]
  private static let droppedWithValue: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o", "-num-threads",
    "-emit-module-interface-path", "-emit-private-module-interface-path", "-emit-const-values-path", "-Werror",
    "-index-unit-output-path", "-emit-dependencies-path", "-emit-tbd-path",
  ]
  private static let keptWithValue: Set<String> = [
    "-Xcc", "-Xfrontend", "-Xllvm", "-Xlinker", "-Xclang-linker", "-I", "-F", "-L", "-D", "-module-name", "-target",
    "-sdk", "-swift-version", "-package-name", "-module-cache-path", "-enable-upcoming-feature",
    "-enable-experimental-feature", "-load-plugin-executable", "-plugin-path", "-load-plugin-library",
    "-external-plugin-path", "-import-objc-header", "-resource-dir", "-tools-directory", "-user-module-version",
    "-access-notes-path", "-define-availability", "-default-isolation",
  ]

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if Self.keptWithValue.contains(argument) {
        all.append(argument)
        if let value = rest.popFirst() { all.append(value) }
      } else if Self.droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !Self.dropped.contains(argument), !Self.isJobCount(argument), !argument.hasPrefix("@") {
        all.append(argument)
      }
    }
  }

  private static func isJobCount(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && argument.dropFirst(2).allSatisfy(\.isNumber)
  }
}
