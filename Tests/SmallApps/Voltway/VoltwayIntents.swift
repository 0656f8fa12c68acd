import AppIntents

struct StartCarChargingIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Charging"
  static var parameterSummary: some ParameterSummary {
    Summary("Charge \(\.$car) at \(\.$charger) with \(\.$speed) speed")
  }

  @Parameter(title: "Car", requestValueDialog: "Which car?") var car: VoltCarEntity
  @Parameter(title: "Charger", requestValueDialog: "At which charger?") var charger: VoltChargerEntity
  @Parameter(title: "Speed", default: .standard) var speed: VoltSpeed

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let other = VoltFleet.shared.car(at: charger.name), other.name != car.name {
      return .result(dialog: "\(charger.name) is in use by \(other.name), so \(car.name) is not charging there.")
    }
    VoltFleet.shared.change(car.name) {
      $0.charger = charger.name
      $0.speed = speed
    }
    return .result(dialog: "\(car.name) is charging at \(charger.name), speed \(speed.rawValue).")
  }
}

struct StopCarChargingIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop Charging"
  static var parameterSummary: some ParameterSummary { Summary("Stop charging \(\.$cars)") }

  @Parameter(title: "Cars", requestValueDialog: "Which cars?") var cars: [VoltCarEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let charging = cars.map(\.name).filter { VoltFleet.shared.car(named: $0)?.charger != nil }
    for name in charging { VoltFleet.shared.change(name) { $0.charger = nil } }
    if charging.isEmpty { return .result(dialog: "\(cars.map(\.name).formatted()) was not charging.") }
    return .result(dialog: "Stopped charging \(charging.formatted()).")
  }
}

struct SetCarChargeLimitIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Charge Limit"
  static var parameterSummary: some ParameterSummary { Summary("Charge \(\.$car) up to \(\.$percent) percent") }

  @Parameter(title: "Car", requestValueDialog: "For which car?") var car: VoltCarEntity
  @Parameter(title: "Percent", inclusiveRange: (50, 100), requestValueDialog: "Up to how many percent?")
  var percent: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    VoltFleet.shared.change(car.name) { $0.limit = percent }
    return .result(dialog: "\(car.name) charges up to \(percent) percent.")
  }
}

struct PlanCarDepartureIntent: AppIntent {
  static let title: LocalizedStringResource = "Plan Departure"
  static var parameterSummary: some ParameterSummary {
    Summary("Have \(\.$car) ready at \(\.$departure), preheated \(\.$preheat)")
  }

  @Parameter(title: "Car", requestValueDialog: "Which car?") var car: VoltCarEntity
  @Parameter(title: "Departure", requestValueDialog: "When do you leave?") var departure: Date
  @Parameter(title: "Preheat", default: false) var preheat: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    VoltFleet.shared.change(car.name) {
      $0.departure = departure
      $0.preheats = preheat
    }
    let heat = preheat ? "preheated" : "without preheating"
    return .result(dialog: "\(car.name) will be ready on \(VoltFleet.moment(departure)), \(heat).")
  }
}

struct CheckCarIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Car"
  static var parameterSummary: some ParameterSummary { Summary("Check \(\.$car)") }

  @Parameter(title: "Car", requestValueDialog: "Which car?") var car: VoltCarEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let now = VoltFleet.shared.car(named: car.name)
    let place = now?.charger.map { "charging at \($0)" } ?? "not charging"
    let state = "\(car.charge) percent, good for \(car.range) km, \(place), limit \(now?.limit ?? car.limit) percent"
    let ready = now?.departure.map { ", ready on \(VoltFleet.moment($0))" } ?? ""
    return .result(value: car.charge, dialog: "\(car.name): \(state)\(ready).")
  }
}

struct RemoveVoltCarIntent: AppIntent {
  static let title: LocalizedStringResource = "Remove Car"
  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$car)") }

  @Parameter(title: "Car", requestValueDialog: "Which car?") var car: VoltCarEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Remove \(car.name) and its charging history? This cannot be undone.")
    VoltFleet.shared.remove(car.name)
    return .result(dialog: "Removed \(car.name).")
  }
}

struct VoltwayShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartCarChargingIntent(),
      phrases: [
        "Start charging with \(.applicationName)", "Charge \(\.$car) with \(.applicationName)",
        "Use the \(\.$charger) charger in \(.applicationName)",
      ], shortTitle: "Start Charging", systemImageName: "bolt.car")
    AppShortcut(
      intent: StopCarChargingIntent(),
      phrases: ["Stop charging with \(.applicationName)", "Stop \(.applicationName) charging"],
      shortTitle: "Stop Charging", systemImageName: "bolt.slash")
    AppShortcut(
      intent: SetCarChargeLimitIntent(),
      phrases: ["Set the limit of \(\.$car) in \(.applicationName)", "Set a charge limit in \(.applicationName)"],
      shortTitle: "Charge Limit", systemImageName: "battery.75")
    AppShortcut(
      intent: PlanCarDepartureIntent(),
      phrases: ["Plan a departure in \(.applicationName)", "Have \(\.$car) ready with \(.applicationName)"],
      shortTitle: "Plan Departure", systemImageName: "clock")
    AppShortcut(
      intent: CheckCarIntent(),
      phrases: ["Check \(\.$car) in \(.applicationName)", "How full is \(\.$car) in \(.applicationName)"],
      shortTitle: "Check Car", systemImageName: "gauge")
    AppShortcut(
      intent: RemoveVoltCarIntent(),
      phrases: ["Remove \(\.$car) from \(.applicationName)", "Remove a car from \(.applicationName)"],
      shortTitle: "Remove Car", systemImageName: "trash")
  }
}
