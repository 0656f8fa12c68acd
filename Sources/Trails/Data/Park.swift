import AppIntents

/// A protected place with trails in it.
struct Park: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  @Translated var country: String
  let region: Region
  /// What a day costs.
  let dayPass: IntentCurrencyAmount
  /// Other names by which people know it, in English.
  let synonyms: [String]

  init(
    _ id: String, _ name: String, _ country: String, in region: Region, dayPass amount: Decimal, _ currency: String,
    alsoCalled synonyms: String...
  ) {
    self.id = id
    self.name = name
    _country = Translated(wrappedValue: country)
    self.region = region
    self.dayPass = IntentCurrencyAmount(amount: amount, currencyCode: currency)
    self.synonyms = synonyms
  }
}

extension Park {
  /// Other names by which people know it, in their language and in English.
  var otherNames: [String] { ([name] + synonyms).withTranslations.filter { $0 != name } }
}

extension Park {
  static let zion = Park(
    "zion", "Zion National Park", "United States", in: .americanWest, dayPass: 35, "USD", alsoCalled: "Zion")
  static let yosemite = Park(
    "yosemite", "Yosemite National Park", "United States", in: .americanWest, dayPass: 35, "USD",
    alsoCalled: "Yosemite", "Yosemite Valley")
  static let grandCanyon = Park(
    "grand-canyon", "Grand Canyon National Park", "United States", in: .americanWest, dayPass: 35, "USD",
    alsoCalled: "Grand Canyon", "the Canyon")
  static let rockyMountain = Park(
    "rocky-mountain", "Rocky Mountain National Park", "United States", in: .americanWest, dayPass: 30, "USD",
    alsoCalled: "Rocky Mountain")
  static let glacier = Park(
    "glacier", "Glacier National Park", "United States", in: .americanWest, dayPass: 35, "USD",
    alsoCalled: "Glacier", "Crown of the Continent")
  static let grandTeton = Park(
    "grand-teton", "Grand Teton National Park", "United States", in: .americanWest, dayPass: 35, "USD",
    alsoCalled: "Grand Teton", "the Tetons")
  static let mountRainier = Park(
    "mount-rainier", "Mount Rainier National Park", "United States", in: .americanWest, dayPass: 30, "USD",
    alsoCalled: "Mount Rainier", "Rainier")
  static let sandFlats = Park(
    "sand-flats", "Sand Flats Recreation Area", "United States", in: .americanWest, dayPass: 10, "USD",
    alsoCalled: "Sand Flats")

  static let acadia = Park(
    "acadia", "Acadia National Park", "United States", in: .easternForests, dayPass: 35, "USD", alsoCalled: "Acadia")
  static let greatSmokyMountains = Park(
    "great-smoky-mountains", "Great Smoky Mountains National Park", "United States", in: .easternForests, dayPass: 5,
    "USD", alsoCalled: "the Smokies", "Great Smoky Mountains")
  static let whiteMountain = Park(
    "white-mountain", "White Mountain National Forest", "United States", in: .easternForests, dayPass: 5, "USD",
    alsoCalled: "the White Mountains", "the Whites")
  static let shenandoah = Park(
    "shenandoah", "Shenandoah National Park", "United States", in: .easternForests, dayPass: 30, "USD",
    alsoCalled: "Shenandoah")

  static let banff = Park(
    "banff", "Banff National Park", "Canada", in: .canadianRockies, dayPass: 11, "CAD", alsoCalled: "Banff Park")
  static let yoho = Park(
    "yoho", "Yoho National Park", "Canada", in: .canadianRockies, dayPass: 11, "CAD", alsoCalled: "Yoho")

  static let aiguillesRouges = Park(
    "aiguilles-rouges", "Aiguilles Rouges Nature Reserve", "France", in: .alps, dayPass: 6, "EUR",
    alsoCalled: "Aiguilles Rouges")
  static let montBlanc = Park(
    "mont-blanc", "Mont Blanc Massif", "France", in: .alps, dayPass: 8, "EUR", alsoCalled: "Mont Blanc")
  static let jungfrauAletsch = Park(
    "jungfrau-aletsch", "Swiss Alps Jungfrau-Aletsch", "Switzerland", in: .alps, dayPass: 12, "CHF",
    alsoCalled: "Jungfrau", "Aletsch")
  static let swissNationalPark = Park(
    "swiss-national-park", "Swiss National Park", "Switzerland", in: .alps, dayPass: 9, "CHF",
    alsoCalled: "Parc Naziunal Svizzer")
  static let treCime = Park(
    "tre-cime", "Tre Cime Nature Park", "Italy", in: .alps, dayPass: 10, "EUR",
    alsoCalled: "Drei Zinnen Nature Park", "the Dolomites")
  static let granParadiso = Park(
    "gran-paradiso", "Gran Paradiso National Park", "Italy", in: .alps, dayPass: 5, "EUR",
    alsoCalled: "Gran Paradiso")
  static let berchtesgaden = Park(
    "berchtesgaden", "Berchtesgaden National Park", "Germany", in: .alps, dayPass: 5, "EUR",
    alsoCalled: "Berchtesgaden Alps")

