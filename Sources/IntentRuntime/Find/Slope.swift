internal import AppIntents

/// How steep something is: how much it climbs on each bit of its length.
final class Slope: Sendable {
  /// The property that tells how much something climbs.
  let rise: SpokenProperty
  /// The property that tells how long it is.
  let run: SpokenProperty

  /// Returns nil unless entities of the type tell both.
  init?(of entity: FindableEntity, _ grammar: FindGrammar) {
    let lengths = entity.properties.filter { $0.shape == .length }
    guard let rise = grammar.property(about: "climb", among: lengths), grammar.fit("climb", rise) >= Self.named,
      let run = grammar.property(about: "length", among: lengths), grammar.fit("length", run) >= Self.named,
      rise.name != run.name
    else { return nil }
    (self.rise, self.run) = (rise, run)
  }

  /// What a property that is called so at least fits an idea.
  private static let named = 10

  /// The climb on each bit of the length, and both; nil where one is not known.
  func value(of entity: any AppEntity) async throws -> (ratio: Double, rise: any Sendable, run: any Sendable)? {
    guard let rise = try await value(rise, of: entity), let run = try await value(run, of: entity),
      let climb = rise as? any MeasuredAmount & UnitBearing, let length = run as? any MeasuredAmount & UnitBearing,
      length.baseAmount > 0
    else { return nil }
    return (climb.baseAmount / length.baseAmount, rise, run)
  }

  private func value(_ property: SpokenProperty, of entity: any AppEntity) async throws -> (any Sendable)? {
    try await entity.propertyDescriptions.first { $0.name == property.name }?.value()
  }

  /// Entities by how steep they are; those of which it is not known come last.
  func sorted(_ entities: [any AppEntity], isDescending: Bool) async throws -> [any AppEntity] {
    var ratios: [Double?] = []
    for entity in entities { ratios.append(try await value(of: entity)?.ratio) }
    let order = entities.indices.sorted { one, other in
      guard let first = ratios[one], let second = ratios[other] else {
        return ratios[one] != nil || (ratios[other] == nil && one < other)
      }
      return first == second ? one < other : (first > second) == isDescending
    }
    return order.map { entities[$0] }
  }
}
