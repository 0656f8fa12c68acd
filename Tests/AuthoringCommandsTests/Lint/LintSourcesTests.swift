import AssistantCommandLine
import CommandLineFixtures
import Foundation
import PhraseCatalogs
import Testing

@testable import AuthoringCommands

/// Lint of an app that does not run: its sources, and the translations that lie among them.
///
/// One after the other: sources without a package leave their metadata in one folder, under the name of theirs.
@Suite(.serialized) struct `Lint of sources` {
  private static let bell = #"""
    import AppIntents

    struct RingBell: AppIntent {
      static let title: LocalizedStringResource = "Ring the Bell"
      func perform() async throws -> some IntentResult { .result() }
    }

    struct BellShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: RingBell(), phrases: ["Ring \(.applicationName)", "Ring it"], shortTitle: "Ring the Bell",
          systemImageName: "bell")
      }
    }
    """#

  private let folder: TestFolder
  private let sources: String

  init() throws {
    folder = try TestFolder()
    sources = "\(folder.path)/bells"
    try FileManager.default.createDirectory(atPath: "\(sources)/de.lproj", withIntermediateDirectories: true)
    _ = try folder.file("bells/Bell.swift", Self.bell)
  }

  @Test func `points into Swift and into translations`() async throws {
    let table = try folder.file(
      "bells/de.lproj/AppShortcuts.strings", #""Ring ${applicationName}" = "Läute \(.applicationName)";"# + "\n")
    _ = try folder.file("bells/de.lproj/Localizable.strings", "\"Ring the Bell\" = \"Glocke läuten\";\n")
    let outcome = await authoringBench().run("lint", sources)
    #expect(
      outcome.output == #"""
        \#(sources)/Bell.swift:11:65: warning: phrase 'Ring it' has no translation to 'de' [localization.untranslated-phrase]
        11 | …  intent: RingBell(), phrases: ["Ring \(.applicationName)", "Ring it"], shortTitle: "Ring the Bell",
           |                                                              ^~~~~~~~~
           = in shortcut 'RingBell'
        \#(sources)/Bell.swift:11:65: error: the phrase lacks '${applicationName}' [portability.missing-application-name]
        11 | …  intent: RingBell(), phrases: ["Ring \(.applicationName)", "Ring it"], shortTitle: "Ring the Bell",
           |                                                              ^~~~~~~~~
           = in shortcut 'RingBell'
        \#(table):1:36: error: '\(.applicationName)' is a placeholder in Swift only [localization.swift-interpolation]
        1 | "Ring ${applicationName}" = "Läute \(.applicationName)";
          |                                    ^~~~~~~~~~~~~~~~~~~
          = in the translation of 'Ring ${applicationName}' to 'de'
          = fix: write '${applicationName}'

        """#)
    #expect(outcome.code == .notRecognized)
  }

  @Test func `reads metadata that was extracted before, and finds its sources again`() async throws {
    let extracted = await authoringBench().run("extract", "-o", "\(sources)/metadata", sources)
    let path = try #require(extracted.output.split(separator: "\n").first.map(String.init), "\(extracted.errors)")
    let outcome = await authoringBench().run("lint", path)
    #expect(outcome.output.hasPrefix("\(sources)/Bell.swift:11:65: error: the phrase lacks '${applicationName}'"))
    #expect(outcome.code == .notRecognized)
  }

  @Test func `says what metadata lacks`() async throws {
    let path = try folder.file("extract.actionsdata", #"{"actions": {"Ring": {"title": {}}}}"#)
    let outcome = await authoringBench().run("lint", path)
    #expect(outcome.code == .unusable)
    #expect(outcome.errors.hasPrefix("behest: '\(path)' is no metadata of App Intents: "))
  }

  @Test func `says why sources cannot be read`() async throws {
    _ = try folder.file("bells/Bell.swift", "import AppIntents\nstruct RingBell: AppIntent {\n")
    let outcome = await authoringBench().run("lint", sources)
    #expect(outcome.code == .unusable)
    #expect(outcome.errors.contains("Bell.swift:2:"))
  }
}
