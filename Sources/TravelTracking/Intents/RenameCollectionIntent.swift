import AppIntents

struct RenameCollectionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Collection"
  static let description = IntentDescription(
    "Gives one of your collections another name.", categoryName: "Collections",
    searchKeywords: ["change the name of … to …"], resultValueName: "Collection")

  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$collection) to \(\.$name)") }

  @Parameter(title: "Collection", requestValueDialog: "Which collection?", query: OwnCollectionQuery())
  var collection: CollectionEntity

  @Parameter(
    title: "Name", inputOptions: .init(capitalizationType: .words),
    requestValueDialog: "What should the collection be called?")
  var name: String

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<CollectionEntity> & ProvidesDialog {
    let before = modelData.current(collection.collection).title
    do {
      let step = UndoStep(undoManager: undoManager, name: "Rename \(before) to \(name)")
      try modelData.rename(collection.collection, to: name, as: step)
    } catch TravelError.nameIsTaken(let taken) {
      throw $name.needsValueError("You already have a collection called \(taken). What should this one be called?")
    }
    let renamed = modelData.entity(for: modelData.current(collection.collection))
    return .result(value: renamed, dialog: "\(before) is called \(name) now.")
  }
}
