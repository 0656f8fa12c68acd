import CommandLineFixtures
import IntentRuntime
import LineEditor
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine

/// What stands behind the cursor and below the line while a request is typed.
struct RequestCompletionsTests {
  private func completions(
    _ text: String, buttons: [String] = [], entered: [EnteredRequests.Request] = [], language: String = "en",
    focus: String? = nil, requirements: ConversationCompleter.Requirements = [:],
    atStart: Completions.Visibility = .afterTab, index: PhraseIndex? = nil
  ) throws -> Completions {
    let completer = ConversationCompleter(
      index: try index ?? TestBench.index(), focus: focus, requirements: requirements
    ) {
      CivilMoment(year: 2026, month: 11, day: 23, hour: 10)
    }
    let requests = RequestCompletions(
      completer, PromptLabels(language: language), buttons: buttons, entered: entered, atStart: atStart)
    return requests.completions(of: text, cursor: text.count)
  }

  @Test func `the ghost goes on as the first row does`() throws {
    let found = try completions("turn on des")
    #expect(found.ghost == "k Lamp")
    #expect(found.rows.map(\.text) == ["Turn on Desk Lamp"])
    #expect(found.rows.map(\.detail) == ["Turn On, Home"])
    #expect(found.rows.map(\.marks) == [[0..<4, 5..<7, 8..<11]])
  }

  @Test func `where the first row replaces what was typed there is no ghost`() throws {
    let found = try completions("trun on des")
    #expect(found.ghost == "")
    #expect(found.rows.map(\.replacement) == ["Turn on Desk Lamp"])
  }

  @Test(arguments: ["turn on des.", "turn on desk *", "turn on (", "...", "(", "!", "12 *"])
  func `behind a sign nothing goes on`(text: String) throws { #expect(try completions(text).ghost == "") }

  @Test func `a number in digits does not become a name in words by itself`() throws {
    let (catalog, _) = Catalog.read(
      """
      {"format": 1, "application": {"name": "Coast"},
       "entities": {"Rock": {"title": "Rock", "values": [{"id": "a", "title": "Twelve Apostles"}]}},
       "shortcuts": [{"intent": "Tell", "title": "Tell", "parameters": {"rock": {"entity": "Rock"}},
         "phrases": ["${rock} info in ${applicationName}"]}]}
      """)
    let index = PhraseIndex.compile([try #require(catalog).application]).index
    for text in ["1", "12", "12 ", "12 *"] { #expect(try completions(text, index: index) == .none, "\(text)") }
    #expect(try completions("12 apo", index: index).ghost == "stles info")
  }

  @Test(arguments: [("en", "Turn On, Home, asks for lamp"), ("de", "Turn On, Home, fragt nach: Lamp")])
  func `what will be asked for is said`(language: String, detail: String) throws {
    #expect(try completions("tu", language: language).rows.map(\.detail) == [detail])
  }

  @Test func `nothing is shown for what matches nothing`() throws {
    #expect(try completions("zzqq") == Completions.none)
    #expect(try completions("turn on the zzqq") == Completions.none)
  }

  @Test func `what was entered before comes first, and is not shown twice`() throws {
    let found = try completions("turn", entered: ["turn on desk lamp", "turn off"].map(understood))
    #expect(found.ghost == " on desk lamp")
    #expect(found.rows.first?.text == "turn on desk lamp")
    #expect(found.rows.count { $0.text.lowercased() == "turn on desk lamp" } == 1)
  }

  @Test func `earlier answers to the same question are shown at once`() throws {
    let found = try completions("", entered: ["oat milk", "bread"].map(understood), atStart: .always)
    #expect(found.rows.prefix(2).map(\.text) == ["oat milk", "bread"])
    #expect(found.visibility == .always)
    #expect(try completions("oat", entered: ["oat milk"].map(understood), atStart: .always).ghost == " milk")
  }

  @Test func `what was spoken of last is proposed first, and not asked for`() throws {
    let before = try completions("turn on ").rows.map(\.text)
    let spoken = try #require(before.last)
    let title = String(spoken.dropFirst("Turn on ".count))
    #expect(before.count > 1)
    #expect(try completions("turn on ", focus: title).rows.first?.text == spoken)
    #expect(try completions("turn on ", focus: title).ghost == title)
    #expect(try completions("tu", focus: title).rows.map(\.text) == [spoken])
    #expect(try completions("tu", focus: title).rows.map(\.detail) == ["Turn On, Home"])
    #expect(try completions("tu", focus: "Nobody").rows.map(\.detail) == ["Turn On, Home, asks for lamp"])
  }

  @Test func `what no phrase says is asked for as well`() throws {
    let required = ["lamp", "room"].map { (name: $0, title: $0) }
    let found = try completions("turn on desk", requirements: [0: required])
    #expect(found.rows.map(\.detail) == ["Turn On, Home, asks for room"])
  }

  @Test func `a line in vain is not proposed, whenever it was entered`() throws {
    let vain = EnteredRequests.Request(text: "turn zzqq soup", isUnderstood: false)
    let earlier = EnteredRequests.Request(text: "turn on desk lamp", isUnderstood: false)
    #expect(try completions("turn", entered: [vain, earlier]).rows.first?.text == "turn on desk lamp")
    #expect(try completions("turn z", entered: [vain]) == Completions.none)
  }

  private func understood(_ text: String) -> EnteredRequests.Request {
    EnteredRequests.Request(text: text, isUnderstood: true)
  }

  @Test func `an empty line shows its rows, the buttons first, when somebody asks`() throws {
    let found = try completions("", buttons: ["More"])
    #expect(found.visibility == .afterTab)
    #expect(found.rows.prefix(1).map(\.text) == ["More"])
    #expect(found.rows.prefix(1).map(\.detail) == ["button"])
    #expect(found.rows.count > 1)
  }

  @Test func `commands are completed behind a colon`() throws {
    let found = try completions(":exp")
    #expect(found.ghost == "lain")
    #expect(found.rows.map(\.detail) == ["the same of any request, without performing it"])
    for language in ["en", "de", "ja"] {
      #expect(try completions(":", language: language).rows.allSatisfy { !$0.detail.isEmpty })
    }
  }
}
