import AppIntents
import Testing

@Suite struct `Code written for Apple's framework` {
  @Test func `runs as it stands`() async throws {
    #expect(try await Ask()() == 42)
    #expect(try await Value()().map(\.id) == [1])
    #expect(try await NoValue()()?.name == "Tides")
    #expect(try await WithSnippetIntent().outcome().spokenText == "Here is Tides.")
  }

  @Test func `is known by the names of its types`() {
    #expect(Renew.persistentIdentifier == "Renew")
    #expect(BookQuery.persistentIdentifier == "BookQuery")
    #expect(String(localized: Shelf.maps.localizedStringResource) == "Maps")
  }

  @Test func `asks under a title made from the name of a variable`() async throws {
    struct Search: AppIntent {
      static let title: LocalizedStringResource = "Search"
      @Parameter var searchRadius: Int
      func perform() async throws -> some ReturnsValue<Int> { .result(value: searchRadius) }
    }
    let script = ScriptedResponder("7")
    #expect(try await IntentEnvironment(responder: script).run { try await Search()() } == 7)
    #expect(await script.questions == ["What’s the search radius?"])
  }
}
