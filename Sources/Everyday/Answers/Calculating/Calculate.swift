import AppIntents

struct Calculate: AppIntent {
  static let title: LocalizedStringResource = "Calculate"
  static let description = IntentDescription(
    "Works out sums, percentages and units.", categoryName: "Answers",
    searchKeywords: ["work out …", "how much do i pay for …"], resultValueName: "Result")

  @Parameter(requestValueDialog: "What shall I work out?") var calculation: CalculationEntity

  static var parameterSummary: some ParameterSummary { Summary("Calculate \(\.$calculation)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let done = Calculation(calculation.id, language: machine.language) else {
      throw $calculation.needsValueError("I can’t work out “\(calculation.id)”. What shall I work out?")
    }
    let dialog: IntentDialog =
      done.isRounded ? "\(done.question) ≈ \(done.result)" : "\(done.question) = \(done.result)"
    return .result(value: done.result, dialog: dialog)
  }
}
