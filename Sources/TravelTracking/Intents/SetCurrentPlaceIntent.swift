import AppIntents

struct SetCurrentPlaceIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Set Current Place"
  static let description = IntentDescription(
    "Sets the city you are in.", categoryName: "Settings",
    searchKeywords: [
      "i am in …", "i am at …", "we are in …", "i have arrived in …", "i am visiting …", "i am staying in …",
      "i have landed in …", "i live in …", "my city is …",
    ])

  static var parameterSummary: some ParameterSummary { Summary("Set the current place to \(\.$place)") }

  @Parameter(title: "City", requestValueDialog: "Which city are you in?") var place: PlaceEntity

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<SettingsEntity> & ProvidesDialog {
    let step = UndoStep(undoManager: undoManager, name: "Set the current place to \(place.name)")
    try modelData.setCurrentPlace(place.place, as: step)
    return .result(value: SettingsEntity(currentPlace: place.place), dialog: "You are in \(place.name) now.")
  }
}
