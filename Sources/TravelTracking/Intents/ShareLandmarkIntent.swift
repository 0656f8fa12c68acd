import AppIntents

/// Makes something of a landmark that other apps understand.
///
/// A document comes from the entity's transfer representations and is kept in a file; a link says where on Earth the
/// landmark is, so that any map can show it.
struct ShareLandmarkIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Share Landmark"
  static let description = IntentDescription(
    "Makes a document, a picture or a link of a landmark.", categoryName: "Landmarks",
    searchKeywords: [
      "export …", "send …", "send … to someone", "send somebody …", "send … as …", "send … to me as …",
      "send me … as …",
    ], resultValueName: "Shared Landmark")

  static var parameterSummary: some ParameterSummary { Summary("Share \(\.$landmark) as \(\.$format)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark would you like to share?")
  var landmark: LandmarkEntity

  @Parameter(title: "Format", requestValueDialog: "What should it become?") var format: DocumentFormat

  @Dependency var modelData: ModelData

  init() {}

  init(landmark: LandmarkEntity, format: DocumentFormat) { (self.landmark, self.format) = (landmark, format) }

  @MainActor
  func perform() async throws -> some ReturnsValue<URL> & ProvidesDialog {
    guard let type = format.contentType, let ending = type.preferredFilenameExtension else {
      let link = landmark.landmark.coordinate.link
      return .result(value: link, dialog: "Here is a link to \(landmark.name): \(link.absoluteString)")
    }
    let step = UndoStep(undoManager: undoManager, name: "Share \(landmark.name)")
    let file = try modelData.save(try await landmark.exported(as: type), as: landmark.name, endingWith: ending, step)
    return .result(value: file, dialog: "I made \(file.lastPathComponent). It is in \(modelData.documents.path).")
  }
}
