import Foundation

/// A place in the world that is worth a journey.
struct Landmark: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let continent: Continent
  /// The country, or the region where no country is.
  let country: String
  let coordinate: Coordinate
  /// Meters above the sea.
  let elevation: Int
  /// The name of the SF Symbol that stands for it.
  let symbol: String
  let openingHours: OpeningHours
  /// What one ticket costs at the gate, in US dollars; zero if nobody asks for one.
  let ticketPrice: Int
  /// What else people call it.
  let synonyms: [String]
  let description: String

  var isFree: Bool { ticketPrice == 0 }
}

/// The seven continents.
enum Continent: String, CaseIterable, Sendable {
  case africa = "Africa"
  case antarctica = "Antarctica"
  case asia = "Asia"
  case europe = "Europe"
  case northAmerica = "North America"
  case oceania = "Oceania"
  case southAmerica = "South America"
}
