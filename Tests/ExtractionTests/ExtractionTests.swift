import Foundation
import Interchange
import Testing

@testable import Extraction

/// A whole extraction: what is read again, what is written where, and why nothing could be.
struct ExtractionTests {
  private static let bells = ##"""
    import AppIntents

    enum Tone: Int, AppEnum {
      case low = 3, high
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
      static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
        .low: DisplayRepresentation(title: "Low", subtitle: "Deep", image: .init(systemName: "bell"), synonyms: ["Bass"]),
        .high: "High",
      ]
    }
    struct Bell: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bell"
      static let defaultQuery = BellQuery()
      var id: Int
      @ComputedProperty(title: "Weight in Kilograms") var weight: Double { 3 }
      @Property var size: Int?
      var displayRepresentation: DisplayRepresentation { "Bell \(id)" }
      init() { id = 1 }
    }
    struct BellQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Bell] { [] }
      func entities(matching string: String) async throws -> [Bell] { [] }
    }
    @UnionValue enum BellOrTone {
      case bell(Bell)
      case tone(Tone)
    }
    struct Ring: AppIntent {
      static let title: LocalizedStringResource = "Ring"
      static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
      @Parameter(title: "Bell", requestValueDialog: "Which bell?") var bell: Bell
      @Parameter(title: "Times", default: 2, inclusiveRange: (1, 5)) var times: Int
      @Parameter(title: "Tone", default: .high) var tone: Tone
      @Parameter var both: BellOrTone?
      static var parameterSummary: some ParameterSummary {
        When(\.$tone, .equalTo, .low) {
          Summary("Ring \(\.$bell) deeply")
        } otherwise: {
          Summary("Ring \(\.$bell)") { \.$times }
        }
      }
      func perform() async throws -> some IntentResult & ReturnsValue<[Bell]> & ProvidesDialog {
        .result(value: [], dialog: "Ding")
      }
    }
    struct BellShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Ring(),
          phrases: [
            "Ring \(\.$bell) in \(.applicationName)",
            """
            Let \(.applicationName) \
            ring
            """,
            #"Say "ding" in \#(.applicationName)"#,
          ], shortTitle: "Ring", systemImageName: "bell")
      }
    }
    """##

  @Test func `every part of a source gets into the metadata`() async throws {
    let result = try await Workshop().extract(source: Self.bells)
    #expect(result.findings.map(\.rendered) == [])
    let metadata = try #require(result.apps.first?.metadata)
    let ring = try #require(metadata.actions["Ring"])
    #expect(ring.supportedModes == 5)
    #expect(ring.outputFlags == .providesDialog)
    #expect(ring.outputType == .array(.entity("Bell")))
    #expect(ring.place == .init(file: "Bells.swift", line: 28))
    #expect(ring.parameters.map(\.name) == ["bell", "times", "tone", "both"])
    #expect(ring.parameters.map(\.dynamicOptionsSupport) == [2, 0, 0, 0])
    #expect(ring.parameters[1].typeSpecificMetadata[.defaultValue] == .wrapped("int", .integer(2)))
    #expect(ring.parameters[1].typeSpecificMetadata[.upperBound] == .wrapped("int", .integer(5)))
    #expect(ring.parameters[2].typeSpecificMetadata[.defaultValue] == .wrapped("string", .string("4")))
    #expect(ring.parameters[3].valueType == .named("Bells.BellOrTone"))
    #expect(ring.parameters[3].isOptional)
    let properties = try #require(metadata.entities["Bell"]?.properties)
    #expect(properties.map(\.identifier) == ["weight", "size"])
    #expect(properties.map(\.title?.key) == ["Weight in Kilograms", nil])
    #expect(properties.map(\.isOptional) == [false, true])
    #expect(metadata.queries["BellQuery"]?.capabilities == [.byIdentifier, .byText])
    #expect(metadata.queries["BellQuery"]?.defaultQueryForEntity == true)
    let tone = try #require(metadata.enums.first { $0.identifier == "Tone" })
    #expect(tone.cases.map(\.identifier) == ["3", "4"])
    #expect(tone.cases[0].displayRepresentation?.synonyms.map(\.key) == ["Bass"])
    #expect(tone.cases[0].displayRepresentation?.image?.systemImageName == "bell")
    #expect(metadata.enums.contains { $0.fullyQualifiedTypeName == "Bells.BellOrTone.Cases" })
    let phrases = metadata.autoShortcuts.flatMap(\.phraseTemplates)
    #expect(
      phrases.map(\.key) == [
        "Ring ${bell} in ${applicationName}", "Let ${applicationName} ring", "Say \"ding\" in ${applicationName}",
      ])
    #expect(phrases.map(\.place?.line) == [51, 52, 56])
    guard case .when(let condition, .summary(let deep), .summary(let plain)?)? = ring.actionConfiguration else {
      Issue.record("the summary is not conditional")
      return
    }
    #expect(condition.parameterIdentifier == "tone")
    #expect(deep.formatString == "Ring ${bell} deeply")
    #expect(plain.otherParameterIdentifiers == ["times"])
  }

  @Test func `a file is written for the module and one for the app, and read back equal`() async throws {
    let workshop = try Workshop()
    let result = try await workshop.extract(source: Self.bells)
    let app = try #require(result.apps.first)
    #expect(app.path == "\(workshop.output)/Bells/Metadata.appintents/extract.actionsdata")
    for path in [app.path, "\(workshop.output)/Bells.appintents/extract.actionsdata"] {
      let data = try Data(contentsOf: URL(filePath: path))
      #expect(try AppMetadata(json: data) == app.metadata)
      let version = URL(filePath: path).deletingLastPathComponent().appending(path: "version.json")
      #expect(FileManager.default.fileExists(atPath: version.path))
    }
  }

  @Test func `sources that did not change are not read again`() async throws {
    let workshop = try Workshop()
    let path = try workshop.write(Self.bells, to: "Bells.swift")
    var events: [Extraction.Event] = []
    let first = try await workshop.extract([path], events: &events)
    let second = try await workshop.extract([path], events: &events)
    _ = try workshop.write(Self.bells.replacing("\"High\"", with: "\"Higher\""), to: "Bells.swift")
    let third = try await workshop.extract([path], events: &events)
    let count = MetadataCount(try #require(first.modules["Bells"]))
    #expect(events == [.extracted("Bells", count), .unchanged("Bells", count), .extracted("Bells", count)])
    #expect(first.apps.map(\.metadata) == second.apps.map(\.metadata))
    #expect(second.apps.map(\.metadata) != third.apps.map(\.metadata))
    #expect(count.description == "1 intent, 1 entity, 2 enums, 1 shortcut with 3 phrases")
  }

  @Test func `what is wrong is said every time`() async throws {
    let workshop = try Workshop()
    let source = """
      import AppIntents
      func made() -> LocalizedStringResource { "Made" }
      struct Ring: AppIntent {
        static let title: LocalizedStringResource = made()
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let first = try await workshop.extract(source: source)
    let second = try await workshop.extract(source: source)
    #expect(first.findings.map(\.rendered) == second.findings.map(\.rendered))
    #expect(first.findings.count == 1)
  }

  @Test func `a folder of sources is one module`() async throws {
    let workshop = try Workshop()
    _ = try workshop.write("import AppIntents\n", to: "my bells/Empty.swift")
    let path = try workshop.write(Self.bells, to: "my bells/deep/Bells.swift")
    let folder = workshop.folder.appending(path: "my bells").path
    let result = try await workshop.extract(folder)
    let metadata = try #require(result.apps.first?.metadata)
    #expect(metadata.additions?.modules == ["my_bells"])
    #expect(metadata.actions["Ring"]?.place?.file == "deep/Bells.swift")
    #expect(FileManager.default.fileExists(atPath: path))
  }
}

