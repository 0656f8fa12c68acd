import AppIntents
import Synchronization

enum OutlayPayment: String, AppEnum {
  case card, cash, transfer

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Payment"
  static let caseDisplayRepresentations: [OutlayPayment: DisplayRepresentation] = [
    .card: "Card", .cash: "Cash", .transfer: "Bank Transfer",
  ]
}

/// The monthly budgets and what was spent from each of them.
final class OutlayLedger: Sendable {
  struct Expense: Sendable {
    var amount: Double
    var note: String?
    var payment = OutlayPayment.card
    var date = Date.now
  }

  struct Budget: Sendable {
    var name: String
    var limit: Double
    var expenses: [Expense] = []

    var spent: Double { expenses.reduce(0) { $0 + $1.amount } }
    var left: Double { limit - spent }
  }

  static let shared = OutlayLedger()

  private let stored = Mutex<[Budget]>([
    Budget(name: "Groceries", limit: 400, expenses: [Expense(amount: 82.4), Expense(amount: 61.1, note: "Market")]),
    Budget(name: "Eating Out", limit: 150, expenses: [Expense(amount: 46, note: "Pizza")]),
    Budget(name: "Car", limit: 220, expenses: [Expense(amount: 58.3, note: "Petrol")]),
    Budget(name: "Car Insurance", limit: 64),
    Budget(name: "Kids Clothes", limit: 90, expenses: [Expense(amount: 34.95, note: "Shoes")]),
    Budget(name: "Kids Sports", limit: 75, expenses: [Expense(amount: 25, note: "Swimming", payment: .cash)]),
    Budget(name: "Gifts", limit: 60),
  ])

  var budgets: [Budget] { stored.withLock { $0 } }

  func budget(named name: String) -> Budget? { budgets.first { $0.name == name } }

  func add(_ budget: Budget) { stored.withLock { $0.append(budget) } }

  func change(_ name: String, _ body: (inout Budget) -> Void) {
    stored.withLock { budgets in
      for index in budgets.indices where budgets[index].name == name { body(&budgets[index]) }
    }
  }

  /// What is left of a budget right now, for the dialogs.
  func left(in name: String) -> String { OutlayFormat.money(budget(named: name)?.left ?? 0) }
}

enum OutlayFormat {
  static func money(_ amount: Double) -> String { String(format: "%.2f", amount) }

  static func day(_ date: Date) -> String {
    let day = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0)
  }
}

struct BudgetEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Budget"
  static let defaultQuery = BudgetQuery()

  var id: String { name }
  @Property(title: "Name") var name: String
  @Property(title: "Monthly Limit") var limit: Double
  @Property(title: "Spent") var spent: Double
  @Property(title: "Left") var left: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(OutlayFormat.money(left)) left")
  }

  init(_ budget: OutlayLedger.Budget) {
    name = budget.name
    limit = budget.limit
    spent = budget.spent
    left = budget.left
  }
}

struct BudgetQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [BudgetEntity] {
    OutlayLedger.shared.budgets.filter { identifiers.contains($0.name) }.map(BudgetEntity.init)
  }

  func suggestedEntities() async throws -> [BudgetEntity] { OutlayLedger.shared.budgets.map(BudgetEntity.init) }

  func entities(matching string: String) async throws -> [BudgetEntity] {
    OutlayLedger.shared.budgets.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(BudgetEntity.init)
  }
}
