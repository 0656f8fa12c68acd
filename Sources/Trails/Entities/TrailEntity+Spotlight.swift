import AppIntents

extension Trail {
  /// What Spotlight knows about the trail.
  var searchableAttributes: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.title = name
    attributes.contentDescription = summary
    attributes.namedLocation = regionDescription
    attributes.keywords = activities.map(\.gerund) + otherNames
    attributes.latitude = NSNumber(value: coordinate.latitude)
    attributes.longitude = NSNumber(value: coordinate.longitude)
    attributes.supportsNavigation = true
    return attributes
  }
}

/// An indexed entity can be found by people who only know a word of it.
extension TrailEntity: IndexedEntity {
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.keywords = activities.map(\.gerund)
    attributes.namedLocation = regionDescription
    return attributes
  }
}

extension TrailDataManager {
  /// Gives every trail to Spotlight, favourites before others.
  ///
  /// The item describes the trail, and the entity that is tied to it tells the system what intents can do with it.
  func donateTrails(to index: CSSearchableIndex = .default()) async throws {
    var items: [CSSearchableItem] = []
    for trail in Trail.all {
      // Nobody waits for the search while it is prepared.
      await Task.yield()
      let item = CSSearchableItem(
        uniqueIdentifier: trail.id, domainIdentifier: trail.park.region, attributeSet: trail.searchableAttributes)
      item.associateAppEntity(entity(for: trail), priority: isFavorite(trail.id) ? 10 : 1)
      items.append(item)
    }
    try await index.indexSearchableItems(items)
  }
}
