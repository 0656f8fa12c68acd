import Extraction
import Foundation
import Interchange
import Testing

/// What has to be known before the program runs and is not, said at its line.
struct FindingTests {
  /// The findings of a source, rendered, without the folder in front.
  private func findings(of source: String) async throws -> String {
    let workshop = try Workshop()
    let result = try await workshop.extract(source: source)
    let folder = "\(workshop.folder.path)/"
    return result.findings.map(\.rendered).joined(separator: "\n").replacing(folder, with: "")
  }

  @Test func `texts and settings of an intent are told to be written out`() async throws {
    let source = #"""
      import AppIntents

      func made() -> LocalizedStringResource { "Made" }
      enum Words { static let title: LocalizedStringResource = "Title" }

      struct Ring: AppIntent {
        static let title: LocalizedStringResource = made()
        static let description = IntentDescription("Rings.", categoryName: Words.title)
        static var isDiscoverable: Bool { Bool.random() }
        @Parameter(title: Words.title, default: Int.random(in: 1...2)) var times: Int
        @Parameter(title: "Loud", description: made()) var isLoud: Bool
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Hush: AppIntent {
        static var title: LocalizedStringResource {
          let word = "Hush"
          return "\(word) now"
        }
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Echo<Value: Sendable>: AppIntent {
        static var title: LocalizedStringResource { "Echo" }
        func perform() async throws -> some IntentResult { .result() }
      }
      """#
    let found = try await findings(of: source)
    #expect(
      found == #"""
        Bells.swift:7:47: error: the title of 'Ring' is made by the function 'made', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        7 |   static let title: LocalizedStringResource = made()
          |                                               ^~~~~~
        Bells.swift:8:70: error: the category of 'Ring' is taken from 'Words.title', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        8 |   static let description = IntentDescription("Rings.", categoryName: Words.title)
          |                                                                      ^~~~~~~~~~~
        Bells.swift:9:37: error: 'isDiscoverable' of 'Ring' is made by the function 'random', and has to be known before the program runs; write true or false [extract.not-constant]
        9 |   static var isDiscoverable: Bool { Bool.random() }
          |                                     ^~~~~~~~~~~~~
        Bells.swift:10:21: error: the title of 'times' is taken from 'Words.title', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        10 |   @Parameter(title: Words.title, default: Int.random(in: 1...2)) var times: Int
           |                     ^~~~~~~~~~~
           = in 'Ring'
        Bells.swift:10:43: error: the default of 'times' is made by the function 'random', and has to be known before the program runs; write the value itself [extract.not-constant]
        10 |   @Parameter(title: Words.title, default: Int.random(in: 1...2)) var times: Int
           |                                           ^~~~~~~~~~~~~~~~~~~~~
           = in 'Ring'
        Bells.swift:11:42: error: the description of 'isLoud' is made by the function 'made', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        11 |   @Parameter(title: "Loud", description: made()) var isLoud: Bool
           |                                          ^~~~~~
           = in 'Ring'
        Bells.swift:16:5: error: the title of 'Hush' is computed, and has to be known before the program runs; write it as a string literal [extract.not-constant]
        16 |     let word = "Hush"
           |     ^~~~~~~~~~~~~~~~~
        Bells.swift:21:8: warning: 'Echo' is generic and is left out: there is no single type to run [extract.generic-type]
        21 | struct Echo<Value: Sendable>: AppIntent {
           |        ^~~~
        """#)
  }

  @Test func `names of entities and cases are told to be written out`() async throws {
    let source = #"""
      import AppIntents

      func made() -> LocalizedStringResource { "Made" }

      struct Bell: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: made()) }
        static let defaultQuery = BellQuery()
        var id: Int
        @Property(title: made()) var size: Int
        var displayRepresentation: DisplayRepresentation { "Bell \(id)" }
      }
      struct BellQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Bell] { [] }
      }
      enum Tone: String, AppEnum {
        case low, middle, high
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
        static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
          .low: "Low",
          .high: DisplayRepresentation(title: made()),
        ]
      }
      enum Pace: String, AppEnum {
        case slow
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
        static var caseDisplayRepresentations: [Pace: DisplayRepresentation] {
          Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0.rawValue)") })
        }
      }
      """#
    let found = try await findings(of: source)
    #expect(
      found == #"""
        Bells.swift:6:101: error: the type name of 'Bell' is made by the function 'made', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        6 | …var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: made()) }
          |                                                                                             ^~~~~~
        Bells.swift:9:20: error: the title of 'size' is made by the function 'made', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        9 |   @Property(title: made()) var size: Int
          |                    ^~~~~~
          = in 'Bell'
        Bells.swift:18:74: error: 'caseDisplayRepresentations' of 'Tone' leaves out '.middle' [extract.missing-case]
        18 |   static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
           |                                                                          ^
        Bells.swift:20:12: error: the title of '.high' is made by the function 'made', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        20 |     .high: DisplayRepresentation(title: made()),
           |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in 'Tone'
        Bells.swift:27:5: error: 'caseDisplayRepresentations' of 'Pace' is made by the function 'map', and has to be known before the program runs; write a dictionary literal with an entry for each case [extract.not-constant]
        27 |     Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0.rawValue)") })
           |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """#)
  }

  @Test func `shortcuts, phrases and packages are told to be written out`() async throws {
    let source = #"""
      import AppIntents

      struct Ring: AppIntent {
        static let title: LocalizedStringResource = "Ring"
        func perform() async throws -> some IntentResult { .result() }
      }
      func shout(_ text: String) -> String { text.uppercased() }
      enum Words {
        static let phrases: [AppShortcutPhrase<Ring>] = ["Ring \(.applicationName)"]
        static let image = "bell"
      }
      struct BellShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Ring(), phrases: Words.phrases, shortTitle: "Ring", systemImageName: "bell")
          AppShortcut(
            intent: Ring(),
            phrases: ["Ring in \(.applicationName)", AppShortcutPhrase(shout("ring"))],
            shortTitle: "Ring",
            systemImageName: Words.image
          )
          if Bool.random() {
            AppShortcut(
              intent: Ring(), phrases: ["Maybe \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
          }
          switch Int.random(in: 0..<2) {
          default:
            AppShortcut(
              intent: Ring(), phrases: ["Other \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
          }
          others
          more()
        }
        static var others: [AppShortcut] { [] }
        static func more() -> [AppShortcut] { [] }
        static var negativePhrases: NegativeAppShortcutPhrases {
          NegativeAppShortcutPhrases(phrases: ["Break the bell", NegativeAppShortcutPhrase(shout("break"))])
        }
      }
      struct BellPackage: AppIntentsPackage {
        static var includedPackages: [any AppIntentsPackage.Type] { list() }
        static func list() -> [any AppIntentsPackage.Type] { [] }
      }
      """#
    let found = try await findings(of: source)
    #expect(
      found == #"""
        Bells.swift:14:42: error: the list of phrases is taken from 'Words.phrases', and has to be known before the program runs; write the list of phrases here [extract.not-constant]
        14 |     AppShortcut(intent: Ring(), phrases: Words.phrases, shortTitle: "Ring", systemImageName: "bell")
           |                                          ^~~~~~~~~~~~~
           = in 'BellShortcuts'
        Bells.swift:17:48: error: a phrase is made by the function 'shout', and has to be known before the program runs; write the phrase itself, such as "Open \(\.$trail) in \(.applicationName)" [extract.not-constant]
        17 |       phrases: ["Ring in \(.applicationName)", AppShortcutPhrase(shout("ring"))],
           |                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in 'BellShortcuts'
        Bells.swift:19:24: error: the image of a shortcut is taken from 'Words.image', and has to be known before the program runs; write it as a string literal [extract.not-constant]
        19 |       systemImageName: Words.image
           |                        ^~~~~~~~~~~
           = in 'BellShortcuts'
        Bells.swift:25:5: error: the shortcuts in a 'switch' are not seen before the program runs; write 'if' and 'else', or list them all [extract.switch]
        25 |     switch Int.random(in: 0..<2) {
           |     ^~~~~~
           = in 'BellShortcuts'
        Bells.swift:30:5: error: a shortcut of 'BellShortcuts' is computed, and has to be known before the program runs; write AppShortcut(…) here [extract.not-constant]
        30 |     others
           |     ^~~~~~
        Bells.swift:31:5: error: a shortcut of 'BellShortcuts' is made by the function 'more', and has to be known before the program runs; write AppShortcut(…) here [extract.not-constant]
        31 |     more()
           |     ^~~~
        Bells.swift:36:60: error: a phrase is made by the function 'shout', and has to be known before the program runs; write the phrase itself, such as "Delete \(.applicationName)" [extract.not-constant]
        36 | …  NegativeAppShortcutPhrases(phrases: ["Break the bell", NegativeAppShortcutPhrase(shout("break"))])
           |                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in 'BellShortcuts'
        Bells.swift:40:63: error: the list of packages of 'BellPackage' is made by the function 'list', and has to be known before the program runs; write the list of packages, such as [SharedPackage.self] [extract.not-constant]
        40 |   static var includedPackages: [any AppIntentsPackage.Type] { list() }
           |                                                               ^~~~~~
        """#)
  }

  @Test func `what is wrong does not keep the rest from being extracted`() async throws {
    let workshop = try Workshop()
    let source = #"""
      import AppIntents
      func made() -> LocalizedStringResource { "Made" }
      struct Ring: AppIntent {
        static let title: LocalizedStringResource = made()
        @Parameter(title: "Times", default: 2, inclusiveRange: (1, 5)) var times: Int
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Hush: AppIntent {
        static let title: LocalizedStringResource = "Hush"
        func perform() async throws -> some IntentResult { .result() }
      }
      """#
    let result = try await workshop.extract(source: source)
    let app = try #require(result.apps.first)
    #expect(result.findings.count == 1)
    #expect(app.metadata.actions["Hush"]?.title?.key == "Hush")
    #expect(app.metadata.actions["Ring"]?.title == nil)
    #expect(app.metadata.actions["Ring"]?.parameters.first?.title?.key == "Times")
  }

  @Test func `work that is compiled for other systems is told`() async throws {
    let source = """
      import AppIntents

      struct Ring: AppIntent {
        static let title: LocalizedStringResource = "Ring"
        func perform() async throws -> some IntentResult {
          #if os(macOS) || os(iOS)
            print("ding")
          #endif
          return .result()
        }
      }
      #if os(iOS)
        struct Hush: AppIntent {
          static let title: LocalizedStringResource = "Hush"
          func perform() async throws -> some IntentResult { .result() }
        }
      #endif
      struct Echo: AppIntent {
        static let title: LocalizedStringResource = "Echo"
        #if os(macOS)
          func perform() async throws -> some IntentResult { .result() }
        #else
          func perform() async throws -> some IntentResult { .result() }
        #endif
      }
      struct Toll: AppIntent {
        static let title: LocalizedStringResource = "Toll"
        func perform() async throws -> some IntentResult {
          #if DEBUG && !os(macOS)
            print("dong")
          #endif
          return .result()
        }
      }
      """
    let lines = try await findings(of: source).split(separator: "\n").filter { $0.contains("extract.other-platform") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("as it is compiled for os(macOS) || os(iOS) only") == true)
    #expect(lines.last?.contains("as it is compiled for os(iOS) only") == true)
  }

  @Test func `an intent that conforms only through a protocol of its app is told`() async throws {
    let source = """
      import AppIntents

      protocol Dial: AppIntent { static var steps: Int { get } }
      protocol Knob: Dial, Sendable {}

      struct Louder: Dial {
        static let title: LocalizedStringResource = "Louder"
        static let steps = 1
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Quieter: Knob, AppIntent {
        static let title: LocalizedStringResource = "Quieter"
        static let steps = -1
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Mute: Sendable, Knob {
        static let title: LocalizedStringResource = "Mute"
        static let steps = 0
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Loudest: Dial {
        static let title: LocalizedStringResource = "Loudest"
        static let steps = 9
        func perform() async throws -> some IntentResult { .result() }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Loudest(), phrases: ["All the way up in \\(.applicationName)"], shortTitle: "Loudest",
            systemImageName: "speaker")
        }
      }
      """
    let lines = try await findings(of: source).split(separator: "\n").filter { $0.contains("unrecorded-intent") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("'Louder' is an intent only through 'Dial', and is not found") == true)
    #expect(lines.last?.contains("'Mute' is an intent only through 'Knob'") == true)
  }
}