  static let lakeDistrict = Park(
    "lake-district", "Lake District National Park", "England", in: .britainAndIreland, dayPass: 8, "GBP",
    alsoCalled: "the Lake District", "the Lakes")
  static let peakDistrict = Park(
    "peak-district", "Peak District National Park", "England", in: .britainAndIreland, dayPass: 5, "GBP",
    alsoCalled: "the Peak District", "the Peaks")
  static let eryri = Park(
    "eryri", "Eryri National Park", "Wales", in: .britainAndIreland, dayPass: 6, "GBP",
    alsoCalled: "Snowdonia", "Eryri")
  static let cairngorms = Park(
    "cairngorms", "Cairngorms National Park", "Scotland", in: .britainAndIreland, dayPass: 5, "GBP",
    alsoCalled: "the Cairngorms")
  static let killarney = Park(
    "killarney", "Killarney National Park", "Ireland", in: .britainAndIreland, dayPass: 4, "EUR",
    alsoCalled: "Killarney Park")

  static let jotunheimen = Park(
    "jotunheimen", "Jotunheimen National Park", "Norway", in: .nordicCountries, dayPass: 60, "NOK",
    alsoCalled: "Jotunheimen", "Home of the Giants")
  static let abisko = Park(
    "abisko", "Abisko National Park", "Sweden", in: .nordicCountries, dayPass: 70, "SEK", alsoCalled: "Abisko Park")
  static let fjallabak = Park(
    "fjallabak", "Fjallabak Nature Reserve", "Iceland", in: .nordicCountries, dayPass: 900, "ISK",
    alsoCalled: "Fjallabak", "the Icelandic Highlands")
  static let oulanka = Park(
    "oulanka", "Oulanka National Park", "Finland", in: .nordicCountries, dayPass: 4, "EUR", alsoCalled: "Oulanka")

  static let picosDeEuropa = Park(
    "picos-de-europa", "Picos de Europa National Park", "Spain", in: .southernEurope, dayPass: 4, "EUR",
    alsoCalled: "Picos de Europa", "the Picos")
  static let teide = Park(
    "teide", "Teide National Park", "Spain", in: .southernEurope, dayPass: 6, "EUR", alsoCalled: "Teide", "Tenerife")
  static let samaria = Park(
    "samaria", "Samaria National Park", "Greece", in: .southernEurope, dayPass: 5, "EUR", alsoCalled: "Crete")
  static let madeira = Park(
    "madeira", "Madeira Nature Park", "Portugal", in: .southernEurope, dayPass: 3, "EUR", alsoCalled: "Madeira")
  static let plitvice = Park(
    "plitvice", "Plitvice Lakes National Park", "Croatia", in: .southernEurope, dayPass: 30, "EUR",
    alsoCalled: "Plitvice", "Plitvice Lakes")

  static let sagarmatha = Park(
    "sagarmatha", "Sagarmatha National Park", "Nepal", in: .asia, dayPass: 3_000, "NPR", alsoCalled: "Sagarmatha",
    "Everest")
  static let fujiHakoneIzu = Park(
    "fuji-hakone-izu", "Fuji-Hakone-Izu National Park", "Japan", in: .asia, dayPass: 1_000, "JPY",
    alsoCalled: "Fuji", "Hakone")
  static let chubuSangaku = Park(
    "chubu-sangaku", "Chubu Sangaku National Park", "Japan", in: .asia, dayPass: 800, "JPY",
    alsoCalled: "the Northern Japanese Alps")
  static let bukhansan = Park(
    "bukhansan", "Bukhansan National Park", "South Korea", in: .asia, dayPass: 3_000, "KRW", alsoCalled: "Bukhansan")

  static let fiordland = Park(
    "fiordland", "Fiordland National Park", "New Zealand", in: .oceania, dayPass: 20, "NZD", alsoCalled: "Fiordland")
  static let tongariro = Park(
    "tongariro", "Tongariro National Park", "New Zealand", in: .oceania, dayPass: 15, "NZD", alsoCalled: "Tongariro")
  static let abelTasman = Park(
    "abel-tasman", "Abel Tasman National Park", "New Zealand", in: .oceania, dayPass: 15, "NZD",
    alsoCalled: "Abel Tasman")
  static let kahurangi = Park(
    "kahurangi", "Kahurangi National Park", "New Zealand", in: .oceania, dayPass: 12, "NZD", alsoCalled: "Kahurangi")
  static let blueMountains = Park(
    "blue-mountains", "Blue Mountains National Park", "Australia", in: .oceania, dayPass: 8, "AUD",
    alsoCalled: "the Blue Mountains")
  static let cradleMountain = Park(
    "cradle-mountain", "Cradle Mountain-Lake St Clair National Park", "Australia", in: .oceania, dayPass: 29, "AUD",
    alsoCalled: "Cradle Mountain", "Tasmania")

  static let torresDelPaine = Park(
    "torres-del-paine", "Torres del Paine National Park", "Chile", in: .southernSummits, dayPass: 32, "USD",
    alsoCalled: "Torres del Paine")
  static let losGlaciares = Park(
    "los-glaciares", "Los Glaciares National Park", "Argentina", in: .southernSummits, dayPass: 30, "USD",
    alsoCalled: "Los Glaciares", "Fitz Roy")
  static let tableMountain = Park(
    "table-mountain", "Table Mountain National Park", "South Africa", in: .southernSummits, dayPass: 90, "ZAR",
    alsoCalled: "Table Mountain")
  static let kilimanjaro = Park(
    "kilimanjaro", "Kilimanjaro National Park", "Tanzania", in: .southernSummits, dayPass: 70, "USD",
    alsoCalled: "Kilimanjaro", "Kili")
}
