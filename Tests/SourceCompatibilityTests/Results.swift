import AppIntents
import SwiftUI

// Every set of labels that `.result` has, behind the signatures that apps write.

struct BookView: View {
  let book: BookEntity

  var body: some View {
    VStack(alignment: .leading) {
      Label(book.name, systemImage: "book")
      Button(intent: Renew(book: book)) { Text("Renew") }
      Toggle(isOn: true, intent: Renew(book: book)) { Text("Reserved") }
    }
  }
}

struct BookSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Book"
  @Parameter var book: BookEntity

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: BookView(book: book))
  }
}

struct Renew: AppIntent {
  static let title: LocalizedStringResource = "Renew"
  static let description: IntentDescription? = "Renews a loan."
  @Parameter var book: BookEntity

  init() {}
  init(book: BookEntity) { self.book = book }

  func perform() async throws -> some IntentResult { .result() }
}

private let tides = BookEntity(book: Book(id: 1, name: "Tides", pages: 120))

struct Value: AppIntent {
  static let title: LocalizedStringResource = "Value"
  func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> {
    .result(value: [1].map { .init(book: Book(id: $0, name: "", pages: 0)) })
  }
}

struct NoValue: AppIntent {
  static let title: LocalizedStringResource = "No Value"
  static let description = LocalizedStringResource("A description may be plain text.")
  @Parameter(default: false) var flag: Bool
  func perform() async throws -> some ReturnsValue<BookEntity?> {
    if flag { return .result(value: nil) }
    return .result(value: tides)
  }
}

struct Saying: AppIntent {
  static let title: LocalizedStringResource = "Saying"
  func perform() async throws -> some ProvidesDialog { .result(dialog: IntentDialog(stringLiteral: "Done")) }
}

struct Showing: AppIntent {
  static let title: LocalizedStringResource = "Showing"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let count = Int("3") ?? 0
    if count > 5 { return .result(dialog: count == 1 ? "one" : "\(count) many") }
    return .result(dialog: "x", view: Text("x"))
  }
}

struct Building: AppIntent {
  static let title: LocalizedStringResource = "Building"
  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let count = Int("3") ?? 0
    return .result(value: count, dialog: "x") {
      Text("x")
      if count > 2 { Text("y") }
    }
  }
}

struct Valued: AppIntent {
  static let title: LocalizedStringResource = "Valued"
  func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView { .result(value: 3) { Text("x") } }
}

struct WithSnippetIntent: AppIntent {
  static let title: LocalizedStringResource = "With a Snippet Intent"
  func perform() async throws -> some ReturnsValue<BookEntity> & ShowsSnippetIntent & ProvidesDialog {
    .result(
      value: tides,
      dialog: IntentDialog(full: "Here is \(tides.name).", supporting: "Here."),
      snippetIntent: BookSnippet(book: tides)
    )
  }
}

struct OnlySnippetIntent: AppIntent {
  static let title: LocalizedStringResource = "Only a Snippet Intent"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: BookSnippet(book: tides))
  }
}

struct Opening: AppIntent {
  static let title: LocalizedStringResource = "Opening"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Renew(book: tides)) }
}

struct OpeningSilently: AppIntent {
  static let title: LocalizedStringResource = "Opening Silently"
  func perform() async throws -> some IntentResult { .result(opensIntent: Renew(book: tides), dialog: "Soon.") }
}

struct OpeningWithEverything: AppIntent {
  static let title: LocalizedStringResource = "Opening with Everything"
  func perform() async throws -> some ReturnsValue<Int> & OpensIntent & ProvidesDialog & ShowsSnippetView {
    .result(value: 1, opensIntent: Renew(book: tides), dialog: "x", view: BookView(book: tides))
  }
}

struct OpeningAddress: AppIntent {
  static let title: LocalizedStringResource = "Opening an Address"
  func perform() async throws -> some OpensIntent { .result(opensIntent: OpenURLIntent("https://books.example")) }
}

struct OpenBook: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Book"
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
  @Parameter(title: "Book", requestValueDialog: "Which book?") var target: BookEntity
}

extension OpenBook: TargetContentProvidingIntent {}

struct Synchronous: AppIntent {
  static let title: LocalizedStringResource = "Synchronous"
  func perform() throws -> some IntentResult { .result() }
}

@MainActor
struct OnMain: AppIntent {
  nonisolated static let title: LocalizedStringResource = "On Main"
  func perform() async throws -> some ReturnsValue<Double> { .result(value: 5) }
}

/// Apps have protocols of their own between theirs and ours.
protocol LibraryIntent: AppIntent {
  associatedtype Answer: IntentResult
  func answer() async throws -> Answer
}

extension LibraryIntent {
  static var openAppWhenRun: Bool { false }
  func perform() async throws -> Answer { try await answer() }
}

struct Ask: LibraryIntent {
  static let title: LocalizedStringResource = "Ask"
  func answer() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 42) }
}

extension AppIntent where Self == Renew {
  static var renewTides: Renew { Renew(book: tides) }
}

struct OpeningByName: AppIntent {
  static let title: LocalizedStringResource = "Opening by Name"
  func perform() async throws -> some ReturnsValue<String?> & ShowsSnippetView {
    .result(value: nil, opensIntent: .renewTides) { Button("Again", role: .cancel, intent: .renewTides) }
  }
}
