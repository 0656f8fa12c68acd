internal import AppIntents
internal import Dialog

// "Any landmarks there?", "and the one after that": what is looked for from where the last things are.
extension Interpreter {
  /// What is looked for where the things are that were found or spoken of last; that nobody knows of such a place where
  /// none of it has a name.
  func findAround(_ text: String) -> ReadFind? {
    let found = references(in: text).filter { $0.target == .there }
    guard found.count == 1, let plain = readers.references.replacing(found, in: text, with: { _ in "" }),
      let all = find(in: plain.split(separator: " ").joined(separator: " ")), all.isList, !all.isVain
    else { return nil }
    let places = placesOfFocus
    let inPlaces = places.lazy.compactMap { place in
      self.readers.references.replacing(found, in: text) { _ in "in \(place)" }.flatMap(self.find)
    }
    if let there = inPlaces.first(where: { isOnlyAboutPlaces($0, besides: all) }) { return there }
    if all.isNarrowed { return nil }
    return places.last.map { ReadFind(of: all.entity, asking: .unknownProperty("in \($0)"), about: []) }
  }

  /// Whether a place is all that is said besides of what is looked for.
  private func isOnlyAboutPlaces(_ find: ReadFind, besides all: ReadFind) -> Bool {
    let added = Set(find.propertyNames).subtracting(all.propertyNames)
    return !find.isVain && !added.isEmpty && find.memberships.isEmpty && find.unknownQualities == all.unknownQualities
      && added.allSatisfy { find.entity[property: $0]?.isPlace == true }
  }

  /// Where the last things are, the narrowest place first: what was spoken of last may be a place itself.
  private var placesOfFocus: [String] {
    let filters = context.find?.find.request.filters.filter { filter in
      context.find?.find.entity[property: filter.property]?.isPlace == true
    }
    let wanted = filters?.compactMap { $0.values.first as? String } ?? []
    let entities = context.mentions.groups.prefix(1).compactMap { $0[0].entity }
    let known = entities.flatMap { entity -> [String] in
      let places = findReader.entity(of: entity)?.properties.filter(\.isPlace) ?? []
      // Of a country and a continent the country.
      let narrowest = places.max { $0.vocabulary.entries.count < $1.vocabulary.entries.count }
      let value = entity.propertyDescriptions.first { $0.name == narrowest?.name }?.valueAtHand() as? String
      return value.map { [$0] } ?? []
    }
    let parts = known.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    let around = context.isFindLast ? wanted : []
    guard let focus = context.mentions.groups.first, focus.count == 1 else { return around + parts }
    return [focus[0].title] + parts + around
  }

  /// "And the one after that?": the next in the order in which the last one was the first.
  func findNext(_ text: String) -> ReadFind? {
    let said = continuation(of: text).text
    let found = references(in: said)
    guard found.count == 1, found[0].target == .next || found[0].target == .previous,
      isOnlyReference(found[0], in: said), var find = context.isFindLast ? context.find?.find : foundByDeed
    else { return nil }
    let rank = (find.rank ?? 1) + (found[0].target == .next ? 1 : -1)
    guard find.isList, !find.request.order.isEmpty, find.request.limit == find.rank ?? 1, rank > 0 else { return nil }
    (find.rank, find.request.limit) = (rank, rank)
    return find
  }

  /// What the last request looked for, where an app answered it: "find the closest landmark".
  private var foundByDeed: ReadFind? { context.lastDeed.flatMap { find(in: $0.text) } }
}
