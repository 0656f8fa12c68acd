internal import AppIntents
internal import Dialog

// One value, several, all of them, those on top.
extension FindReplier {
  func values(_ names: [String], of found: [any AppEntity]) async throws -> String {
    let properties = names.compactMap { find.entity[property: $0] }
    guard let first = properties.first, !found.isEmpty else { return none }
    if found.count == 1 { return try await sentence(properties, of: found[0]) }
    if properties.count > 1 { return try await sentences(properties, of: found) }
    let shown = Array(found.prefix(Self.mostValues))
    return wording.each(try await valued(first, shown), more: found.count - shown.count)
  }

  static var mostValues: Int { 7 }

  /// What is said when nothing fits.
  var none: String { wording.capitalized("there are no \(find.description).") }

  private func sentence(_ properties: [SpokenProperty], of entity: any AppEntity)
    async throws -> String
  {
    if properties.count > 1, properties.allSatisfy(\.isPlace) { return try await place(properties, of: entity) }
    if properties.count == 1 {
      let spoken = spoken(properties[0])
      return spoken.sentence(try await value(properties[0], of: entity), of: name(entity))
    }
    var predicates: [String] = []
    for property in properties { predicates.append(try await statement(property, of: entity).predicate) }
    return wording.sentence(name(entity), predicates)
  }

  /// "Petra is in Jordan, Asia."
  private func place(_ properties: [SpokenProperty], of entity: any AppEntity) async throws -> String {
    var places: [String] = []
    for property in properties {
      let place = try await statement(property, of: entity).value
      if !places.contains(place) { places.append(place) }
    }
    return wording.sentence(name(entity), ["is in \(places.joined(separator: ", "))"])
  }

  private func sentences(_ properties: [SpokenProperty], of found: [any AppEntity])
    async throws -> String
  {
    var sentences: [String] = []
    for entity in found.prefix(Self.mostValues) {
      sentences.append(try await sentence(properties, of: entity))
    }
    return sentences.joined(separator: " ")
  }

  // MARK: - Everything

  func about(_ found: [any AppEntity]) async throws -> String {
    let told = find.entity.properties.filter { !$0.isName && !$0.isProse && $0.shape != .boolean }
    let prose = find.entity.properties.first(where: \.isProse)
    var sentences: [String] = []
    for entity in found.prefix(Self.mostValues) {
      var predicates: [String] = []
      for property in told where try await value(property, of: entity) != nil {
        predicates.append(try await statement(property, of: entity).predicate)
      }
      sentences.append(wording.sentence(name(entity), predicates))
      guard let prose, let text = try await value(prose, of: entity) as? String else { continue }
      let isDescription = grammar.fit("description", prose) > 0
      sentences.append(isDescription ? text : spoken(prose).sentence(text, of: name(entity)))
    }
    return sentences.joined(separator: " ")
  }

  // MARK: - Lists

  /// Which there are; of those on top also by how much.
  func list(_ found: [any AppEntity]) async throws -> String {
    if found.isEmpty { return EnglishAnswers.none(find) }
    guard let limit = find.request.limit, let sortKey = find.request.order.first,
      let property = find.entity[property: sortKey.property], property.shape.isAmount, found.count <= limit,
      limit == 1 || find.isVague || find.rank != nil
    else { return EnglishAnswers.found(names(found), of: find) }
    if let slope = find.slope {
      return wording.extreme(description(for: found), names: try await climbs(of: found, slope))
    }
    return wording.extreme(description(for: found), names: try await valued(property, found))
  }

  private func climbs(of found: [any AppEntity], _ slope: Slope) async throws -> [(name: String, value: String)] {
    var climbs: [(name: String, value: String)] = []
    for entity in found {
      let value = try await slope.value(of: entity).map { climb($0.rise, $0.run, slope) }
      climbs.append((name(entity), value ?? ""))
    }
    return climbs
  }

  private func description(for found: [any AppEntity]) -> String {
    guard let limit = find.request.limit, limit != found.count, find.rank == nil else { return find.description }
    var fewer = find
    fewer.request.limit = found.count
    return fewer.description
  }
}
