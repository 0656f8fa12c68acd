package import Interchange

/// How much metadata there is: `29 intents, 6 entities, 10 shortcuts with 31 phrases`.
package struct MetadataCount: Sendable, Hashable, CustomStringConvertible {
  package var intents: Int
  package var entities: Int
  package var enums: Int
  package var shortcuts: Int
  package var phrases: Int

  /// Counts.
  package init(_ metadata: AppMetadata) {
    intents = metadata.actions.count
    entities = metadata.entities.count
    enums = metadata.enums.count
    shortcuts = metadata.autoShortcuts.count
    phrases = metadata.autoShortcuts.reduce(0) { $0 + $1.phraseTemplates.count }
  }

  /// What there is, in words; what there is none of is left out, but for intents.
  package var description: String {
    var parts = [Self.counted(intents, "intent", "intents")]
    if entities > 0 { parts.append(Self.counted(entities, "entity", "entities")) }
    if enums > 0 { parts.append(Self.counted(enums, "enum", "enums")) }
    if shortcuts > 0 {
      parts.append(
        "\(Self.counted(shortcuts, "shortcut", "shortcuts")) with \(Self.counted(phrases, "phrase", "phrases"))")
    }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }
}

extension AppMetadata {
  /// Whether nothing is declared.
  var isEmpty: Bool {
    actions.isEmpty && entities.isEmpty && enums.isEmpty && queries.isEmpty && autoShortcuts.isEmpty
      && additions?.packages.isEmpty != false && additions?.providers.isEmpty != false
  }
}
