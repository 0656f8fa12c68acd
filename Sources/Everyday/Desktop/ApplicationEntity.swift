import AppIntents

/// An application of the desktop.
struct ApplicationEntity: AppEntity {
  /// The identifier of its desktop file: “org.gnome.Maps.desktop”.
  let id: String

  @Property var name: String

  let entry: DesktopEntry
  /// The program that it is, with its arguments.
  let command: [String]

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Application", numericFormat: "\(placeholder: .int) applications", synonyms: ["App", "Program"])

  static let defaultQuery = ApplicationQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", image: .init(systemName: "app"), synonyms: entry.synonyms.map { "\($0)" })
  }

  /// The application that a file describes; nil if it is none, or not for this desktop.
  init?(_ file: URL, in folder: URL, on machine: Machine) {
    guard let data = try? machine.files.read(file), let entry = DesktopEntry(data, language: machine.language),
      entry.isShown(on: machine.desktops ?? []),
      entry.neededProgram.map({ machine.programs.path(of: $0) != nil }) ?? true,
      let command = entry.command(file: file)
    else { return nil }
    id = Self.id(of: file, in: folder)
    (self.entry, self.command) = (entry, command)
    name = entry.name
  }

  static func id(of file: URL, in folder: URL) -> String {
    file.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "-")
  }
}

/// Finds applications by what they are called in the person's language.
struct ApplicationQuery: EntityStringQuery {
  @Dependency var store: ApplicationStore

  func entities(for identifiers: [String]) async throws -> [ApplicationEntity] {
    let all = try await store.applications()
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  func entities(matching string: String) async throws -> [ApplicationEntity] {
    let all = try await store.applications()
    let named = all.called(string) { [$0.name] }
    return named.isEmpty ? all.called(string) { $0.entry.synonyms } : named
  }

  /// All of them, unless they are so many that nobody is to wait for their names.
  func suggestedEntities() async throws -> [ApplicationEntity] {
    let all = try await store.files()
    return all.count > Self.mostSuggested ? [] : try await store.applications()
  }

  private static let mostSuggested = 300
}

/// The applications of the desktop, read anew when they may have changed.
actor ApplicationStore {
  private let machine: Machine
  private var kept: (applications: [ApplicationEntity], language: Locale, date: Date)?

  init(machine: Machine) { self.machine = machine }

  func applications() throws -> [ApplicationEntity] {
    let (language, now) = (machine.language, machine.now())
    if let kept, kept.language == language, abs(now.timeIntervalSince(kept.date)) < 10 { return kept.applications }
    let found = try files().compactMap { ApplicationEntity($0.file, in: $0.folder, on: machine) }
    kept = (found, language, now)
    return found
  }

  /// The files that describe applications. One in the person's own folder is in place of one that is there for everybody.
  func files() throws -> [(file: URL, folder: URL)] {
    var seen: Set<String> = []
    return try machine.folders.applications.flatMap { folder in
      try FileSearch(files: machine.files).files(in: folder) { $0.hasSuffix(".desktop") }
        .filter { seen.insert(ApplicationEntity.id(of: $0, in: folder)).inserted }.map { ($0, folder) }
    }
  }
}
