import Foundation
import Interchange
import Testing

@testable import Extraction

/// What is read of how a package was built.
struct PackageTests {
  /// A manifest of an app that needs a library with intents, with tests, and a sample of somebody else's.
  private func manifest(_ workshop: Workshop) throws -> BuildManifest {
    let app = try workshop.write("import AppIntents\nstruct Ring: AppIntent {}\n", to: "Sources/App/Ring.swift")
    let shared = try workshop.write("import AppIntents\nstruct Hush: AppIntent {}\n", to: "Sources/Shared/Hush.swift")
    let plain = try workshop.write("import AppIntents\n", to: "Sources/Plain/Plain.swift")
    let tests = try workshop.write("import AppIntents\nstruct Test: AppIntent {}\n", to: "Tests/AppTests/Test.swift")
    let framework = try workshop.write("protocol AppIntent {}\n", to: ".build/behest/AppIntents.swift")
    let sample = "\(Workshop.package)/Sources/Trails/App/TrailsApp.swift"
    let commands = [
      command("App", [app], needs: ["Shared", "AppIntents"]), command("Shared", [shared], needs: ["AppIntents"]),
      command("Plain", [plain], needs: []), command("AppTests", [tests], needs: ["App", "AppIntents"]),
      command("AppPackageTests", [], needs: ["AppTests"]), command("AppIntents", [framework], needs: []),
      command("Sample", [sample], needs: ["AppIntents"]),
      command("App", [], needs: []).replacing("debug.module", with: "debug.exe"),
    ]
    let text = """
      client:
        name: swift-build
      commands:
        "/out/sources":
          tool: write-auxiliary-file

      \(commands.joined(separator: "\n\n"))

      """
    return try #require(BuildManifest(contentsOf: try workshop.write(text, to: "debug.yaml")))
  }

  private func command(_ name: String, _ sources: [String], needs: [String]) -> String {
    let inputs = (sources + needs.map { "/out/Modules/\($0).swiftmodule" } + ["<\(name).exe>", "/out/sources"])
      .map { "\"\($0)\"" }.joined(separator: ",")
    return """
        "C.\(name)-x86_64-unknown-linux-gnu-debug.module":
          tool: shell
          inputs: [\(inputs)]
          description: "Compiling Swift Module '\(name)'"
          args: ["/usr/bin/swiftc","-module-name","\(name)","-c","@/out/sources","-I","/out/Modules"]
      """
  }

  @Test func `modules that may have intents are chosen, those that the package needs first`() throws {
    let workshop = try Workshop()
    let selection = ModuleSelection(try manifest(workshop), of: PackageFolder(workshop.folder.path))
    #expect(selection.modules.map(\.name) == ["Shared", "App"])
  }

  @Test func `a folder chooses the modules with sources in it`() throws {
    let workshop = try Workshop()
    let selection = ModuleSelection(try manifest(workshop), of: PackageFolder(workshop.folder.path))
    let sources = workshop.folder.appending(path: "Sources").path
    #expect(selection.having(sourcesAt: "\(sources)/App").map(\.name) == ["App"])
    #expect(selection.having(sourcesAt: "\(sources)/Ap").map(\.name) == [])
    #expect(selection.having(sourcesAt: "\(sources)/Shared/Hush.swift").map(\.name) == ["Shared"])
    #expect(selection.including(selection.having(sourcesAt: "\(sources)/App")).map(\.name) == ["Shared", "App"])
  }

  @Test(arguments: [
    (["-c", "-j2", "-g", "-O"], ["-O"]),
    (["-emit-module-path", "/out/A.swiftmodule", "-I", "/out"], ["-I", "/out"]),
    (["-Xcc", "-g", "-Xfrontend", "-c", "-DDEBUG"], ["-Xcc", "-g", "-Xfrontend", "-c", "-DDEBUG"]),
    (["@/out/sources", "-package-name", "main"], ["-package-name", "main"]),
    (["-warnings-as-errors", "-swift-version", "6"], ["-swift-version", "6"]),
    (["-o"], []),
    (["-I"], ["-I"]),
  ])
  func `what bears on the meaning of sources is kept`(arguments: [String], kept: [String]) {
    #expect(KeptArguments(arguments).all == kept)
  }

  @Test func `what compilers say is shown without how far they are`() {
    let words = """
      Building for debugging...
      [12/40] Compiling Bells Ring.swift
      /bells/Ring.swift:3:1: error: unknown
      3 | [
      """
    #expect(CompilerWords.essential(of: words) == "/bells/Ring.swift:3:1: error: unknown\n3 | [")
  }
}

/// What an app includes through its packages.
struct InclusionTests {
  /// A module with an intent and a package.
  private func module(_ name: String, including others: [String], intent: String? = nil) -> AppMetadata {
    var metadata = AppMetadata()
    let intent = intent ?? "\(name)Intent"
    var action = AppMetadata.Action(identifier: intent)
    action.fullyQualifiedTypeName = "\(name).\(intent)"
    metadata.actions[intent] = action
    var additions = AppMetadata.Additions()
    additions.modules = [name]
    additions.packages = [
      AppMetadata.Package(typeName: "\(name).Package", includes: others.map { "\($0).Package" }, place: nil)
    ]
    metadata.additions = additions
    return metadata
  }

  @Test func `packages include each other, however deep and in circles`() {
    let inclusion = PackageInclusion([
      module("App", including: ["Shared"]), module("Shared", including: ["Deep"]),
      module("Deep", including: ["Shared"]), module("Other", including: []),
    ])
    #expect(inclusion.tops == [0, 3])
    #expect(inclusion.reached(from: 0) == [1, 2])
    #expect(inclusion.reached(from: 3) == [])
    #expect(inclusion.reached(from: 1) == [2])
  }

  @Test func `what has the same name in two modules keeps both`() {
    var merged = module("App", including: ["Shared"], intent: "Open")
    merged.merge(module("Shared", including: [], intent: "Open"))
    #expect(merged.actions.keys.sorted() == ["Open", "Shared.Open"])
    #expect(merged.additions?.modules == ["App", "Shared"])
    #expect(merged.additions?.packages.count == 2)
  }
}
