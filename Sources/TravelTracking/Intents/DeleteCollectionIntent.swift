import AppIntents

/// Deletes a collection, or puts it into the archive if that will do.
///
/// People try more when they can change their mind: there is a choice before and an undo after.
struct DeleteCollectionIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Delete Collection"
  static let description = IntentDescription(
    "Deletes one of your collections, or archives it.", categoryName: "Collections",
    searchKeywords: ["remove", "archive …", "bin …"], resultValueName: "Collection")

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$collection)") }

  @Parameter(title: "Collection", requestValueDialog: "Which collection?", query: OwnCollectionQuery())
  var collection: CollectionEntity

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<CollectionEntity?> & ProvidesDialog {
    let current = collection.collection
    // Nothing is asked about a collection that cannot be deleted anyway.
    _ = try modelData.index(of: current)

    let archive = Option(title: "Archive", style: .default)
    let delete = Option(title: "Delete", style: .destructive)
    // Choosing "Cancel" ends the intent here: the method throws.
    let choice = try await requestChoice(
      between: [archive, delete, .cancel], dialog: "Do you want to archive \(current.title), or delete it?",
      view: CollectionSnippetView(collection: current, landmarks: modelData.landmarks(for: current.landmarkIDs)))

    switch choice {
    case archive:
      try modelData.archive(current, as: UndoStep(undoManager: undoManager, name: "Archive \(current.title)"))
    case delete: try modelData.delete(current, as: UndoStep(undoManager: undoManager, name: "Delete \(current.title)"))
    default: return .result(value: nil, dialog: "\(current.title) stays as it is.")
    }
    return .result(
      value: collection,
      dialog: choice == archive ? "I put \(current.title) into the archive." : "I deleted \(current.title).")
  }
}
