import AppIntents

enum CupSize: String, AppEnum {
  case small, medium, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [CupSize: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

enum CupColor: String, AppEnum {
  case red, green, blue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [CupColor: DisplayRepresentation] = [
    .red: "Red", .green: "Green", .blue: "Blue",
  ]
}

struct OrderCoffeeIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  static var parameterSummary: some ParameterSummary { Summary("Order \(\.$count) \(\.$size) coffees") }

  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 10)) var count: Int
  @Parameter(title: "Size", requestValueDialog: "What size?") var size: CupSize

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Ordered \(count) \(size.rawValue).")
  }
}

struct PickColorIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Color"

  @Parameter(title: "Color", requestValueDialog: "Which color?") var color: CupColor

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "The cup is \(color.rawValue).") }
}

struct SetGrindIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Grind"

  @Parameter(title: "Grind", inclusiveRange: (1, 12), requestValueDialog: "How fine?") var grind: Int

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Grinding at \(grind).") }
}

/// A diary that doses are written to.
struct AddCarbsIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Carbs"

  @Parameter(title: "Amount", requestValueDialog: "How many grams?") var amount: Double
  @Parameter(title: "Date") var date: Date?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let day = date.map { Calendar.current.dateComponents([.year, .month, .day], from: $0) }
    let when = day.map { " on \($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? ""
    return .result(dialog: "Added \(Int(amount)) grams\(when).")
  }
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffeeIntent(), phrases: ["Order coffee with \(.applicationName)"], shortTitle: "Order Coffee",
      systemImageName: "cup.and.saucer")
    AppShortcut(
      intent: PickColorIntent(), phrases: ["Pick color in \(.applicationName)"], shortTitle: "Pick Color",
      systemImageName: "paintpalette")
    AppShortcut(
      intent: SetGrindIntent(), phrases: ["Set the grind in \(.applicationName)"], shortTitle: "Set Grind",
      systemImageName: "gear")
    AppShortcut(
      intent: AddCarbsIntent(), phrases: ["Add carbs to \(.applicationName)"], shortTitle: "Add Carbs",
      systemImageName: "fork.knife")
  }
}
