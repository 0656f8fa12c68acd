import AppIntents
import Synchronization

/// What people keep in the app: books with their authors and whether they were read.
final class Library: Sendable {
  struct Entry: Sendable {
    var title: String
    var author: String?
    var cover: String?
    var isRead = false
  }

  static let shared = Library()

  private let entries = Mutex<[Entry]>([
    Entry(title: "Emma", author: "Jane Austen"), Entry(title: "Dune", author: "Frank Herbert"),
    Entry(title: "Dune Messiah", author: "Frank Herbert"), Entry(title: "Middlemarch", author: "George Eliot"),
    Entry(title: "The Trial", author: "Franz Kafka"),
  ])

  var all: [Entry] { entries.withLock { $0 } }

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func mark(_ titles: [String], asRead isRead: Bool) {
    entries.withLock { entries in
      for index in entries.indices where titles.contains(entries[index].title) { entries[index].isRead = isRead }
    }
  }
}

struct BookEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
  static let defaultQuery = BookEntityQuery()

  var id: String { title }
  @Property(title: "Title") var title: String
  @Property(title: "Author") var author: String?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

  init(_ entry: Library.Entry) {
    title = entry.title
    author = entry.author
  }
}

struct BookEntityQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [BookEntity] {
    Library.shared.all.filter { identifiers.contains($0.title) }.map(BookEntity.init)
  }

  func suggestedEntities() async throws -> [BookEntity] { Library.shared.all.map(BookEntity.init) }

  func entities(matching string: String) async throws -> [BookEntity] {
    Library.shared.all.filter { $0.title.localizedCaseInsensitiveContains(string) }.map(BookEntity.init)
  }
}

enum ReadingState: String, AppEnum {
  case read, unread

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading State"
  static let caseDisplayRepresentations: [ReadingState: DisplayRepresentation] = [.read: "Read", .unread: "Unread"]
}

struct AddBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$title) by \(\.$author) with \(\.$coverImage)")
  }

  @Parameter(title: "Title", requestValueDialog: "What is the book called?") var title: String
  @Parameter(title: "Author") var author: String?
  @Parameter(title: "Cover Image", supportedContentTypes: [.image]) var coverImage: IntentFile?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Library.shared.add(Library.Entry(title: title, author: author, cover: coverImage?.filename))
    let by = author.map { " by \($0)" } ?? "", cover = coverImage.map { " with \($0.filename)" } ?? ""
    return .result(dialog: "Added \(title)\(by)\(cover).")
  }
}

struct MarkBooksIntent: AppIntent {
  static let title: LocalizedStringResource = "Mark Books"
  static var parameterSummary: some ParameterSummary { Summary("Mark \(\.$books) as \(\.$state)") }

  @Parameter(title: "Books", requestValueDialog: "Which books?") var books: [BookEntity]
  @Parameter(title: "State", default: .read) var state: ReadingState

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Library.shared.mark(books.map(\.title), asRead: state == .read)
    return .result(dialog: "Marked \(books.map(\.title).joined(separator: ", ")) as \(state.rawValue).")
  }
}

struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book") var target: BookEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Opening \(target.title).")
  }
}

struct BookshelfShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddBookIntent(), phrases: ["Add a book to \(.applicationName)"], shortTitle: "Add Book",
      systemImageName: "plus")
    AppShortcut(
      intent: MarkBooksIntent(), phrases: ["Mark books in \(.applicationName)"], shortTitle: "Mark Books",
      systemImageName: "checkmark")
    AppShortcut(
      intent: OpenBookIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open Book",
      systemImageName: "book")
  }
}
