public import AppIntents
internal import Diagnostics
internal import FileFormats
internal import Foundation
@_exported public import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching
public import SwiftUI

/// An application under test: it runs in the process of the test, on a state of its own, and takes requests in words.
///
/// ```swift
/// import PhraseTesting
///
/// let app = try await PhraseTester("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
///
/// let match = try await app.match("what are the conditions on catbels")
/// #expect(match.intent == "GetTrailConditions")
/// #expect(match["trail"] == "Catbells")
///
/// let turn = try await app.say("buy a day pass for yosemite", answering: ["yes"])
/// #expect(turn.outcome == .succeeded)
/// ```
///
/// Make one for each test: the app is created anew, `XDG_STATE_HOME` is an empty folder while it is, and what it
/// registers with `AppDependencyManager.shared` is seen by its own intents only. Testers of the same app can run in
/// parallel. What they still share is what the process has once: the index of `CSSearchableIndex`, donations,
/// `NSUserActivity.current`, and whatever the app itself keeps in static variables. An app that looks for its folder
/// later than in its `init()` gets that of the tester made last.
public struct PhraseTester: Sendable {
  let registry: AppRegistry
  private(set) var conditions: TestConditions
  private(set) var now: CivilMoment
  /// Kept for as long as anybody has the tester.
  private let state: StateFolder

  /// Creates an app and reads its phrases.
  ///
  /// - Parameters:
  ///   - name: what people call it.
  ///   - synonyms: what else people call it.
  ///   - shortcuts: its phrases.
  ///   - packages: libraries with more intents.
  ///   - app: the app itself, created once, so that it registers what its intents depend on.
  ///   - conditions: the language, the moment, and stand-ins for what the app depends on.
  public init(
    _ name: String, synonyms: [String] = [], shortcuts: any AppShortcutsProvider.Type,
    packages: [any AppIntentsPackage.Type] = [], app: @autoclosure @escaping @MainActor @Sendable () -> any App,
    conditions: TestConditions = TestConditions()
  ) async throws {
    let application = InstalledApplication(
      name, synonyms: synonyms, shortcuts: shortcuts, packages: packages, app: app())
    try await self.init([application], conditions: conditions)
  }

  /// Reads the phrases of intents that depend on no app, or on nothing but `conditions.dependencies`.
  ///
  /// - Parameters:
  ///   - name: what people call the application.
  ///   - synonyms: what else people call it.
  ///   - shortcuts: its phrases.
  ///   - packages: libraries with more intents.
  ///   - conditions: the language, the moment, and what the intents depend on.
  public init(
    _ name: String, synonyms: [String] = [], shortcuts: any AppShortcutsProvider.Type,
    packages: [any AppIntentsPackage.Type] = [], conditions: TestConditions = TestConditions()
  ) async throws {
    let application = InstalledApplication(name, synonyms: synonyms, shortcuts: shortcuts, packages: packages)
    try await self.init([application], conditions: conditions)
  }

  /// Reads a catalog; what is wrong with it is thrown, with file, line and caret.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - conditions: the language and the moment.
  public init(catalog path: String, conditions: TestConditions = TestConditions()) async throws {
    try await self.init([try InstalledApplication(catalogAt: path)], conditions: conditions)
  }

  /// An application with its name, its phrases and its app, as an assistant has it installed.
  public typealias Application = InstalledApplication

  /// Puts several applications side by side, to see which of them a request reaches.
  ///
  /// ```swift
  /// let both = try await PhraseTester([
  ///   PhraseTester.Application("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp()),
  ///   PhraseTester.Application("Travel Tracking", shortcuts: TravelTrackingShortcuts.self, app: TravelTrackingApp()),
  /// ])
  /// #expect(try await both.match("open catbells").application == "Trails")
  /// ```
  ///
  /// - Parameters:
  ///   - applications: who is installed, in order.
  ///   - conditions: the language, the moment, and stand-ins for what the apps depend on.
  public init(_ applications: [InstalledApplication], conditions: TestConditions = TestConditions()) async throws {
    self.conditions = conditions
    now = try conditions.moment
    let folder = try StateFolder(in: FileManager.default.temporaryDirectory.path)
    state = folder
    let dependencies = conditions.dependencies ?? AppDependencyManager()
    let locale = conditions.locale
    registry = await LaunchQueue.shared.launch(stateIn: folder) {
      await dependencies.recording {
        await IntentEnvironment(dependencies: dependencies, locale: locale).run {
          await AppRegistry(applications, locale: locale, dependencies: dependencies)
        }
      }
    }
  }

  /// What could not be offered of the applications, or not as its author wrote it: a phrase with an unknown parameter,
  /// a query that failed. Empty when all is well.
  public var problems: [String] {
    registry.findings.filter { $0.severity > .note }.map { finding in
      finding.headline + (finding.subject.map { " in \($0)" } ?? "")
    }
  }

  /// The same at another moment.
  func at(_ moment: String) throws -> PhraseTester {
    var tester = self
    tester.conditions.now = moment
    tester.now = try tester.conditions.moment
    return tester
  }

  /// The application's name; of several, that of the first.
  public var name: String { registry.applications.first?.name ?? "" }
}

extension InstalledApplication {
  /// An application that a catalog file declares.
  fileprivate init(catalogAt path: String) throws {
    let bytes = try FileContents.read(path)
    let (catalog, findings) = Catalog.read(bytes)
    let errors = findings.filter { $0.severity == .error }
    guard let catalog, errors.isEmpty else {
      let source = SourceText(bytes)
      throw PhraseTestFailure(errors.map { $0.rendered(in: source, named: path) }.joined(separator: "\n"))
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
    self.init(catalog, folder: folder)
  }
}
