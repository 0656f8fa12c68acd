import AppIntents

struct FeedPetsIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Feeding"
  static var parameterSummary: some ParameterSummary {
    Summary("Log that \(\.$pets) got \(\.$grams) grams of \(\.$food)")
  }

  @Parameter(title: "Pets", requestValueDialog: "Who was fed?") var pets: [PetEntity]
  @Parameter(title: "Food", requestValueDialog: "What did they get?") var food: PetFood
  @Parameter(title: "Grams", inclusiveRange: (1, 1500), requestValueDialog: "How many grams each?") var grams: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let meal = "\(grams) grams of \(food.rawValue)"
    for pet in pets { PetRegister.shared.change(pet.id) { $0.lastMeal = meal } }
    return .result(dialog: "Logged \(meal) \(pets.count == 1 ? "" : "each ")for \(pets.map(\.name).formatted()).")
  }
}

struct WeighPetIntent: AppIntent {
  static let title: LocalizedStringResource = "Record Weight"
  static var parameterSummary: some ParameterSummary {
    Summary("Record \(\.$kilograms) kilograms for \(\.$pet) on \(\.$date)")
  }

  @Parameter(title: "Pet", requestValueDialog: "Who did you weigh?") var pet: PetEntity
  @Parameter(title: "Kilograms", inclusiveRange: (0.1, 120), requestValueDialog: "How many kilograms?")
  var kilograms: Double
  @Parameter(title: "Date") var date: Date?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = PetRegister.shared.pet(pet.id)?.weight ?? pet.weight
    PetRegister.shared.change(pet.id) { $0.weight = kilograms }
    let when = date.map { " on \(PetFormat.day($0))" } ?? ""
    return .result(
      dialog: "\(pet.name) weighs \(PetFormat.kilograms(kilograms))\(when), up to now \(PetFormat.kilograms(before)).")
  }
}

/// A pet has one visit at a time: booking again moves it.
struct BookVetVisitIntent: AppIntent {
  static let title: LocalizedStringResource = "Book Vet Visit"
  static var description: IntentDescription? { IntentDescription("Books the vet for a pet, or moves its visit.") }
  static var parameterSummary: some ParameterSummary {
    Summary("Book the vet for \(\.$pet) on \(\.$date) because of \(\.$reason)")
  }

  @Parameter(title: "Pet", requestValueDialog: "Who needs to see the vet?") var pet: PetEntity
  @Parameter(title: "Date", requestValueDialog: "On which day and at what time?") var date: Date
  @Parameter(title: "Reason") var reason: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = PetRegister.shared.pet(pet.id)?.visit.map { " instead of \(PetFormat.moment($0))" } ?? ""
    PetRegister.shared.change(pet.id) { $0.visit = date }
    let why = reason.map { " (\($0))" } ?? ""
    return .result(dialog: "\(pet.name) sees the vet on \(PetFormat.moment(date))\(before)\(why).")
  }
}

struct GivePetTreatmentIntent: AppIntent {
  static let title: LocalizedStringResource = "Record Treatment"
  static var parameterSummary: some ParameterSummary { Summary("Record \(\.$treatment) for \(\.$pets)") }

  @Parameter(title: "Pets", requestValueDialog: "Who was treated?") var pets: [PetEntity]
  @Parameter(title: "Treatment", requestValueDialog: "Which treatment?") var treatment: PetTreatment

  func perform() async throws -> some IntentResult & ProvidesDialog {
    for pet in pets { PetRegister.shared.change(pet.id) { $0.lastTreatment = treatment.rawValue } }
    return .result(dialog: "Recorded \(treatment.rawValue) for \(pets.map(\.name).formatted()).")
  }
}

struct ShowPetIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Pet"
  static var parameterSummary: some ParameterSummary { Summary("Show \(\.$pet)") }

  @Parameter(title: "Pet", requestValueDialog: "Which pet?") var pet: PetEntity

  func perform() async throws -> some IntentResult & ReturnsValue<PetEntity> & ProvidesDialog {
    let now = PetRegister.shared.pet(pet.id)
    let facts = [
      "\(pet.species), \(pet.breed), born in \(pet.birthYear), \(PetFormat.kilograms(now?.weight ?? pet.weight))",
      "last meal: \(now?.lastMeal ?? "none")",
      "last treatment: \(now?.lastTreatment ?? "none")", "vet: \(now?.visit.map(PetFormat.moment) ?? "not booked")",
    ]
    return .result(value: pet, dialog: "\(pet.name): \(facts.joined(separator: "; ")).")
  }
}

struct RemovePetIntent: AppIntent {
  static let title: LocalizedStringResource = "Remove Pet"
  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$pet)") }

  @Parameter(title: "Pet", requestValueDialog: "Which pet?") var pet: PetEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Remove \(pet.name)? All records of \(pet.name) are deleted too.")
    PetRegister.shared.remove(pet.id)
    return .result(dialog: "Removed \(pet.name) and all records.")
  }
}

struct PawsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FeedPetsIntent(),
      phrases: ["Log a feeding in \(.applicationName)", "Feed my pets with \(.applicationName)"],
      shortTitle: "Log Feeding", systemImageName: "fork.knife")
    AppShortcut(
      intent: WeighPetIntent(),
      phrases: ["Record the weight of \(\.$pet) in \(.applicationName)", "Record a weight in \(.applicationName)"],
      shortTitle: "Record Weight", systemImageName: "scalemass")
    AppShortcut(
      intent: BookVetVisitIntent(),
      phrases: ["Book the vet for \(\.$pet) in \(.applicationName)", "Book a vet visit with \(.applicationName)"],
      shortTitle: "Book Vet", systemImageName: "cross.case")
    AppShortcut(
      intent: GivePetTreatmentIntent(),
      phrases: ["Record a treatment in \(.applicationName)", "Log \(\.$treatment) in \(.applicationName)"],
      shortTitle: "Record Treatment", systemImageName: "pills")
    AppShortcut(
      intent: ShowPetIntent(),
      phrases: ["Show \(\.$pet) in \(.applicationName)", "How is \(\.$pet) doing in \(.applicationName)"],
      shortTitle: "Show Pet", systemImageName: "pawprint")
    AppShortcut(
      intent: RemovePetIntent(),
      phrases: ["Remove \(\.$pet) from \(.applicationName)", "Remove a pet from \(.applicationName)"],
      shortTitle: "Remove Pet", systemImageName: "trash")
  }
}
