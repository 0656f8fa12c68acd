import Foundation

/// Landmarks that somebody put together under a name.
struct LandmarkCollection: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var name: String
  /// A short line below the name.
  var summary = ""
  var landmarkIDs: [Landmark.ID] = []
  /// Whether it is kept but no longer shown.
  var isArchived = false

  /// What it is called in the language of the moment; what a traveler called it stays as it is.
  var title: String { Translated(wrappedValue: name).wrappedValue }

  /// What it is called in English, where that is another language.
  var otherNames: [String] { [name].withTranslations(except: title) }

  /// The line below, in the language of the moment.
  var subtitle: String { Translated(wrappedValue: summary).wrappedValue }

  /// Whether it came with the app and cannot be changed.
  var isFeatured: Bool { Self.featured.contains { $0.id == id } }
}
