import Foundation

/// A town, a park or a country that people name when they say where.
struct Place: Hashable, Sendable {
  /// What it is called, in English.
  let name: String
  /// The middle of its trailheads.
  let coordinate: Coordinate
  let trailIDs: [Trail.ID]
}

extension Place {
  /// Every place that has a trail, by name.
  static let all: [Place] = {
    var trails: [String: [Trail]] = [:]
    for trail in Trail.all {
      for name in Set([trail.nearestTown, trail.park.name, trail.park.$country]) {
        trails[name, default: []].append(trail)
      }
    }
    return trails.map(Place.init).sorted { $0.name < $1.name }
  }()

  /// The places whose name, in the language of the moment or in English, somebody may have meant: the one with exactly
  /// this name, or else all that contain it.
  static func matching(_ text: String) -> [Place] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let exact = all.filter { $0.names.contains { $0.folded == wanted } }
    return exact.isEmpty ? all.filter { $0.names.contains { $0.folded.contains(wanted) } } : exact
  }

  /// What it is called in the language of the moment.
  var title: String { Translated(wrappedValue: name).wrappedValue }

  private var names: [String] { [name].withTranslations }

  private init(name: String, trails: [Trail]) {
    let count = Double(trails.count)
    self.name = name
    self.coordinate = Coordinate(
      trails.map(\.coordinate.latitude).reduce(0, +) / count,
      trails.map(\.coordinate.longitude).reduce(0, +) / count
    )
    self.trailIDs = trails.map(\.id)
  }
}

extension String {
  /// The text without case, accents and white space around it, for comparing.
  var folded: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
