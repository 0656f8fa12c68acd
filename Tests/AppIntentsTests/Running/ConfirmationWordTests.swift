import AppIntents
import SwiftUI
import Testing

@Suite struct `A confirmation` {
  struct Act: AppIntent {
    static let title: LocalizedStringResource = "Act"
    let name: ConfirmationActionName

    init() { name = .do }
    init(_ name: ConfirmationActionName) { self.name = name }

    func perform() async throws -> some IntentResult {
      try await requestConfirmation(actionName: name, dialog: "Go on?")
      return .result()
    }
  }

  @Test(arguments: [
    (ConfirmationActionName.add, "add"), (.addData, "add data"), (.book, "reserve"), (.buy, "purchase"),
    (.call, "dial"),
    (.checkIn, "check in"), (.continue, "go on"), (.create, "make"), (.do, "do it"), (.download, "get"),
    (.filter, "filter"), (.find, "search"), (.get, "fetch"), (.go, "go"), (.log, "log"), (.open, "show"),
    (.order, "place the order"), (.pay, "pay now"), (.play, "start"), (.playSound, "play sound"), (.post, "publish"),
    (.request, "ask"), (.run, "go"), (.search, "look"), (.send, "send it"), (.set, "set"), (.share, "share it"),
    (.start, "begin"), (.startNavigation, "navigate"), (.toggle, "toggle"), (.turnOff, "turn off"),
    (.turnOn, "turn on"), (.view, "show"),
  ])
  func `is given in the words of the action`(name: ConfirmationActionName, word: String) async throws {
    let yes = IntentEnvironment(responder: ScriptedResponder(word))
    try await yes.run { try await Act(name)() }
    let no = IntentEnvironment(responder: ScriptedResponder("cancel"))
    await #expect(throws: CancellationError.self) { try await no.run { try await Act(name)() } }
  }

  struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter var count: Int?

    func perform() async throws -> some ReturnsValue<Int?> {
      try await requestConfirmation()
      try await requestConfirmation(actionName: .view, dialog: "See?") { Text("x") }
      try await requestConfirmation(result: .result(dialog: "Sure?", view: Text("x")), confirmationActionName: .run)
      try await requestConfirmation(output: .result(dialog: "Still?"))
      guard try await $count.requestConfirmation(for: 4, dialog: "Four?", view: Text("4")) else {
        return .result(value: try await $count.requestDisambiguation(among: [5, 6], dialog: "Five or six?"))
      }
      return .result(value: 4)
    }
  }

  @Test func `is asked for in every form`() async throws {
    let script = ScriptedResponder([.yes, .yes, .yes, .yes, .no, .option(1)])
    #expect(try await IntentEnvironment(responder: script).run { try await Ask()() } == 6)
    #expect(await script.questions == ["Continue?", "See?", "Sure?", "Still?", "Four?", "Five or six?"])
  }

  @Test func `may be for coming to the front`() async throws {
    struct Forward: AppIntent {
      static let title: LocalizedStringResource = "Forward"
      static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
      func perform() async throws -> some ReturnsValue<Bool> {
        guard systemContext.currentMode == .foreground else { throw needsToContinueInForegroundError("Open it?") }
        return .result(value: true)
      }
    }
    let script = ScriptedResponder("yes")
    #expect(try await IntentEnvironment(responder: script).run { try await Forward()() } == true)
    #expect(await script.questions == ["Open it?"])
  }
}
