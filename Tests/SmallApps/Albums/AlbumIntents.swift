import AppIntents

struct CreateAlbumIntent: AppIntent {
  static let title: LocalizedStringResource = "Create Album"
  static var parameterSummary: some ParameterSummary { Summary("Create an album called \(\.$name)") }

  @Parameter(title: "Name", inputOptions: .init(capitalizationType: .words), requestValueDialog: "What is its name?")
  var name: String

  func perform() async throws -> some IntentResult & ReturnsValue<AlbumEntity> & ProvidesDialog {
    let album = PhotoLibrary.Album(name: name)
    PhotoLibrary.shared.add(album)
    return .result(value: AlbumEntity(album), dialog: "Created the album \(name).")
  }
}

struct AddPhotosIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Recent Photos"
  static var parameterSummary: some ParameterSummary { Summary("Add the last \(\.$count) photos to \(\.$album)") }

  @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 100)) var count: Int
  @Parameter(title: "Album", requestValueDialog: "To which album?") var album: AlbumEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    PhotoLibrary.shared.change(album.id) { $0.photoCount += count }
    return .result(
      dialog:
        "Added \(count == 1 ? "a photo" : "\(count) photos") to \(album.name), which now has \(album.photoCount + count)."
    )
  }
}

struct ShareAlbumIntent: AppIntent {
  static let title: LocalizedStringResource = "Share Album"
  static var parameterSummary: some ParameterSummary { Summary("Share \(\.$album) with \(\.$person)") }

  @Parameter(title: "Album", requestValueDialog: "Which album?") var album: AlbumEntity
  @Parameter(title: "Person") var person: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let person else { throw $person.needsValueError("With whom do you want to share \(album.name)?") }
    PhotoLibrary.shared.change(album.id) { $0.people.append(person) }
    return .result(dialog: "\(person) can now see \(album.name).")
  }
}

struct DeleteAlbumIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Albums"
  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

  @Parameter(title: "Albums", requestValueDialog: "Which albums?") var entities: [AlbumEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = entities.map(\.name).formatted()
    try await requestConfirmation(dialog: "Delete \(names)? The photos stay in your library.")
    entities.forEach { PhotoLibrary.shared.remove($0.id) }
    return .result(dialog: "Deleted \(names).")
  }
}

struct OpenAlbumIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Album"

  @Parameter(title: "Album") var target: AlbumEntity

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here is \(target.name).") }
}

struct AlbumShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.teal
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateAlbumIntent(), phrases: ["Create an album in \(.applicationName)"], shortTitle: "Create",
      systemImageName: "plus")
    AppShortcut(
      intent: AddPhotosIntent(),
      phrases: ["Add photos to \(\.$album) in \(.applicationName)", "Add photos in \(.applicationName)"],
      shortTitle: "Add Photos", systemImageName: "photo")
    AppShortcut(
      intent: ShareAlbumIntent(), phrases: ["Share \(\.$album) from \(.applicationName)"], shortTitle: "Share",
      systemImageName: "person.2")
    AppShortcut(
      intent: DeleteAlbumIntent(), phrases: ["Delete an album in \(.applicationName)"], shortTitle: "Delete",
      systemImageName: "trash")
    AppShortcut(
      intent: OpenAlbumIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open",
      systemImageName: "photo.stack")
  }
}
