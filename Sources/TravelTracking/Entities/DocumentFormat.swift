import AppIntents

/// The forms in which a landmark leaves the app.
enum DocumentFormat: String, AppEnum {
  case pdf
  case picture
  case richText
  case text
  case link

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Format"

  static let caseDisplayRepresentations: [DocumentFormat: DisplayRepresentation] = [
    .pdf: DisplayRepresentation(
      title: "PDF", image: .init(systemName: "doc.richtext"), synonyms: ["PDF Document", "Document"]),
    .picture: DisplayRepresentation(title: "Picture", image: .init(systemName: "photo"), synonyms: ["Photo", "Image"]),
    .richText: DisplayRepresentation(title: "Rich Text", image: .init(systemName: "textformat"), synonyms: ["RTF"]),
    .text: DisplayRepresentation(title: "Text", image: .init(systemName: "text.alignleft"), synonyms: ["Plain Text"]),
    .link: DisplayRepresentation(title: "Link", image: .init(systemName: "link"), synonyms: ["Map Link", "Address"]),
  ]
}

extension DocumentFormat {
  /// The content of the document, among what a ``LandmarkEntity`` can be transferred as; nil for a link.
  var contentType: UTType? {
    switch self {
    case .pdf: .pdf
    case .picture: .svg
    case .richText: .rtf
    case .text: .utf8PlainText
    case .link: nil
    }
  }
}
