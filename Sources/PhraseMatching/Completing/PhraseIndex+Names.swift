extension PhraseIndex {
  /// The entities of which a value has a title, by their indices. O(values).
  package func entities(withValueTitled title: String) -> [UInt32] {
    var entities: [UInt32] = []
    forEachValue { sections, value in
      let entity = sections.values[value].entity
      if !entities.contains(entity), sections.resolved(value).title == title { entities.append(entity) }
    }
    return entities
  }

  /// The values of an entity, in the order in which they were listed. O(values).
  package func values(ofEntity entity: UInt32) -> [ResolvedValue] {
    var found: [ResolvedValue] = []
    forEachValue { sections, value in
      if sections.values[value].entity == entity { found.append(sections.resolved(value)) }
    }
    return found
  }

  private func forEachValue(_ body: (ValueSections, ValueID) -> Void) {
    for segment in segments {
      for value in segment.sections.allValues where !segment.hidden.contains(value) { body(segment.sections, value) }
    }
  }
}
