extension AppMetadata {
  /// Takes up what another module declares; what has the same name here keeps its place, and the other its full name.
  package mutating func merge(_ other: AppMetadata) {
    Self.merge(other.actions, into: &actions, full: \.fullyQualifiedTypeName)
    Self.merge(other.entities, into: &entities, full: \.fullyQualifiedTypeName)
    Self.merge(other.queries, into: &queries, full: \.fullyQualifiedTypeName)
    enums += other.enums
    enums.sort { $0.identifier < $1.identifier }
    autoShortcuts += other.autoShortcuts
    autoShortcutProviderMangledName = autoShortcutProviderMangledName ?? other.autoShortcutProviderMangledName
    shortcutTileColor = shortcutTileColor ?? other.shortcutTileColor
    negativePhrases += other.negativePhrases
    generator = generator ?? other.generator
    guard let theirs = other.additions else { return }
    var ours = additions ?? Additions()
    ours.modules += theirs.modules
    ours.providers += theirs.providers
    ours.packages += theirs.packages
    additions = ours
  }

  private static func merge<Value>(
    _ other: [String: Value], into table: inout [String: Value], full: KeyPath<Value, String?>
  ) {
    for (key, value) in other {
      table[table[key] == nil ? key : value[keyPath: full] ?? key] = value
    }
  }
}
