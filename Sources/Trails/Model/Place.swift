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

  private init(name: String, trails: [Trail]) {
    func mean(of angle: KeyPath<Coordinate, Double>) -> Double {
      trails.map { $0.coordinate[keyPath: angle] }.reduce(0, +) / Double(trails.count)
    }
    self.name = name
    coordinate = Coordinate(latitude: mean(of: \.latitude), longitude: mean(of: \.longitude))
    trailIDs = trails.map(\.id)
  }

  /// The places that a name may mean, in the language of the moment or in English: the one with exactly
  /// this name, or else all that contain it.
  static func matching(_ text: String) -> [Place] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    let exact = all.filter { $0.names.contains { $0.folded == wanted } }
    return exact.isEmpty ? all.filter { $0.names.contains { $0.folded.contains(wanted) } } : exact
  }

  /// What it is called in the language of the moment.
  var title: String { Translated(wrappedValue: name).wrappedValue }

  private var names: [String] { [name].withTranslations() }
}

extension String {
  /// The text without case, accents and white space around it, for comparing.
  var folded: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
