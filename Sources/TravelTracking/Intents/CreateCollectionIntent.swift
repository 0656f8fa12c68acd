import AppIntents

struct CreateCollectionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Create Collection"
  static let description = IntentDescription(
    "Starts an empty collection.", categoryName: "Collections",
    searchKeywords: [
      "make a collection called …", "make a new collection called …", "start a collection called …",
      "new collection …",
    ],
    resultValueName: "New Collection")

  static var parameterSummary: some ParameterSummary { Summary("Create a collection called \(\.$name)") }

  @Parameter(
    title: "Name", inputOptions: .init(capitalizationType: .words),
    requestValueDialog: "What should the collection be called?")
  var name: String

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<CollectionEntity> & ProvidesDialog {
    do {
      let step = UndoStep(undoManager: undoManager, name: "Create \(name)")
      let collection = try modelData.createCollection(named: name, as: step)
      return .result(value: modelData.entity(for: collection), dialog: "I made a collection called \(name).")
    } catch TravelError.nameIsTaken(let taken) {
      // Asks, and then performs once more with the answer.
      throw $name.needsValueError("You already have a collection called \(taken). What should this one be called?")
    }
  }
}
