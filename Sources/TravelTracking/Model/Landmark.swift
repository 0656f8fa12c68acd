import Foundation

/// A place in the world that is worth a journey.
struct Landmark: Identifiable, Hashable, Decodable, Sendable {
  let id: Int
  @Translated var name: String
  let continent: Continent
  /// The country, or the region where no country is.
  @Translated var country: String
  let coordinate: Coordinate
  /// Meters above the sea.
  let elevation: Int
  /// The name of the SF Symbol that stands for it.
  let symbol: String
  let openingHours: OpeningHours
  /// What one ticket costs at the gate, in US dollars; zero if nobody asks for one.
  let ticketPrice: Int
  /// What else people call it, in English.
  let synonyms: [String]
  @Translated var description: String

  var isFree: Bool { ticketPrice == 0 }

  /// What else people call it, in their language and in English.
  var otherNames: [String] { ([$name] + synonyms).withTranslations(except: name) }
}

/// The seven continents.
enum Continent: String, CaseIterable, Decodable, Sendable {
  case africa = "Africa"
  case antarctica = "Antarctica"
  case asia = "Asia"
  case europe = "Europe"
  case northAmerica = "North America"
  case oceania = "Oceania"
  case southAmerica = "South America"

  var name: String { Translated(wrappedValue: rawValue).wrappedValue }
}
