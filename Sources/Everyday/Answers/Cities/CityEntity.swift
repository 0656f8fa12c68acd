import AppIntents

/// A city or country whose clocks are known.
struct CityEntity: AppEntity {
  /// The name and the time zone: “Munich@Europe/Berlin”.
  let id: String

  @Property var name: String

  let zone: TimeZone

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City", synonyms: ["Country", "Time Zone"])

  static let defaultQuery = CityQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  /// The city of an identifier; nil if the computer knows no such time zone.
  init?(id: String) {
    let parts = id.split(separator: "@", maxSplits: 1)
    guard parts.count == 2, let zone = TimeZone(identifier: String(parts[1])) else { return nil }
    self.id = id
    self.zone = zone
    name = String(parts[0])
  }
}

/// Finds cities by what they are called in English, German and Japanese.
struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [CityEntity] { identifiers.compactMap(CityEntity.init) }

  func entities(matching string: String) async throws -> [CityEntity] {
    let wanted = string.plain
    if let id = Self.otherNames[wanted] { return [CityEntity(id: id)].compactMap(\.self) }
    let zone = TimeZone.knownTimeZoneIdentifiers.first { Self.city(of: $0).plain == wanted }
    return zone.flatMap { CityEntity(id: "\(Self.city(of: $0))@\($0)") }.map { [$0] } ?? []
  }

  func suggestedEntities() async throws -> [CityEntity] { [] }

  /// The city that a time zone is named after: “New York” of `America/New_York`.
  private static func city(of zone: String) -> String {
    String(zone.split(separator: "/").last ?? "").replacing("_", with: " ")
  }

  /// The identifiers of cities and countries that no time zone is named after.
  private static let otherNames: [String: String] = Dictionary(
    table.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let names = parts[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return names.map { ($0.plain, "\($0)@\(parts[0])") }
    },
    uniquingKeysWith: { first, _ in first })

  private static let table = """
    America/Los_Angeles: San Francisco, Seattle, Las Vegas, San Diego, Portland, California, Kalifornien, ロサンゼルス, サンフランシスコ
    America/Denver: Salt Lake City, Boulder, Colorado
    America/Chicago: Dallas, Houston, Austin, New Orleans, Minneapolis, Texas, シカゴ
    America/New_York: Boston, Washington, Miami, Atlanta, Philadelphia, NYC, ニューヨーク, ワシントン
    America/Toronto: Montreal, Ottawa, トロント
    America/Sao_Paulo: Rio de Janeiro, Rio, Brazil, Brasilien, サンパウロ
    America/Mexico_City: Mexico, Mexiko, Mexiko-Stadt
    America/Argentina/Buenos_Aires: Argentina, Argentinien
    Europe/London: England, UK, Great Britain, Großbritannien, Edinburgh, Manchester, ロンドン
    Europe/Dublin: Ireland, Irland
    Europe/Lisbon: Lissabon, Portugal, Porto
    Europe/Berlin: Munich, München, Hamburg, Frankfurt, Cologne, Köln, Germany, Deutschland, ベルリン
    Europe/Paris: France, Frankreich, Lyon, Nice, Nizza, パリ
    Europe/Madrid: Spain, Spanien, Barcelona, マドリード
    Europe/Rome: Rom, Italy, Italien, Milan, Mailand, Naples, Neapel, Venice, Venedig, ローマ
    Europe/Zurich: Geneva, Genf, Bern, Basel, Switzerland, Schweiz
    Europe/Vienna: Wien, Austria, Österreich, Salzburg
    Europe/Brussels: Brüssel, Belgium, Belgien
    Europe/Copenhagen: Kopenhagen, Denmark, Dänemark
    Europe/Stockholm: Sweden, Schweden
    Europe/Oslo: Norway, Norwegen, Bergen
    Europe/Helsinki: Finland, Finnland
    Europe/Warsaw: Warschau, Poland, Polen, Krakow, Krakau
    Europe/Prague: Prag, Czechia, Tschechien
    Europe/Athens: Athen, Greece, Griechenland
    Europe/Kyiv: Kiev, Kiew, Ukraine
    Europe/Moscow: Moskau, St. Petersburg, モスクワ
    Africa/Cairo: Kairo, Egypt, Ägypten, カイロ
    Africa/Johannesburg: Cape Town, Kapstadt, South Africa, Südafrika
    Asia/Dubai: Abu Dhabi
    Asia/Kolkata: Delhi, New Delhi, Neu-Delhi, Mumbai, Bangalore, India, Indien, デリー
    Asia/Kathmandu: Nepal
    Asia/Bangkok: Thailand, バンコク
    Asia/Ho_Chi_Minh: Saigon, Hanoi, Vietnam
    Asia/Singapore: Singapur, シンガポール
    Asia/Hong_Kong: Hongkong, 香港
    Asia/Shanghai: Beijing, Peking, China, Shenzhen, 北京, 上海
    Asia/Seoul: Korea, South Korea, Südkorea, ソウル
    Asia/Tokyo: Tokio, Japan, Osaka, Kyoto, 東京, 大阪, 京都, 日本
    Australia/Sydney: Canberra, シドニー
    Pacific/Auckland: New Zealand, Neuseeland, Wellington
    UTC: GMT, Greenwich
    """
}
