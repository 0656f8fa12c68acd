import AppIntents

struct AddToCollectionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Add Landmark to Collection"
  static let description = IntentDescription(
    "Puts a landmark into one of your collections.", categoryName: "Collections",
    searchKeywords: [
      "put … in …", "put … into …", "put … in one of my collections", "put … into one of my collections",
      "take … into …", "pack … into …",
    ], resultValueName: "Collection")

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$landmark) to \(\.$collection)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark would you like to add?")
  var landmark: LandmarkEntity

  @Parameter(
    title: "Collection", requestValueDialog: "Which collection should it go into?", query: OwnCollectionQuery())
  var collection: CollectionEntity

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<CollectionEntity> & ProvidesDialog {
    let current = modelData.current(collection.collection)
    guard !current.landmarkIDs.contains(landmark.id) else {
      return .result(value: collection, dialog: "\(landmark.name) is already in \(collection.name).")
    }
    let step = UndoStep(undoManager: undoManager, name: "Add \(landmark.name) to \(collection.name)")
    try modelData.add(landmark.landmark, to: current, as: step)
    return .result(
      value: modelData.entity(for: modelData.current(current)),
      dialog: "I added \(landmark.name) to \(collection.name).")
  }
}
