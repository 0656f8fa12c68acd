/// A part of the world whose trails the app features together.
enum Region: String, CaseIterable, Sendable {
  case americanWest
  case easternForests
  case canadianRockies
  case alps
  case britainAndIreland
  case nordicCountries
  case southernEurope
  case asia
  case oceania
  case southernSummits

  /// What the collection of the region is called.
  var name: String { Translated(wrappedValue: title).wrappedValue }

  /// Why somebody would go there, in a few words.
  var tagline: String { Translated(wrappedValue: promise).wrappedValue }

  /// Other words with which people ask for it, in their language and in English.
  var otherNames: [String] {
    let name = name
    return ([title] + synonyms).withTranslations.filter { $0 != name }
  }
}

extension Region {
  private var title: String {
    switch self {
    case .americanWest: "American West"
    case .easternForests: "Eastern Forests"
    case .canadianRockies: "Canadian Rockies"
    case .alps: "The Alps"
    case .britainAndIreland: "Britain and Ireland"
    case .nordicCountries: "Nordic Countries"
    case .southernEurope: "Southern Europe"
    case .asia: "Asia"
    case .oceania: "Australia and New Zealand"
    case .southernSummits: "Andes and Africa"
    }
  }

  private var promise: String {
    switch self {
    case .americanWest: "Red rock, granite and very big skies"
    case .easternForests: "Ledges above the treetops"
    case .canadianRockies: "Turquoise lakes under hanging ice"
    case .alps: "Glaciers in view from the hut terrace"
    case .britainAndIreland: "Ridges, lochs and a pub at the end"
    case .nordicCountries: "Light nights and long valleys"
    case .southernEurope: "Gorges, islands and old volcanoes"
    case .asia: "From temple paths to the highest snows"
    case .oceania: "Great walks at the other end of the world"
    case .southernSummits: "Granite towers and a mountain by the sea"
    }
  }

  private var synonyms: [String] {
    switch self {
    case .americanWest: ["the West", "the Southwest"]
    case .easternForests: ["the East Coast", "the Appalachians"]
    case .canadianRockies: ["the Rockies", "Canada"]
    case .alps: ["Alpine range", "the Alpine countries"]
    case .britainAndIreland: ["the British Isles", "the UK"]
    case .nordicCountries: ["Scandinavia", "the North"]
    case .southernEurope: ["the Mediterranean", "the south of Europe"]
    case .asia: ["the Himalayas", "Japan"]
    case .oceania: ["Oceania", "Down Under"]
    case .southernSummits: ["Patagonia", "South America", "Africa"]
    }
  }
}
