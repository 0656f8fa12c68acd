internal import FileFormats
internal import Foundation
internal import Interchange

/// The extraction of one path, step by step.
struct ExtractionRun {
  private let runner: ToolRunner
  private let modules: [BuiltModule]
  private let output: MetadataFolder
  /// What files are shown relative to.
  private let folder: String

  /// Finds out what there is at a path, and builds it.
  init(
    _ extraction: Extraction, _ path: String, _ runner: ToolRunner, _ report: (Extraction.Event) -> Void
  ) async throws(ExtractionError) {
    self.runner = runner
    let whole = URL(filePath: path).standardizedFileURL.path.withoutFinalSlash
    guard FileManager.default.fileExists(atPath: whole) else { throw .noSuchPath(path) }
    if let folder = PackageFolder.enclosing(whole) {
      let package = PackageFolder(folder, scratch: extraction.scratch)
      self.folder = folder
      output = MetadataFolder(extraction.output ?? "\(package.scratch)/behest")
      if extraction.build == .first {
        report(.building(folder))
        do throws(ExtractionError) {
          try await package.build(runner)
        } catch .buildFailed(let folder, let words) {
          let sources = FileTree.files(in: "\(folder)/Sources") { $0.hasSuffix(".swift") }
          throw .buildFailed(folder, words: words + OtherPlatforms.words(about: sources))
        }
      }
      modules = try Self.modules(of: package, at: whole)
    } else {
      guard let sources = BareSources(at: whole) else { throw .noSources(path) }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
      folder = isFolder.boolValue ? whole : URL(filePath: whole).deletingLastPathComponent().path.withoutFinalSlash
      output = MetadataFolder(extraction.output ?? ".build/behest")
      modules = [try sources.module(products: extraction.products)]
    }
  }

  private static func modules(of package: PackageFolder, at path: String) throws(ExtractionError) -> [BuiltModule] {
    let selection = ModuleSelection(try BuildManifest.latest(of: package), of: package)
    if selection.modules.isEmpty { throw .noIntents(package.path) }
    if path == package.path { return selection.modules }
    let chosen = selection.having(sourcesAt: path)
    if chosen.isEmpty { throw .noTarget(path, package: package.path) }
    return selection.including(chosen)
  }

  // MARK: Modules

  /// Reads every module, then puts together what apps include.
  mutating func perform(
    _ report: (Extraction.Event) -> Void, into result: inout Extraction.Result
  ) async throws(ExtractionError) {
    let files = SourceFiles(folder: folder)
    var known = KnownTypes()
    var read: [(BuiltModule, AppMetadata)] = []
    var stamps: [String: String] = [:]
    let version = try await compilerVersion()
    for module in modules {
      let needs = module.dependencyNames.compactMap { stamps[$0] }
      let stamp = ExtractionStamp(of: module, compiler: version, needs: needs)
      stamps[module.name] = stamp.text
      if let metadata = output.metadata(ofModule: module.name, madeOf: stamp) {
        known.add(metadata)
        read.append((module, metadata))
        if !metadata.isEmpty { report(.unchanged(module.name, MetadataCount(metadata))) }
        continue
      }
      let records = try await ask(module)
      known.add(records)
      var (metadata, findings) = ModuleReader.read(records, of: module.name, knowing: known, in: files)
      findings += module.sources.flatMap { OtherPlatforms.findings(in: files[$0]) }
      try output.write(metadata, ofModule: module.name, madeOf: findings.isEmpty ? stamp : nil)
      read.append((module, metadata))
      result.findings += findings
      if !metadata.isEmpty { report(.extracted(module.name, MetadataCount(metadata))) }
    }
    for (module, metadata) in read { result.modules[module.name] = metadata }
    try merge(read.filter { !$0.1.isEmpty }, report, into: &result)
  }

  private func ask(_ module: BuiltModule) async throws(ExtractionError) -> [ConstantRecord] {
    let question = CompilerQuestion(module: module, folder: output.scratch(ofModule: module.name))
    let answer = try await runner.run(try question.prepare())
    if answer.status != 0 {
      throw .compilationFailed(
        module.name, words: CompilerWords.essential(of: answer.words) + OtherPlatforms.words(about: module.sources))
    }
    return try ConstantRecord.read(question.answer, of: module.name)
  }

  private func compilerVersion() async throws(ExtractionError) -> String {
    guard let compiler = modules.first?.compiler else { return "" }
    let tool = Tool(path: compiler, arguments: ["--version"], folder: nil, name: "swiftc --version")
    return try await runner.run(tool).words
  }

  // MARK: Apps

  /// Puts together what each app includes: a module with shortcuts is an app, or any that no other includes.
  private func merge(
    _ modules: [(module: BuiltModule, metadata: AppMetadata)], _ report: (Extraction.Event) -> Void,
    into result: inout Extraction.Result
  ) throws(ExtractionError) {
    let inclusion = PackageInclusion(modules.map(\.metadata))
    let withShortcuts = modules.indices.filter { modules[$0].metadata.additions?.providers.isEmpty == false }
    let apps = withShortcuts.isEmpty ? inclusion.tops : withShortcuts
    var included: Set<Int> = []
    for app in apps {
      var metadata = modules[app].metadata
      let others = inclusion.reached(from: app)
      for other in others { metadata.merge(modules[other].metadata) }
      included.formUnion(others + [app])
      let name = modules[app].module.name
      try output.write(metadata, ofApp: name)
      result.apps.append(
        Extraction.App(name: name, metadata: metadata, path: output.file(ofApp: name), folder: folder))
    }
    let reach = ModuleSelection.reach(of: modules.map(\.module))
    let needed = apps.reduce(into: Set<String>()) { $0.formUnion(reach[modules[$1].module.name] ?? []) }
    for index in modules.indices where !included.contains(index) && needed.contains(modules[index].module.name) {
      report(.included(modules[index].module.name, byNobody: MetadataCount(modules[index].metadata)))
    }
  }
}
