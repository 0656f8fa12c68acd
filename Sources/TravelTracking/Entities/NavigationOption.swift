import AppIntents

/// The sections of the app.
///
/// An app enum suits values that are all known beforehand. The representations are constants, because the system reads
/// them without running the app; the synonyms are what people say instead of the title.
enum NavigationOption: String, AppEnum {
  case landmarks
  case map
  case collections

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"

  static let caseDisplayRepresentations: [NavigationOption: DisplayRepresentation] = [
    .landmarks: DisplayRepresentation(
      title: "Landmarks", image: .init(systemName: "building.columns"), synonyms: ["List of Landmarks", "Sights"]),
    .map: DisplayRepresentation(title: "Map", image: .init(systemName: "map"), synonyms: ["Atlas", "World Map"]),
    .collections: DisplayRepresentation(
      title: "Collections", image: .init(systemName: "book.closed"), synonyms: ["Albums", "My Lists"]),
  ]
}

extension NavigationOption {
  /// What is said when the section is in front.
  var announcement: LocalizedStringResource {
    switch self {
    case .landmarks: "Here are the landmarks."
    case .map: "Here is the map."
    case .collections: "Here are the collections."
    }
  }
}
