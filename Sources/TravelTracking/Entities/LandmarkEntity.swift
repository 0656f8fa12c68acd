import AppIntents

/// A landmark, as the rest of the system sees it.
///
/// The entity is a bridge: it keeps the app's own ``Landmark`` and reads every property from it, so nothing is copied
/// and nothing can disagree. Indexing keys tell Spotlight under which attribute to file a property.
struct LandmarkEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Landmark", numericFormat: "\(placeholder: .int) landmarks", synonyms: ["Sight", "Place", "Attraction"])
  static let defaultQuery = LandmarkEntityQuery()

  let landmark: Landmark
  let modelData: ModelData

  var id: Landmark.ID { landmark.id }

  @ComputedProperty(indexingKey: \.displayName) var name: String { landmark.name }

  @ComputedProperty(indexingKey: \.contentDescription) var description: String { landmark.description }

  /// Spotlight has no attribute for continents, so this one brings its own: typing "Asia" finds what lies there.
  @ComputedProperty(customIndexingKey: .continent) var continent: String { landmark.continent.name }

  @ComputedProperty(indexingKey: \.country) var country: String { landmark.country }

  /// Meters above the sea.
  @ComputedProperty var elevation: Int { landmark.elevation }

  @ComputedProperty var openingHours: String { landmark.openingHours.text }

  @ComputedProperty(title: "Price of a Ticket")
  var ticketPrice: IntentCurrencyAmount {
    IntentCurrencyAmount(amount: Decimal(landmark.ticketPrice), currencyCode: "USD")
  }

  /// How full the landmark is, from 0 to 100.
  ///
  /// Deferred: it comes from a service, so it is fetched when somebody asks for it and not whenever an entity is made.
  @DeferredProperty var crowdStatus: Int { get async throws { try await modelData.crowdStatus(of: landmark) } }

  /// How far away the landmark is; deferred, because the traveler moves.
  @DeferredProperty(title: "Proximity")
  var proximity: Measurement<UnitLength> {
    get async throws { await modelData.currentPlace.coordinate.distance(to: landmark.coordinate) }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(country)", image: .init(systemName: landmark.symbol),
      synonyms: landmark.otherNames.map { "\($0)" })
  }
}

extension ModelData {
  /// A landmark as the rest of the system sees it.
  nonisolated func entity(for landmark: Landmark) -> LandmarkEntity {
    LandmarkEntity(landmark: landmark, modelData: self)
  }
}

extension CSCustomAttributeKey {
  fileprivate static let continent = CSCustomAttributeKey(keyName: "com_example_TravelTracking_continent")!
}
