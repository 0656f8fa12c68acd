internal import AppIntents

// "in my next summer collection", "of the album Roar of Water".
extension FindParser {
  /// How sure the name of a container has to be.
  enum ContainerName { case title, any }

  /// That the entities are in something that holds such entities.
  mutating func readContainer(at index: Int, by name: ContainerName) -> Int? {
    guard !entity.containers.isEmpty, let word = text.text(index),
      words.placeWords.contains(word) || words.copulaCompanions.contains(word)
    else { return nil }
    let start = skipFillers(from: index + 1)
    for container in entity.containers {
      guard let (found, end) = named(in: container, at: start, by: name) else { continue }
      conditions.append(
        .member(EntityMembership(container: found, property: container.property), isDenied: negation != nil))
      if let negation { understand(negation) }
      negation = nil
      return end
    }
    return nil
  }

  /// One of the containers, by its name with or without the word for it.
  private func named(in container: EntityContainer, at index: Int, by name: ContainerName)
    -> (any AppEntity, end: Int)?
  {
    let start = afterTypeName(of: container, at: index)
    let most = min(container.named.longest + 1, bound(start) - start)
    for length in stride(from: most, to: 0, by: -1) {
      let end = start + length
      guard let match = container.named.match(text.words[start..<end].map(\.text)[...]), match.entities.count == 1,
        match.fit >= (name == .title ? .title : .synonym)
      else { continue }
      return (match.entities[0], start == index ? afterTypeName(of: container, at: end) : end)
    }
    return nil
  }

  /// The end of a word for the containers, "collection"; the index where there is none.
  private func afterTypeName(of container: EntityContainer, at index: Int) -> Int {
    guard index < bound(index) else { return index }
    let rest = text.words[index..<bound(index)].map(\.text)
    let said = container.typeNames.filter { rest.starts(with: $0) }.map(\.count).max() ?? 0
    return index + said
  }
}
