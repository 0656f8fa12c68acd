/// What a build knows of an app's intents, entities, queries, enums and shortcuts: Apple's `extract.actionsdata`.
///
/// Keys and their meanings are Apple's. What is missing reads as empty and unknown keys are left out, so that files of
/// any Xcode can be read. What Behest adds, such as the line of each item, stands under keys called `behest`.
package struct AppMetadata: Sendable, Hashable {
  /// The intents, by identifier.
  package var actions: [String: Action] = [:]
  /// The entities, by identifier.
  package var entities: [String: Entity] = [:]
  /// The queries, by identifier.
  package var queries: [String: Query] = [:]
  package var enums: [Enumeration] = []
  /// The App Shortcuts, in the order of their provider.
  package var autoShortcuts: [Shortcut] = []
  /// The type that provides the shortcuts, mangled.
  package var autoShortcutProviderMangledName: String?
  /// The color of the shortcuts' tiles, counted in the order of their documentation.
  package var shortcutTileColor: Int?
  /// What must never reach the app.
  package var negativePhrases: [Text] = []
  /// What wrote the metadata.
  package var generator: Generator?
  /// The version of the format.
  package var version = 1
  /// What Behest adds.
  package var additions: Additions?

  /// Makes metadata of nothing.
  package init() {}

  /// What wrote a file.
  package struct Generator: Codable, Sendable, Hashable {
    /// The program: `xcode-tools`, `behest`.
    package var name: String
    package var version: String?

    package init(name: String, version: String?) { (self.name, self.version) = (name, version) }
  }

  /// Where something stands in the sources.
  package struct SourceLine: Codable, Sendable, Hashable {
    /// The file, seen from the folder of the package.
    package var file: String
    /// The line, from 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// What Behest adds to the metadata of a module or an app.
  package struct Additions: Codable, Sendable, Hashable {
    /// The modules that the metadata is of.
    package var modules: [String] = []
    /// The types that provide shortcuts.
    package var providers: [DeclaredType] = []
    /// The packages and what they include.
    package var packages: [Package] = []

    /// Makes additions that add nothing.
    package init() {}
  }

  /// A type that is named and not described.
  package struct DeclaredType: Codable, Sendable, Hashable {
    /// Its name with its module: `Trails.TrailShortcuts`.
    package var typeName: String
    /// Where it is declared.
    package var place: SourceLine?

    package init(typeName: String, place: SourceLine?) { (self.typeName, self.place) = (typeName, place) }
  }

  /// An `AppIntentsPackage`.
  package struct Package: Codable, Sendable, Hashable {
    /// Its type's name with its module.
    package var typeName: String
    /// The types of the packages it includes.
    package var includes: [String]
    /// Where it is declared.
    package var place: SourceLine?

    package init(typeName: String, includes: [String], place: SourceLine?) {
      (self.typeName, self.includes, self.place) = (typeName, includes, place)
    }
  }
}

extension AppMetadata: Codable {
  enum CodingKeys: String, CodingKey {
    case actions, entities, queries, enums, autoShortcuts, autoShortcutProviderMangledName, shortcutTileColor
    case negativePhrases, generator, version
    case additions = "behest"
  }

  /// Reads what is there.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    actions = try container.table(.actions, named: \.identifier)
    entities = try container.table(.entities, named: \.typeName)
    queries = try container.table(.queries, named: \.identifier)
    enums = try container.listOrTable(.enums)
    autoShortcuts = try container.list(.autoShortcuts)
    autoShortcutProviderMangledName = try container.decodeIfPresent(.autoShortcutProviderMangledName)
    shortcutTileColor = try container.decodeIfPresent(.shortcutTileColor)
    negativePhrases = try container.list(.negativePhrases)
    generator = try container.decodeIfPresent(.generator)
    version = try container.decodeIfPresent(.version) ?? 1
    additions = try container.decodeIfPresent(.additions)
  }
}
