import AppIntents
import Synchronization

enum PetFood: String, AppEnum {
  case dry = "dry food"
  case wet = "wet food"
  case treats, hay

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Food"
  static let caseDisplayRepresentations: [PetFood: DisplayRepresentation] = [
    .dry: "Dry Food", .wet: "Wet Food", .treats: "Treats", .hay: "Hay",
  ]
}

enum PetTreatment: String, AppEnum {
  case flea = "flea drops"
  case worming = "worming tablet"
  case vaccination
  case nails = "nail trim"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Treatment"
  static let caseDisplayRepresentations: [PetTreatment: DisplayRepresentation] = [
    .flea: "Flea Drops", .worming: "Worming Tablet", .vaccination: "Vaccination", .nails: "Nail Trim",
  ]
}

/// The animals of the household and what was done for them.
final class PetRegister: Sendable {
  struct Pet: Sendable {
    let id = UUID()
    var name: String
    var species: String
    var breed: String
    var weight: Double
    var birthYear: Int
    var lastMeal: String?
    var lastTreatment: String?
    var visit: Date?
  }

  static let shared = PetRegister()

  private let stored = Mutex([
    Pet(name: "Biscuit", species: "Dog", breed: "Beagle", weight: 12.4, birthYear: 2019),
    Pet(name: "Rosie", species: "Dog", breed: "Whippet", weight: 11.8, birthYear: 2022),
    Pet(name: "Luna", species: "Cat", breed: "British Shorthair", weight: 4.2, birthYear: 2021),
    Pet(name: "Mr Pickles", species: "Cat", breed: "Maine Coon", weight: 6.8, birthYear: 2016),
    Pet(name: "Mr Darcy", species: "Rabbit", breed: "Mini Lop", weight: 1.9, birthYear: 2023),
    Pet(name: "Captain Fluff", species: "Guinea Pig", breed: "Abyssinian", weight: 0.9, birthYear: 2024),
  ])

  var pets: [Pet] { stored.withLock { $0 } }

  func pet(_ id: UUID) -> Pet? { pets.first { $0.id == id } }

  func remove(_ id: UUID) { stored.withLock { $0.removeAll { $0.id == id } } }

  func change(_ id: UUID, _ body: (inout Pet) -> Void) {
    stored.withLock { pets in
      for index in pets.indices where pets[index].id == id { body(&pets[index]) }
    }
  }
}

enum PetFormat {
  static func day(_ date: Date) -> String {
    let day = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0)
  }

  static func moment(_ date: Date) -> String {
    let time = Calendar.current.dateComponents([.hour, .minute], from: date)
    return day(date) + String(format: " at %02d:%02d", time.hour ?? 0, time.minute ?? 0)
  }

  static func kilograms(_ weight: Double) -> String { String(format: "%.1f kg", weight) }
}

struct PetEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Pet", numericFormat: "\(placeholder: .int) pets")
  static let defaultQuery = PetQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Species") var species: String
  @Property(title: "Breed") var breed: String
  @Property(title: "Weight") var weight: Double
  @Property(title: "Birth Year") var birthYear: Int
  @Property(title: "Last Meal") var lastMeal: String?
  @Property(title: "Next Vet Visit") var visit: Date?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(breed)", image: .init(systemName: "pawprint"))
  }

  init(_ pet: PetRegister.Pet) {
    id = pet.id
    name = pet.name
    species = pet.species
    breed = pet.breed
    weight = pet.weight
    birthYear = pet.birthYear
    lastMeal = pet.lastMeal
    visit = pet.visit
  }
}

struct PetQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [PetEntity] {
    PetRegister.shared.pets.filter { identifiers.contains($0.id) }.map(PetEntity.init)
  }

  func suggestedEntities() async throws -> [PetEntity] { PetRegister.shared.pets.map(PetEntity.init) }

  func entities(matching string: String) async throws -> [PetEntity] {
    PetRegister.shared.pets.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(PetEntity.init)
  }
}
