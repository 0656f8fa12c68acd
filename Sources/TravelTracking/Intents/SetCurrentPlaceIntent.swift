import AppIntents

struct SetCurrentPlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Current Place"
  static let description = IntentDescription("Sets the city you are in.", categoryName: "Settings")

  static var parameterSummary: some ParameterSummary {
    Summary("Set the current place to \(\.$place)")
  }

  @Parameter(title: "City", requestValueDialog: "Which city are you in?")
  var place: PlaceEntity

  @Dependency var modelData: ModelData

  func perform() async throws -> some ReturnsValue<SettingsEntity> & ProvidesDialog {
    try await modelData.setCurrentPlace(place.place)
    return .result(
      value: SettingsEntity(currentPlace: place.place),
      dialog: "You are in \(place.name) now."
    )
  }
}
