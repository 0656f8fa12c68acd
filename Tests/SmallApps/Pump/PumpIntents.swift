import AppIntents
import SwiftUI

struct LogCarbsIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Carbs"
  static let description = IntentDescription("Adds carbohydrates to the log of the pump.", categoryName: "Treatment")
  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$grams) grams of carbs") {
      \.$food
      \.$time
    }
  }

  @Parameter(
    title: "Grams", controlStyle: .field, inclusiveRange: (1, 250), requestValueDialog: "How many grams of carbs?")
  var grams: Int
  @Parameter(title: "Food") var food: String?
  @Parameter(title: "Time", kind: .dateTime) var time: Date?

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    await Pump.shared.log(grams: grams, food: food)
    let what = food.map { " for \($0)" } ?? "",
      when = time.map { " at \($0.formatted(.dateTime.hour().minute()))" } ?? ""
    return .result(value: grams, dialog: "Logged \(grams) grams of carbs\(what)\(when).")
  }
}

struct SetTemporaryBasalIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Temporary Basal Rate"
  static var parameterSummary: some ParameterSummary {
    Summary("Set basal rate to \(\.$percent) percent for \(\.$duration)")
  }

  @Parameter(title: "Percent", inclusiveRange: (0, 200), requestValueDialog: "What percentage of your usual rate?")
  var percent: Int
  @Parameter(title: "Duration", defaultUnit: .minutes, requestValueDialog: "For how long?")
  var duration: Measurement<UnitDuration>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let minutes = Int(duration.converted(to: .minutes).value)
    guard (30...1440).contains(minutes) else {
      throw $duration.needsValueError("It can run from 30 minutes to 24 hours. For how long?")
    }
    await Pump.shared.setTemporaryBasal(percent)
    return .result(dialog: "Basal rate is \(percent)% for \(minutes) minutes.")
  }
}

struct CancelTemporaryBasalIntent: AppIntent {
  static let title: LocalizedStringResource = "Cancel Temporary Basal Rate"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let percent = await Pump.shared.temporaryBasal else { throw PumpError.noTemporaryBasal }
    await Pump.shared.setTemporaryBasal(nil)
    return .result(dialog: "The temporary rate of \(percent)% has ended.")
  }
}

struct DeliverBolusIntent: AppIntent {
  static let title: LocalizedStringResource = "Deliver Bolus"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static var parameterSummary: some ParameterSummary { Summary("Deliver a bolus of \(\.$units) units") }

  @Parameter(title: "Units", inclusiveRange: (0.1, 20.0), requestValueDialog: "How many units?") var units: Double

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let left = await Pump.shared.reservoir
    guard units <= left else { throw PumpError.reservoirTooLow(left) }
    try await requestConfirmation(actionName: .start, dialog: "Deliver \(units.formatted()) units of insulin now?")
    await Pump.shared.deliver(units)
    return .result(dialog: "Delivering \(units.formatted()) units.")
  }
}

struct PumpStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Pump"
  static var parameterSummary: some ParameterSummary { Summary("Check \(\.$part) of the pump") }

  @Parameter(title: "Part", default: .everything) var part: PumpPart

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let battery = await Pump.shared.battery, reservoir = await Pump.shared.reservoir.formatted()
    let dialog: IntentDialog =
      switch part {
      case .battery: "The battery is at \(battery)%."
      case .reservoir: "\(reservoir) units are left."
      case .everything: "The battery is at \(battery)% and \(reservoir) units are left."
      }
    return .result(dialog: dialog, view: PumpStatusView(battery: battery, reservoir: reservoir))
  }
}

struct PumpStatusView: View {
  let battery: Int
  let reservoir: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Battery: \(battery)%").font(.headline)
      Text("Reservoir: \(reservoir) U")
    }
  }
}

struct PumpShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogCarbsIntent(), phrases: ["Log carbs in \(.applicationName)", "Add carbs with \(.applicationName)"],
      shortTitle: "Log Carbs", systemImageName: "fork.knife")
    AppShortcut(
      intent: SetTemporaryBasalIntent(),
      phrases: ["Set a temporary basal rate in \(.applicationName)", "Start a temp basal with \(.applicationName)"],
      shortTitle: "Temporary Basal", systemImageName: "timer")
    AppShortcut(
      intent: CancelTemporaryBasalIntent(), phrases: ["Cancel the temporary basal rate in \(.applicationName)"],
      shortTitle: "Cancel Basal", systemImageName: "xmark")
    AppShortcut(
      intent: DeliverBolusIntent(),
      phrases: ["Deliver a bolus with \(.applicationName)", "Bolus with \(.applicationName)"],
      shortTitle: "Bolus", systemImageName: "syringe")
    AppShortcut(
      intent: PumpStatusIntent(),
      phrases: ["Check \(\.$part) in \(.applicationName)", "How is my \(.applicationName)"],
      shortTitle: "Status", systemImageName: "gauge")
  }
}
