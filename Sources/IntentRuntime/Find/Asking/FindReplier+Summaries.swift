internal import AppIntents
internal import Dialog

// Sums, averages, and the values that there are.
extension FindReplier {
  func summarize(_ found: [any AppEntity], _ summary: ReadFind.Summary, _ name: String) async throws -> String {
    guard let property = find.entity[property: name], !found.isEmpty else { return none }
    var values: [any Sendable] = []
    for entity in found { if let value = try await value(property, of: entity) { values.append(value) } }
    guard let total = SummedValues(values), total.count > 0 else {
      return wording.unknownValues(property.spokenTitle, of: "these")
    }
    let spoken = spoken(property)
    let description = find.subjects.isEmpty ? find.description : find.entity.plural
    switch summary {
    case .average:
      return wording.average(
        spoken.text(total.average), title: property.spokenTitle, description, count: total.count)
    case .total:
      return wording.total(spoken.text(total.sum), title: property.spokenTitle, description, count: total.count)
    }
  }

  /// "Africa, Asia and Europe."
  func distinct(_ name: String, isCount: Bool) async throws -> FindReply {
    let found = try await FindAnswer.entities(find)
    guard let property = find.entity[property: name], !found.isEmpty else { return FindReply(text: none, entities: []) }
    var values: [String] = []
    for entity in found {
      let value = try await value(property, of: entity)
      let elements = (value as? [any Sendable]) ?? [value].compactMap(\.self)
      for element in elements {
        let text = spoken(property).text(element)
        if !values.contains(text) { values.append(text) }
      }
    }
    let text = wording.distinct(values.sorted(), title: property.spokenTitle, isCount: isCount)
    return FindReply(text: text, entities: [])
  }

  /// "Europe has the most: 18 landmarks."
  func commonest(_ name: String, isMost: Bool) async throws -> FindReply {
    let found = try await FindAnswer.entities(find)
    guard let property = find.entity[property: name], !found.isEmpty else { return FindReply(text: none, entities: []) }
    var groups: [String: [any AppEntity]] = [:]
    for entity in found {
      groups[try await statement(property, of: entity).value, default: []].append(entity)
    }
    let sorted = groups.sorted {
      $0.value.count != $1.value.count ? ($0.value.count > $1.value.count) == isMost : $0.key < $1.key
    }
    guard let best = sorted.first else { return FindReply(text: none, entities: []) }
    let text = wording.commonest(best.key, count: best.value.count, plural: find.entity.plural, isMost: isMost)
    return FindReply(text: text, entities: best.value)
  }
}
