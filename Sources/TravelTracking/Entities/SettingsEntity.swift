import AppIntents

/// The settings of the app. There is exactly one, so nobody is ever asked which.
struct SettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsEntityQuery()

  let currentPlace: Place

  /// Where the traveler is when nothing else is known.
  @ComputedProperty
  var defaultPlace: PlaceDescriptor {
    let coordinate = currentPlace.coordinate
    return PlaceDescriptor(
      representations: [.coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)],
      commonName: currentPlace.title)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Settings", subtitle: "You are in \(currentPlace.title)")
  }
}

/// Hands out the settings.
struct SettingsEntityQuery: UniqueAppEntityQuery {
  @Dependency var modelData: ModelData

  func uniqueEntity() async throws -> SettingsEntity { await SettingsEntity(currentPlace: modelData.currentPlace) }
}
