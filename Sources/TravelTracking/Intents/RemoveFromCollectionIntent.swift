import AppIntents

struct RemoveFromCollectionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Landmark from Collection"
  static let description = IntentDescription(
    "Takes a landmark out of one of your collections.", categoryName: "Collections",
    searchKeywords: ["take … out of …", "take … off …", "drop … from …", "delete … from …"],
    resultValueName: "Collection")

  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$landmark) from \(\.$collection)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark would you like to remove?")
  var landmark: LandmarkEntity

  @Parameter(
    title: "Collection", requestValueDialog: "Which collection should it come out of?", query: OwnCollectionQuery())
  var collection: CollectionEntity

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<CollectionEntity> & ProvidesDialog {
    let current = modelData.current(collection.collection)
    guard current.landmarkIDs.contains(landmark.id) else {
      return .result(value: collection, dialog: "\(landmark.name) is not in \(collection.name).")
    }
    let step = UndoStep(undoManager: undoManager, name: "Remove \(landmark.name) from \(collection.name)")
    try modelData.remove(landmark.landmark, from: current, as: step)
    return .result(
      value: modelData.entity(for: modelData.current(current)),
      dialog: "I took \(landmark.name) out of \(collection.name).")
  }
}
