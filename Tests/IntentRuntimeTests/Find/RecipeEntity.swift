import AppIntents

/// A kitchen of its own for what the sample apps have no property for: cases, dates, durations, entities, texts.
struct RecipeEntity: AppEntity {
  let id: String

  @Property var name: String
  @Property var difficulty: Difficulty
  @Property var cookingTime: Measurement<UnitDuration>
  @Property(title: "Date Added") var added: Date
  @Property var cook: CookEntity
  @Property(title: "Favorite") var isFavorite: Bool
  @Property var price: IntentCurrencyAmount
  @Property var servings: Int
  @Property var rating: Double?
  @Property var tags: [String]

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(
    _ name: String, _ difficulty: Difficulty, minutes: Double, added day: Int, by cook: CookEntity, price: Decimal,
    servings: Int, rating: Double?, tags: [String], isFavorite: Bool = false
  ) {
    id = name
    self.name = name
    self.difficulty = difficulty
    cookingTime = Measurement(value: minutes, unit: .minutes)
    added = Self.date(2026, 1, 1).addingTimeInterval(Double(day) * 86_400)
    self.cook = cook
    self.price = IntentCurrencyAmount(amount: price, currencyCode: "EUR")
    self.servings = servings
    self.rating = rating
    self.tags = tags
    self.isFavorite = isFavorite
  }

  static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  static let all = [
    RecipeEntity(
      "Bean Stew", .easy, minutes: 90, added: 10, by: .rosa, price: 8, servings: 6, rating: 4,
      tags: ["vegan", "winter"]),
    RecipeEntity(
      "Apple Pie", .medium, minutes: 75, added: 40, by: .otto, price: 6, servings: 8, rating: 4.8,
      tags: ["dessert"], isFavorite: true),
    RecipeEntity(
      "Lobster Thermidor", .hard, minutes: 120, added: 160, by: .otto, price: 48, servings: 2, rating: nil,
      tags: ["festive"]),
    RecipeEntity(
      "Green Salad", .easy, minutes: 10, added: 100, by: .rosa, price: 4, servings: 2, rating: 3.5,
      tags: ["vegan", "summer"], isFavorite: true),
  ]
}

enum Difficulty: String, AppEnum {
  case easy, medium, hard

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Difficulty"
  static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
    .easy: DisplayRepresentation(title: "Easy", synonyms: ["Simple"]), .medium: "Medium",
    .hard: DisplayRepresentation(title: "Hard", synonyms: ["Difficult"]),
  ]
}

struct RecipeQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [RecipeEntity] { RecipeEntity.all }
}

/// Who wrote a recipe.
struct CookEntity: AppEntity {
  let id: String
  @Property var name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cook"
  static let defaultQuery = CookQuery()
  static let rosa = CookEntity("Rosa Klein")
  static let otto = CookEntity("Otto Brandt")

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ name: String) {
    id = name
    self.name = name
  }
}

struct CookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [CookEntity] {
    [.rosa, .otto].filter { identifiers.contains($0.id) }
  }
}
