import AppIntents
import Testing

@testable import AppIntentsCore

private struct Visit: AppIntent {
  static let title: LocalizedStringResource = "Visit"
  @Parameter(title: "Place") var place: PlaceEntity
  @Parameter(title: "Others") var others: [PlaceEntity]?

  init() {}
  init(_ place: String, others: [String] = []) {
    self.place = PlaceEntity(id: place)
    self.others = others.map(PlaceEntity.init)
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Leave: AppIntent {
  static let title: LocalizedStringResource = "Leave"
  func perform() async throws -> some IntentResult { .result() }
}

private struct HoursWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Hours"
}

@Suite struct DonationTests {
  private func donated() throws -> (manager: IntentDonationManager, identifiers: [IntentDonationIdentifier]) {
    let manager = IntentDonationManager()
    let identifiers = [
      manager.donate(intent: Visit("Hall")),
      manager.donate(intent: Visit("Lake", others: ["Hall"]), result: .result()),
      manager.donate(intent: Leave()),
    ]
    return (manager, identifiers)
  }

  @Test func `donations are kept in order`() throws {
    let (manager, identifiers) = try donated()
    #expect(manager.donations.map(\.identifier) == identifiers)
    #expect(manager.donations.map { "\(type(of: $0.intent))" } == ["Visit", "Visit", "Leave"])
  }

  @Test func `what is done to an intent after its donation does not change the donation`() throws {
    let manager = IntentDonationManager()
    let intent = Visit("Hall")
    manager.donate(intent: intent)
    intent.place = PlaceEntity(id: "Lake")
    #expect((manager.donations.first?.intent as? Visit)?.place.id == "Hall")
  }

  @Test func `donations about an entity go with it, also when it is one of several`() async throws {
    let (manager, identifiers) = try donated()
    let hall = EntityIdentifier(for: PlaceEntity.self, identifier: "Hall")
    let deleted = try await manager.deleteDonations(matching: .entityIdentifier(hall))
    #expect(deleted == Array(identifiers.prefix(2)))
    #expect(manager.donations.map(\.identifier) == [identifiers[2]])
  }

  @Test func `donations are deleted by type, by type and entity, and one by one`() async throws {
    let (manager, identifiers) = try donated()
    let lake = EntityIdentifier(for: PlaceEntity.self, identifier: "Lake")
    #expect(
      try await manager.deleteDonations(matching: .intentType(Visit.self, entityIdentifier: lake)) == [identifiers[1]])
    #expect(try await manager.deleteDonations(matching: .intentType(Leave.self)) == [identifiers[2]])
    #expect(try await manager.deleteDonations(matching: .donationIdentifiers(identifiers)) == [identifiers[0]])
  }

  @Test func `what matters replaces what mattered`() async throws {
    let manager = RelevantIntentManager()
    let evening = RelevantContext.date(from: .distantPast, to: .distantFuture)
    let one = RelevantIntent(HoursWidget(), widgetKind: "one", relevance: evening)
    let other = RelevantIntent(HoursWidget(), widgetKind: "other", relevance: .sleep(.bedtime))
    try await manager.updateRelevantIntents([one])
    try await manager.updateRelevantIntents([other])
    #expect(manager.relevantIntents.map(\.widgetKind) == ["other"])
  }
}
