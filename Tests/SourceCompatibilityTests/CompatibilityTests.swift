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

  @Test func `asks for a value with an error of the older name`() async throws {
    struct Moor: AppIntent {
      static let title: LocalizedStringResource = "Moor"
      @Parameter(title: "Pier") var pier: String?
      func perform() async throws -> some ReturnsValue<String> {
        guard let pier else { throw $pier.requestValue("At which pier?") }
        return .result(value: pier)
      }
    }
    let script = ScriptedResponder("North")
    #expect(try await IntentEnvironment(responder: script).run { try await Moor()() } == "North")
    #expect(await script.questions == ["At which pier?"])
  }

  @Test func `runs where names are imported one by one, and where there are no live activities`() async throws {
    #expect(try await Sound()() == "deep")
    #expect(try await FollowFerry()() == false)
  }
}
