extension Entity {
  /// Which values of an entity make up another one, by their tags.
  public struct Selection: Sendable, Hashable {
    /// The entity whose values they are.
    public var entity: String
    /// A value has one of these; any value does where there are none.
    public var tags: [String]
    /// A value has none of these.
    public var excludedTags: [String]

    /// Makes a selection.
    public init(of entity: String, tags: [String] = [], excludedTags: [String] = []) {
      (self.entity, self.tags, self.excludedTags) = (entity, tags, excludedTags)
    }

    /// Whether a value with such tags is among them.
    public func includes(tags known: [String]) -> Bool {
      (tags.isEmpty || tags.contains(where: known.contains)) && !excludedTags.contains(where: known.contains)
    }

    /// What an entity of these values is called: `Lamp[dimmable]`, `Lamp[-broken]`.
    public var name: String { "\(entity)[\((tags + excludedTags.map { "-\($0)" }).joined(separator: ","))]" }
  }

  /// The entity of those values that a selection includes. O(values).
  public func selecting(_ selection: Selection) -> Entity {
    var selected = self
    selected.name = selection.name
    selected.values = values.filter { selection.includes(tags: $0.tags) }
    selected.selection = selection
    return selected
  }
}
