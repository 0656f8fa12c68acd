import AppIntents

/// Buys a pass for a day in a park or on one of its trails.
///
/// Money that is spent does not come back, so nothing is registered to be undone, and the question says so.
struct BuyDayPass: AppIntent {
  static let title: LocalizedStringResource = "Buy Day Pass"
  static let description = IntentDescription(
    "Buys a day pass for a park or a trail, after asking you.", categoryName: "Planning",
    searchKeywords: [
      "ticket", "permit", "entry", "get us into …", "get me into …", "reserve a day pass for …", "day pass for …",
      "day passes for …", "passes for …", "one-day pass for …",
    ])

  /// Money needs a person who has unlocked the device.
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(requestValueDialog: "Which park or trail is the pass for?") var passType: DayPassType

  @Parameter(title: "Day", description: "Today unless you say.", kind: .date) var date: Date?

  static var parameterSummary: some ParameterSummary { Summary("Buy a day pass for \(\.$passType)") { \.$date } }

  @Dependency var trailManager: TrailDataManager

  /// Asks before it spends anything: the action name decides what the button says and which words mean yes.
  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let day = trailManager.day(of: date)
    guard let price = trailManager.price(of: passType.place) else { throw TrailsError.trailIsGone }
    guard !trailManager.hasDayPass(for: passType.place, on: day) else {
      return .result(dialog: "You already have a pass for \(passType.name) on that day.")
    }
    let cost = price.amount.formatted(.currency(code: price.currencyCode).locale(systemContext.locale))
    try await requestConfirmation(actionName: .buy, dialog: question(at: cost))
    try trailManager.buyDayPass(for: passType.place, on: day)
    return .result(dialog: "Your day pass for \(passType.name) is ready. Enjoy your day!")
  }

  /// Says which day it is for where that is another than today.
  private func question(at cost: String) -> IntentDialog {
    guard let date else {
      return "A day pass for \(passType.name) costs \(cost) and can’t be returned. Do you want to buy it?"
    }
    let style = Date.FormatStyle(locale: systemContext.locale, timeZone: trailManager.calendar.timeZone)
    let day = date.formatted(style.weekday(.wide).day().month(.wide))
    return "A day pass for \(passType.name) on \(day) costs \(cost) and can’t be returned. Do you want to buy it?"
  }
}
