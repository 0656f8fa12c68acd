import AppIntents

struct LogExpenseIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Expense"
  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$amount) in \(\.$budget) for \(\.$note) by \(\.$payment) on \(\.$date)")
  }

  @Parameter(title: "Amount", requestValueDialog: "How much did you spend?") var amount: Double
  @Parameter(title: "Budget", requestValueDialog: "Which budget does it come from?") var budget: BudgetEntity
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Payment", default: .card) var payment: OutlayPayment
  @Parameter(title: "Date") var date: Date?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let expense = OutlayLedger.Expense(amount: amount, note: note, payment: payment, date: date ?? .now)
    OutlayLedger.shared.change(budget.name) { $0.expenses.append(expense) }
    let what = note.map { " for \($0)" } ?? "", when = date.map { " on \(OutlayFormat.day($0))" } ?? ""
    let paid = "Logged \(OutlayFormat.money(amount)) in \(budget.name)\(what)\(when), paid by \(payment.rawValue)."
    return .result(dialog: "\(paid) \(OutlayLedger.shared.left(in: budget.name)) left.")
  }
}

struct RemoveLastExpenseIntent: AppIntent {
  static let title: LocalizedStringResource = "Undo Last Expense"
  static var parameterSummary: some ParameterSummary { Summary("Undo the last expense in \(\.$budget)") }

  @Parameter(title: "Budget", requestValueDialog: "In which budget?") var budget: BudgetEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let last = OutlayLedger.shared.budget(named: budget.name)?.expenses.last else {
      return .result(dialog: "There is no expense in \(budget.name).")
    }
    OutlayLedger.shared.change(budget.name) { $0.expenses = Array($0.expenses.dropLast()) }
    let what = last.note.map { " for \($0)" } ?? ""
    return .result(dialog: "Took \(OutlayFormat.money(last.amount))\(what) out of \(budget.name) again.")
  }
}

struct MoveBudgetMoneyIntent: AppIntent {
  static let title: LocalizedStringResource = "Move Money"
  static var parameterSummary: some ParameterSummary {
    Summary("Move \(\.$amount) from \(\.$source) to \(\.$destination)")
  }

  @Parameter(title: "Amount", requestValueDialog: "How much do you want to move?") var amount: Double
  @Parameter(title: "From", requestValueDialog: "From which budget?") var source: BudgetEntity
  @Parameter(title: "To", requestValueDialog: "To which budget?") var destination: BudgetEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    OutlayLedger.shared.change(source.name) { $0.limit -= amount }
    OutlayLedger.shared.change(destination.name) { $0.limit += amount }
    return .result(dialog: "Moved \(OutlayFormat.money(amount)) from \(source.name) to \(destination.name).")
  }
}

struct SetBudgetLimitIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Budget Limit"
  static var parameterSummary: some ParameterSummary { Summary("Set the limit of \(\.$budget) to \(\.$limit)") }

  @Parameter(title: "Budget", requestValueDialog: "Which budget?") var budget: BudgetEntity
  @Parameter(title: "Limit", requestValueDialog: "What is the new monthly limit?") var limit: Double

  func perform() async throws -> some IntentResult & ProvidesDialog {
    OutlayLedger.shared.change(budget.name) { $0.limit = limit }
    return .result(dialog: "\(budget.name) is now limited to \(OutlayFormat.money(limit)) a month.")
  }
}

struct CheckBudgetIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Budget"
  static var parameterSummary: some ParameterSummary { Summary("Check \(\.$budget)") }

  @Parameter(title: "Budget", requestValueDialog: "Which budget?") var budget: BudgetEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let now = OutlayLedger.shared.budget(named: budget.name)
    let spent = OutlayFormat.money(now?.spent ?? 0), limit = OutlayFormat.money(now?.limit ?? 0)
    return .result(
      value: now?.left ?? 0,
      dialog: "\(budget.name): \(spent) of \(limit) spent, \(OutlayLedger.shared.left(in: budget.name)) left.")
  }
}

struct CreateBudgetIntent: AppIntent {
  static let title: LocalizedStringResource = "Create Budget"
  static var parameterSummary: some ParameterSummary { Summary("Create the budget \(\.$name) with \(\.$limit)") }

  @Parameter(title: "Name", requestValueDialog: "What is the budget called?") var name: String
  @Parameter(title: "Limit", requestValueDialog: "How much is it a month?") var limit: Double

  func perform() async throws -> some IntentResult & ReturnsValue<BudgetEntity> & ProvidesDialog {
    let budget = OutlayLedger.Budget(name: name, limit: limit)
    OutlayLedger.shared.add(budget)
    return .result(
      value: BudgetEntity(budget), dialog: "Created the budget \(name) with \(OutlayFormat.money(limit)) a month.")
  }
}

struct ClearBudgetsIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Budgets"
  static var description: IntentDescription? { IntentDescription("Deletes every expense in some of your budgets.") }
  static var parameterSummary: some ParameterSummary { Summary("Clear the expenses in \(\.$budgets)") }

  @Parameter(title: "Budgets", requestValueDialog: "Which budgets?") var budgets: [BudgetEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = budgets.map(\.name).formatted()
    try await requestConfirmation(dialog: "Delete all expenses in \(names)? The limits stay as they are.")
    budgets.forEach { budget in OutlayLedger.shared.change(budget.name) { $0.expenses = [] } }
    return .result(dialog: "Deleted all expenses in \(names).")
  }
}

struct OutlayShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogExpenseIntent(),
      phrases: [
        "Log an expense in \(.applicationName)", "Add an expense to \(\.$budget) in \(.applicationName)",
        "Track spending with \(.applicationName)",
      ], shortTitle: "Log Expense", systemImageName: "creditcard")
    AppShortcut(
      intent: RemoveLastExpenseIntent(),
      phrases: ["Undo the last expense in \(.applicationName)", "Remove my last \(.applicationName) expense"],
      shortTitle: "Undo Expense", systemImageName: "arrow.uturn.backward")
    AppShortcut(
      intent: MoveBudgetMoneyIntent(),
      phrases: ["Move money in \(.applicationName)", "Transfer between \(.applicationName) budgets"],
      shortTitle: "Move Money", systemImageName: "arrow.left.arrow.right")
    AppShortcut(
      intent: SetBudgetLimitIntent(),
      phrases: ["Set a limit in \(.applicationName)", "Set the limit for \(\.$budget) in \(.applicationName)"],
      shortTitle: "Set Limit", systemImageName: "gauge")
    AppShortcut(
      intent: CheckBudgetIntent(),
      phrases: [
        "Check \(\.$budget) in \(.applicationName)", "How much is left for \(\.$budget) in \(.applicationName)",
        "Check my \(.applicationName) budget",
      ], shortTitle: "Check Budget", systemImageName: "chart.pie")
    AppShortcut(
      intent: CreateBudgetIntent(),
      phrases: ["Create a budget in \(.applicationName)", "New \(.applicationName) budget"],
      shortTitle: "Create Budget", systemImageName: "plus")
    AppShortcut(
      intent: ClearBudgetsIntent(),
      phrases: ["Clear budgets in \(.applicationName)", "Delete all expenses in \(.applicationName)"],
      shortTitle: "Clear Budgets", systemImageName: "trash")
  }
}
