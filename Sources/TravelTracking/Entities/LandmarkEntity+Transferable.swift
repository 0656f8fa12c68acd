import AppIntents

/// Other apps do not know landmarks, but they know documents: the first representation is the richest.
extension LandmarkEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .pdf) { entity in Postcard(from: entity.landmark).pdf }
    DataRepresentation(exportedContentType: .svg) { entity in Data(Postcard(from: entity.landmark).svg.utf8) }
    DataRepresentation(exportedContentType: .rtf) { entity in Data(Postcard(from: entity.landmark).rtf.utf8) }
    DataRepresentation(exportedContentType: .utf8PlainText) { entity in
      Data(Postcard(from: entity.landmark).plainText.utf8)
    }
  }
}