// MARK: - Problems

extension ExtractionTests {
  /// The problem that an extraction ends with.
  private func problem(_ workshop: Workshop, _ path: String) async throws -> ExtractionError {
    try await #require(throws: ExtractionError.self) { try await workshop.extract(path) }
  }

  @Test func `a path without anything is named as it was typed`() async throws {
    let problem = try await problem(Workshop(), "/nowhere/at/all")
    #expect(problem.description == "there is nothing at '/nowhere/at/all'")
  }

  @Test func `a folder without sources is named`() async throws {
    let workshop = try Workshop()
    try FileManager.default.createDirectory(
      at: workshop.folder.appending(path: "empty"), withIntermediateDirectories: true)
    let path = workshop.folder.appending(path: "empty").path
    #expect(try await problem(workshop, path) == .noSources(path))
  }

  @Test func `a package that was never built says how to build it`() async throws {
    let workshop = try Workshop()
    _ = try workshop.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    var extraction = Extraction(of: [workshop.folder.path])
    extraction.build = .skipped
    let problem = await #expect(throws: ExtractionError.self) {
      try await extraction.run(with: ToolRunner()) { _ in }
    }
    #expect(problem == .notBuilt(workshop.folder.standardizedFileURL.path))
  }

  @Test func `sources that do not compile are told about in the compiler's words`() async throws {
    let workshop = try Workshop()
    let path = try workshop.write("import AppIntents\nlet bell: Int = \"ding\"\n", to: "Bells.swift")
    guard case .compilationFailed("Bells", let words) = try await problem(workshop, path) else {
      Issue.record("another problem")
      return
    }
    #expect(words.contains("Bells.swift:2:17: error: cannot convert value of type 'String' to specified type 'Int'"))
  }

  @Test func `a source of no target is named with its package`() async throws {
    let path = "\(Workshop.package)/README.md"
    #expect(try await problem(Workshop(), path) == .noTarget(path, package: Workshop.package))
  }
}
