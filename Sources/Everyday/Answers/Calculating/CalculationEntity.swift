import AppIntents

/// A calculation in somebody's words. It is an entity so that only words that can be worked out are taken for one.
struct CalculationEntity: AppEntity {
  /// The words.
  let id: String

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Calculation")

  static let defaultQuery = CalculationQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Knows every calculation, and suggests none.
struct CalculationQuery: EntityStringQuery {
  @Dependency var machine: Machine

  func entities(for identifiers: [String]) async throws -> [CalculationEntity] {
    identifiers.filter { Calculation($0, language: machine.language) != nil }.map(CalculationEntity.init)
  }

  func entities(matching string: String) async throws -> [CalculationEntity] { try await entities(for: [string]) }
}
