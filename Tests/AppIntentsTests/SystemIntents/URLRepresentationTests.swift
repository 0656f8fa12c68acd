import AppIntents
import Testing

@testable import AppIntentsCore

private struct OpenPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Page"
  static let urlRepresentation: URLRepresentation = "https://pages.example/\(\.$page)#\(\.$line)"
  @Parameter(title: "Page") var page: String
  @Parameter(title: "Line") var line: Int?

  init() {}
  init(_ page: String, line: Int?) {
    self.page = page
    self.line = line
  }
}

private struct OpenPerson: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Person"
  static let urlRepresentation: URLRepresentation = "https://pages.example/\(\.$name)"
  @Parameter(title: "Name") var name: PersonNameComponents
}

private struct Forecast: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"
  static let defaultQuery = ForecastQuery()
  static var urlRepresentation: URLRepresentation { "https://weather.example/\(\.$place)/\(\.$warmth)" }

  let id: Int
  @ComputedProperty var place: String { "place \(id)" }
  @DeferredProperty var warmth: Int { get async throws { id * 10 } }
  var displayRepresentation: DisplayRepresentation { "Forecast" }
}

private struct ForecastQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Forecast] { [] }
}

@Suite struct URLRepresentationTests {
  @Test func `values are encoded so that the address keeps its shape`() async throws {
    let place = LinkedPlaceEntity(id: 7, region: "Été / Nord", note: "a=b&c?")
    let url = try await place.representedURL
    #expect(url.absoluteString == "https://places.example/%C3%89t%C3%A9%20%2F%20Nord/7?n=a%3Db%26c%3F")
  }

  @Test func `computed and deferred properties are read`() async throws {
    let url = try await Forecast(id: 3).representedURL
    #expect(url.absoluteString == "https://weather.example/place%203/30")
  }

  @Test func `an address without one of its values names what is missing`() async throws {
    await #expect(throws: URLRepresentationError.missingValue("note", owner: "LinkedPlaceEntity")) {
      _ = try await LinkedPlaceEntity(id: 7, region: "North", note: nil).representedURL
    }
    await #expect(throws: URLRepresentationError.missingValue("line", owner: "OpenPage")) {
      _ = try await OpenPage.urlRepresentation.url(of: OpenPage("swift", line: nil))
    }
    #expect(
      URLRepresentationError.missingValue("line", owner: "OpenPage").description
        == "the address of 'OpenPage' needs 'line', which has no value")
  }

  @Test func `a value that has no text names the protocol that gives it one`() async throws {
    let intent = OpenPerson()
    intent.name = PersonNameComponents(givenName: "Ada")
    await #expect(
      throws: URLRepresentationError.unwritableValue("name", owner: "OpenPerson", type: "PersonNameComponents")
    ) {
      _ = try await OpenPerson.urlRepresentation.url(of: intent)
    }
  }

  @Test func `the parameters of an intent fill its address`() async throws {
    let url = try await OpenPage.urlRepresentation.url(of: OpenPage("swift", line: 12))
    #expect(url.absoluteString == "https://pages.example/swift#12")
  }

  @Test func `each case may have an address of its own`() async throws {
    #expect(try await Corner.north.representedURL.absoluteString == "https://north.example/north")
    await #expect(throws: URLRepresentationError.missingCase("south", owner: "Corner")) {
      _ = try await Corner.south.representedURL
    }
  }

  @Test func `OpenURLIntent opens addresses, entities and cases`() async throws {
    let place = LinkedPlaceEntity(id: 7, region: "North")
    #expect(
      try await transcript(of: OpenURLIntent("https://swift.org")).last == "opens https://swift.org for OpenURLIntent")
    #expect(
      try await transcript(of: OpenURLIntent(urlRepresentable: place)).last
        == "opens https://places.example/North/7?n=none for OpenURLIntent")
    #expect(
      try await transcript(of: OpenURLIntent(urlRepresentable: Tab.photos)).last
        == "opens https://places.example/tab=photos for OpenURLIntent")
  }
}
