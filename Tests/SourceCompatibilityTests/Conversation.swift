import AppIntents
import SwiftUI
import WidgetKit

// Questions, summaries, shortcuts, modes, undo, predictions, surfaces.

struct Lend: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent, UndoableIntent, ProgressReportingIntent {
  static let intentClassName = "LendIntent"
  static let title: LocalizedStringResource = "Lend"
  static let description = IntentDescription(
    "Lends a book.", categoryName: "Loans", searchKeywords: ["borrow"], resultValueName: "Loan")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Shelf", default: .fiction) var shelf: Shelf
  @Parameter(title: "Weeks", default: 2) var weeks: Int
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$shelf) {
      Case(.fiction) {
        When(\.$weeks, .greaterThan, 4) {
          Summary("Lend \(\.$book) for long: \(\.$weeks)") { \.$note }
        } otherwise: {
          Summary("Lend \(\.$book)", table: "Loans") {
            \.$weeks
            \.$note
          }
        }
      }
      Case([.poetry, .maps]) { Summary { \.$note } }
      DefaultCase {
        When(\Self.$note, .hasAnyValue, { Summary() }, otherwise: { Summary("Lend") })
      }
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$book, \.$weeks)) { book, weeks in
      DisplayRepresentation(title: "Lend \(book.name)", subtitle: "\(weeks) weeks")
    }
    IntentPrediction(parameters: \.$shelf) { shelf in DisplayRepresentation(title: "Lend from \(shelf)") }
    IntentPrediction { DisplayRepresentation(title: "Lend") }
  }

  func perform() async throws -> some ReturnsValue<BookEntity?> & ProvidesDialog {
    progress.totalUnitCount = 3
    guard shelf != .maps else { throw $shelf.needsValueError("From which shelf?") }
    if weeks > 10 { throw $weeks.needsDisambiguationError(among: [1, 2, 4], dialog: "How many weeks?") }
    if note == "?" { note = try await $note.requestValue("What note?") }
    if note == "??" { _ = try await $note.requestDisambiguation(among: ["a", "b"], dialog: "Which note?") }
    if weeks == 9, try await $weeks.requestConfirmation(for: 9, dialog: "Nine?") { weeks = 8 }
    try await requestConfirmation()
    try await requestConfirmation(actionName: .send, dialog: "Lend it?")
    try await requestConfirmation(conditions: [.lowConfidenceSource], actionName: .continue, dialog: "Sure?")
    try await requestConfirmation(actionName: .search, snippetIntent: BookSnippet(book: book))
    try await requestConfirmation(result: .result(dialog: "Lend?", view: Text("x")), confirmationActionName: .book)
    let now = Option(title: "Now", style: .default)
    let never = Option(title: "Never", style: .destructive)
    switch try await requestChoice(between: [.cancel, now, never], dialog: "When?", view: Text("x")) {
    case now: break
    default: return .result(value: nil, dialog: "Nothing was lent.")
    }
    if systemContext.currentMode.canContinueInForeground { try await continueInForeground(alwaysConfirm: false) }
    await undoManager?.setActionName("Lend \(book.name)")
    BookSnippet.reload()
    return .result(value: book, dialog: "\(book.name) is lent.")
  }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(),
      phrases: ["Open a book in \(.applicationName)", "Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open",
      systemImageName: "book"
    )
    if #available(iOS 18, *) {
      AppShortcut(
        intent: Lend(), phrases: ["\(.applicationName), lend a book"], shortTitle: "Lend", systemImageName: "arrow.up")
    }
    for _ in 0..<1 {
      AppShortcut(
        intent: Ask(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "questionmark")
    }
    AppShortcut(
      intent: Lend(),
      phrases: ["Lend \(\.$book) with \(.applicationName)"],
      shortTitle: "Lend",
      systemImageName: "arrow.up",
      parameterPresentation: ParameterPresentation(
        for: \.$book,
        summary: Summary("Lend \(\.$book)"),
        optionsCollections: {
          OptionsCollection(ThingParameters.BookOptions(), title: "Books", systemImageName: "books.vertical")
        }
      )
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Throw a book", "Burn \(.applicationName)"])
  }

  static let shortcutTileColor: ShortcutTileColor = .tangerine
}

struct ListedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [.init(intent: Ask(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "questionmark")]
  }
}

struct LibraryPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [ShelvesPackage.self] }
}

struct ShelvesPackage: AppIntentsPackage {}

struct LibraryStack: View {
  @State private var path: [Int] = []
  @State private var showsTip = true
  var isEditing = false

  var body: some View {
    NavigationStack(path: $path) {
      SiriTipView(intent: Lend(), isVisible: $showsTip)
        .siriTipViewStyle(.automatic)
    }
    .onAppIntentExecution(OpenBook.self) { intent in path.append(intent.target.id) }
    .handlesExternalEvents(preferring: [], allowing: isEditing ? [] : [OpenBook.persistentIdentifier])
    .userActivity("library.reading") { activity in
      activity.appEntityIdentifier = EntityIdentifier(for: BookEntity.self, identifier: 1)
    }
  }
}

struct LibraryApp: App {
  init() {
    AppDependencyManager.shared.add { Catalogue() }
    AppDependencyManager.shared.add(key: "spare", dependency: Catalogue())
    LibraryShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup { LibraryStack() }
      .handlesExternalEvents(matching: [OpenBook.persistentIdentifier])
  }
}

final class Catalogue: Sendable {}

struct UsesCatalogue: AppIntent {
  static let title: LocalizedStringResource = "Uses the Catalogue"
  @Dependency var catalogue: Catalogue
  @Dependency(key: "spare") private var spare: Catalogue
  @AppDependency(default: Catalogue()) var fallback: Catalogue
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SearchPictures {
  var semanticContent: SemanticContentDescriptor
  @Dependency var catalogue: Catalogue
  func perform() async throws -> some IntentResult { .result() }
}

struct ReadingConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Reading"
  @Parameter(title: "Book") var book: BookEntity?
}

struct ReadingEntry: TimelineEntry {
  var date: Date
}

struct ReadingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ReadingEntry { ReadingEntry(date: .now) }
  func snapshot(for configuration: ReadingConfiguration, in context: Context) async -> ReadingEntry {
    ReadingEntry(date: .now)
  }
  func timeline(for configuration: ReadingConfiguration, in context: Context) async -> Timeline<ReadingEntry> {
    Timeline(entries: [ReadingEntry(date: .now)], policy: .atEnd)
  }
}

struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Reading", intent: ReadingConfiguration.self, provider: ReadingProvider()) { entry in
      Text(entry.date, style: .date)
    }
    .configurationDisplayName("Reading")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct OpenControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Open", intent: OpenBook.self) { configuration in
      ControlWidgetButton(action: configuration) { Label("Open", systemImage: "book") }
    }
  }
}

extension OpenBook: ControlConfigurationIntent {}
