import AppIntents

/// The pump that the phone is paired with.
actor Pump {
  static let shared = Pump()

  private(set) var battery = 62
  private(set) var reservoir = 84.5
  private(set) var carbs: [(grams: Int, food: String?)] = []
  private(set) var temporaryBasal: Int?

  func log(grams: Int, food: String?) { carbs.append((grams, food)) }
  func setTemporaryBasal(_ percent: Int?) { temporaryBasal = percent }
  func deliver(_ units: Double) { reservoir -= units }
}

enum PumpError: Error, CustomLocalizedStringResourceConvertible {
  case reservoirTooLow(Double)
  case noTemporaryBasal

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .reservoirTooLow(let left): "There are only \(left.formatted()) units left in the reservoir."
    case .noTemporaryBasal: "No temporary basal rate is running."
    }
  }
}

enum PumpPart: String, AppEnum {
  case battery, reservoir, everything

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pump Part")
  static let caseDisplayRepresentations: [PumpPart: DisplayRepresentation] = [
    .battery: DisplayRepresentation(title: "Battery", image: .init(systemName: "battery.75")),
    .reservoir: DisplayRepresentation(title: "Reservoir", synonyms: ["Insulin", "Cartridge"]),
    .everything: "Everything",
  ]
}
