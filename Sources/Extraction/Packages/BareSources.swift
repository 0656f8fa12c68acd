internal import FileFormats
internal import Foundation

/// Sources that belong to no package: compiled as one module with the modules that this program was built with.
struct BareSources {
  private let files: [String]
  private let path: String

  /// The Swift files at a path; nil when there are none.
  init?(at path: String) {
    self.path = path
    if FileTree.isFolder(path) {
      files = FileTree.files(in: path) { $0.hasSuffix(".swift") }
    } else {
      files = path.hasSuffix(".swift") && FileManager.default.fileExists(atPath: path) ? [path] : []
    }
    if files.isEmpty { return nil }
  }

  /// How they are compiled; `products` is the folder that this program was built into.
  func module(products: String) throws(ExtractionError) -> BuiltModule {
    let variants = ["Modules", "Modules-tool"].map { "\(products)/\($0)" }
    let modules = variants.first { FileManager.default.fileExists(atPath: "\($0)/AppIntents.swiftmodule") }
    guard let modules else { throw .noModules(products) }
    let plugin = ["AppIntentsMacros-tool", "AppIntentsMacros"].map { "\(products)/\($0)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let isScript = files.contains { URL(filePath: $0).lastPathComponent == "main.swift" }
    var arguments = ["-module-name", name, "-I", modules, "-swift-version", "5"]
    if !isScript { arguments.append("-parse-as-library") }
    if let plugin { arguments += ["-load-plugin-executable", "\(plugin)#AppIntentsMacros"] }
    return BuiltModule(
      name: name, compiler: try Tool.locate("swiftc"), arguments: arguments, sources: files,
      dependencies: ["\(modules)/AppIntents.swiftmodule"])
  }

  /// A name for the module, made of that of the folder or the file.
  private var name: String {
    let last = URL(filePath: path).deletingPathExtension().lastPathComponent
    let letters = String(last.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
    let isFree = letters != "AppIntents" && letters != "SwiftUI" && letters.first.map { !$0.isNumber } == true
    return isFree ? letters : "Module_\(letters)"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar
  }
}
