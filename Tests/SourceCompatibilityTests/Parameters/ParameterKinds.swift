import AppIntents
import CoreLocation
import UniformTypeIdentifiers

// Every kind of value a parameter takes, plain, optional and in arrays, with the labels that apps give it.

enum Shelf: String, AppEnum {
  case fiction, poetry, maps

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Shelf", numericFormat: "\(placeholder: .int) shelves")
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .fiction: "Fiction",
    .poetry: .init(title: "Poetry", subtitle: "Verse", image: .init(systemName: "text.quote", isTemplate: true)),
    .maps: DisplayRepresentation(title: "Maps", synonyms: ["atlases", "charts"]),
  ]
}

struct TextParameters: AppIntent {
  static let title: LocalizedStringResource = "Text"

  @Parameter var bare: String
  @Parameter(title: "Title") var titled: String?
  @Parameter(title: "Body", inputOptions: .init(capitalizationType: .sentences, multiline: true, autocorrect: false))
  var body: String
  @Parameter(
    title: "Link", description: "Where it is.", default: "https://example.org", inputOptions: .init(keyboardType: .URL))
  var link: String
  @Parameter(
    title: "Note",
    inputOptions: String.IntentInputOptions(keyboardType: .default, smartQuotes: false, smartDashes: false),
    requestValueDialog: "What should it say?"
  ) var note: String?
  @Parameter(title: "Rich") var rich: AttributedString
  @Parameter(title: "Lines") var lines: [String]
  @Parameter(title: "Tags", default: []) var tags: [String]
  @Parameter(title: "More", description: "Others.", optionsProvider: Words()) var offered: String
  @Parameter(title: "More", requestValueDialog: IntentDialog("Which?"), optionsProvider: Words()) var asked: String?
  @Parameter(title: "More", inputOptions: .init(), optionsProvider: Words()) var typed: String?
  @Parameter(title: LocalizedStringResource("key", defaultValue: "Key \(1)", table: "Other", comment: "A key."))
  var localized: String?
  @Parameter(default: "x") private var hidden: String

  struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
    func defaultResult() async -> String? { "one" }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: bare) }
}

struct NumberParameters: AppIntent {
  static let title: LocalizedStringResource = "Numbers"

  @Parameter(title: "Count", default: 5, controlStyle: .stepper, inclusiveRange: (0, 10)) var count: Int
  @Parameter(title: "Count", inclusiveRange: (lowerBound: 1, upperBound: 9)) var bounded: Int?
  @Parameter(title: "Count", controlStyle: .field) var field: Int
  @Parameter(title: "Counts") var counts: [Int]
  @Parameter(title: "Level", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var level: Double
  @Parameter(
    title: "Level", description: "How much.", controlStyle: .slider, inclusiveRange: (0, 1),
    requestValueDialog: "How much?")
  var other: Double?
  @Parameter(title: "Exact", inclusiveRange: (1, 5)) var exact: Decimal?
  @Parameter(title: "Price", currencyCodes: ["USD", "EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "On", default: true, displayName: .init(true: "On", false: "Off")) var isOn: Bool
  @Parameter(title: "On", displayName: Bool.IntentDisplayName(true: "Yes", false: "No")) var isOff: Bool?
  @Parameter(default: false) var plain: Bool

  func perform() async throws -> some ReturnsValue<Int> { .result(value: count) }
}

struct MeasureParameters: AppIntent {
  static let title: LocalizedStringResource = "Measures"

  @Parameter var radius: Measurement<UnitLength>?
  @Parameter(title: "Distance", defaultUnit: .kilometers) var distance: Measurement<UnitLength>
  @Parameter(title: "Distance", defaultValue: 5, defaultUnit: .kilometers, supportsNegativeNumbers: false)
  var far: Measurement<UnitLength>
  @Parameter(
    title: "Time", description: "How long.", defaultValue: 10, defaultUnit: .minutes,
    defaultUnitAdjustForLocale: true, supportsNegativeNumbers: false
  ) var time: Measurement<UnitDuration>
  @Parameter(title: "Mass", defaultValue: 1, unit: .kilograms, unitAdjustForLocale: false) var mass:
    Measurement<UnitMass>
  @Parameter(title: "Heat", defaultUnit: .celsius) var heat: Measurement<UnitTemperature>?
  @Parameter(title: "When", kind: .date) var day: Date
  @Parameter(title: "When", description: "At what time.", kind: .time) var hour: Date?
  @Parameter(title: "When", default: .now) var moment: Date
  @Parameter(title: "When", default: .init(hour: 7), kind: .time) var parts: DateComponents
  @Parameter(title: "How long") var duration: Duration?

  func perform() async throws -> some IntentResult { .result() }
}

struct ThingParameters: AppIntent {
  static let title: LocalizedStringResource = "Things"

  @Parameter(
    title: "File", description: "A picture.", supportedContentTypes: [.image],
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var file: IntentFile
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.image", "public.pdf"]) var files: [IntentFile]
  @Parameter(title: "Files", supportedContentTypes: [.image, .pdf], size: 3) var few: [IntentFile]?
  @Parameter(title: "Address") var address: URL?
  @Parameter(title: "Person", mode: .email) var person: IntentPerson?
  @Parameter(title: "Name") var name: PersonNameComponents?
  @Parameter(title: "Place") var place: CLPlacemark?
  @Parameter(title: "Shelf", default: .maps) var shelf: Shelf
  @Parameter(title: "Shelf", default: .poetry) var another: Shelf?
  @Parameter(title: "Shelf", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of these?") var asked:
    Shelf
  @Parameter(title: "Shelf", supportedValues: [.fiction, .poetry]) var some: Shelf
  @Parameter(title: "Shelves", default: [.maps]) var shelves: [Shelf]
  @Parameter(title: "Book", default: nil) var book: BookEntity?
  @Parameter(title: "Book", query: BookQuery()) var found: BookEntity
  @Parameter(title: "Book", optionsProvider: BookOptions()) var offered: BookEntity
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemMedium: 4]) var shown: [BookEntity]
  @Parameter(title: "Books", size: IntentCollectionSize(min: 1, max: 3)) var picked: [BookEntity]?
  @Parameter(title: "Books", size: .init(exactly: 2)) var pair: [BookEntity]
  @IntentParameter(title: "Spelled out") var spelled: Int?

  struct BookOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ThingParameters>(\.$shelf, \.$address) var intent

    func results() async throws -> ItemCollection<BookEntity> {
      guard let intent else { return .empty }
      let books = try await BookQuery().allEntities().filter { $0.shelf == intent.shelf }
      return ItemCollection {
        ItemSection("All") {
          for book in books { IntentItem(book, title: "\(book.name)", subtitle: "Book") }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}
