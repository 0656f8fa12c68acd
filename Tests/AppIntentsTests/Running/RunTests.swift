import AppIntents
import SwiftUI
import Synchronization
import Testing

@Suite struct `A run of an intent` {
  @Test func `gets an intent of its own, so that the one in a shortcut stays empty`() async throws {
    let stored = CastOff()
    stored.tide = .low
    let (environment, _) = IntentEnvironment.harbor(replies: .text("gull"))
    let outcome = try await environment.run { try await stored.outcome() }
    #expect((outcome.intent as? CastOff)?.boat.id == "gull")
    guard case .unset = stored.$boat.valueState else {
      Issue.record("the stored intent was filled")
      return
    }
  }

  @Test func `is around what it calls, and what is said in between is said in its own language`() async throws {
    struct Look: AppIntent {
      static let title: LocalizedStringResource = "Look"
      func perform() async throws -> some ReturnsValue<String> {
        let other = IntentEnvironment(locale: Locale(identifier: "ja"))
        let inner = await other.run { "\(CurrentLanguage.locale.identifier) \(IntentRun.current?.intent is Look)" }
        let spoken = CurrentLanguage.speaking(Locale(identifier: "fr")) { CurrentLanguage.locale.identifier }
        return .result(value: "\(inner) \(spoken) \(IntentEnvironment.current.locale.identifier)")
      }
    }
    let environment = IntentEnvironment(locale: Locale(identifier: "de"))
    let seen: String = try await environment.run { try await Look()() }
    #expect(seen == "ja true fr de")
    #expect(IntentRun.current == nil)
  }

  @Test func `begins again from the top when a value is needed, and keeps what was filled`() async throws {
    struct Moor: AppIntent {
      static let title: LocalizedStringResource = "Moor"
      @Parameter var pier: String?
      @Dependency var harbor: Harbor
      func perform() async throws -> some ReturnsValue<String> {
        harbor.note("perform")
        guard let pier else { throw $pier.needsValueError("At which pier?") }
        return .result(value: pier)
      }
    }
    let harbor = Harbor()
    let (environment, responder) = IntentEnvironment.harbor(harbor, replies: .text("North"))
    #expect(try await environment.run { try await Moor()() } == "North")
    #expect(harbor.lines == ["perform", "perform"])
    #expect(await responder.questions == ["At which pier?"])
  }

  @Test func `waits where it asks, and goes on there`() async throws {
    struct Refuel: AppIntent {
      static let title: LocalizedStringResource = "Refuel"
      @Parameter var liters: Int?
      @Dependency var harbor: Harbor
      func perform() async throws -> some ReturnsValue<Int> {
        harbor.note("perform")
        let liters = try await $liters.requestValue("How many liters?")
        return .result(value: liters)
      }
    }
    let harbor = Harbor()
    let (environment, _) = IntentEnvironment.harbor(harbor, replies: .text("ninety"), .text("90"))
    #expect(try await environment.run { try await Refuel()() } == 90)
    #expect(harbor.lines == ["perform"])
  }

  @Test func `lets the person choose among values that the intent names`() async throws {
    struct Repair: AppIntent {
      static let title: LocalizedStringResource = "Repair"
      @Parameter var part: String
      func perform() async throws -> some ReturnsValue<String> {
        guard part != "sail" else {
          throw $part.needsDisambiguationError(among: ["main sail", "jib"], dialog: "Which sail?")
        }
        return .result(value: part)
      }
    }
    let intent = Repair()
    intent.part = "sail"
    let (environment, responder) = IntentEnvironment.harbor(replies: .text("2"))
    #expect(try await environment.run { try await intent() } == "jib")
    #expect(await responder.questions == ["Which sail?"])
  }

  @Test func `is given up when it begins again for ever`() async throws {
    struct Restless: AppIntent {
      static let title: LocalizedStringResource = "Restless"
      func perform() async throws -> some IntentResult {
        guard Bool.random() || true else { return .result() }
        throw AppIntentError.restartPerform
      }
    }
    await #expect(throws: IntentRunError.restartsForever(intent: "Restless")) { try await Restless()() }
  }

  @Test func `ends without a word when a question is cancelled`() async throws {
    let (environment, _) = IntentEnvironment.harbor(replies: .cancel)
    await #expect(throws: CancellationError.self) { try await environment.run { try await CastOff()() } }
  }

  @Test func `ends when its task is cancelled, before the next question`() async throws {
    struct Endless: IntentResponder {
      func reply(to question: IntentQuestion) async throws -> IntentReply {
        withUnsafeCurrentTask { $0?.cancel() }
        return .text("gull")
      }
    }
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: Harbor())
    let environment = IntentEnvironment(responder: Endless(), dependencies: dependencies)
    let run = Task { try await environment.run { try await CastOff()() } }
    await #expect(throws: CancellationError.self) { try await run.value }
  }

  @Test func `runs the intent that the result opens`() async throws {
    struct Whistle: AppIntent {
      static let title: LocalizedStringResource = "Whistle"
      @Dependency var harbor: Harbor
      func perform() async throws -> some IntentResult {
        harbor.note("whistle")
        return .result()
      }
    }
    struct Dock: AppIntent {
      static let title: LocalizedStringResource = "Dock"
      func perform() async throws -> some OpensIntent { .result(opensIntent: Whistle()) }
    }
    let harbor = Harbor()
    let (environment, _) = IntentEnvironment.harbor(harbor)
    try await environment.run { try await Dock()() }
    #expect(harbor.lines == ["whistle"])
  }

  @Test func `hands out everything it returned`() async throws {
    let intent = CastOff()
    intent.boat = Boat(id: "gull", name: "Gull", berths: 4)
    intent.tide = .high
    let (environment, _) = IntentEnvironment.harbor()
    let outcome = try await environment.run { try await intent.outcome() }
    #expect(outcome.spokenText == "Gull sails with a crew of 2.")
    #expect(outcome.value as? String == "gull")
    #expect(outcome.opensIntent == nil)
  }
}

@Suite struct `An intent that asks` {
  struct Sink: AppIntent {
    static let title: LocalizedStringResource = "Sink"
    @Dependency var harbor: Harbor
    func perform() async throws -> some ProvidesDialog {
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Sink It", acceptAlternatives: ["down with it"], denyLabel: "Keep It", denyAlternatives: []),
        dialog: "Sink the boat?"
      )
      harbor.note("sunk")
      return .result(dialog: "Glug.")
    }
  }

  @Test(arguments: [
    (IntentReply.yes, true), (.text("down with it"), true), (.text("Sink it!"), true), (.text("keep it"), false),
    (.no, false), (.cancel, false), (.text("nope"), false),
  ])
  func `goes on only when it is told to`(reply: IntentReply, goesOn: Bool) async throws {
    let harbor = Harbor()
    let (environment, _) = IntentEnvironment.harbor(harbor, replies: reply)
    let outcome = try? await environment.run { try await Sink().outcome() }
    #expect((outcome != nil) == goesOn)
    #expect(harbor.lines == (goesOn ? ["sunk"] : []))
  }

  @Test func `asks again when the answer is neither yes nor no`() async throws {
    let (environment, responder) = IntentEnvironment.harbor(replies: .text("purple"), .yes)
    _ = try await environment.run { try await Sink().outcome() }
    #expect(await responder.questions == ["Sink the boat?", "Sink the boat?"])
  }

  @Test func `need not ask when it is certain what was meant`() async throws {
    struct Careful: AppIntent {
      static let title: LocalizedStringResource = "Careful"
      func perform() async throws -> some IntentResult {
        try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Really?")
        return .result()
      }
    }
    let (environment, responder) = IntentEnvironment.harbor(replies: .yes)
    try await environment.run { try await Careful()() }
    #expect(await responder.questions.isEmpty)
    var unsure = environment
    unsure.isCertain = false
    try await unsure.run { try await Careful()() }
    #expect(await responder.questions == ["Really?"])
  }

  struct Retire: AppIntent {
    static let title: LocalizedStringResource = "Retire"
    func perform() async throws -> some ReturnsValue<String> {
      let sell = Option(title: "Sell", style: .default)
      let scrap = Option(title: "Scrap", style: .destructive)
      switch try await requestChoice(between: [.cancel, sell, scrap], dialog: "What should become of it?") {
      case sell: return .result(value: "sold")
      case scrap: return .result(value: "scrapped")
      default: return .result(value: "kept")
      }
    }
  }

  @Test(arguments: [
    (IntentReply.text("scrap"), "scrapped"), (.text("1"), "sold"), (.option(1), "scrapped"),
  ])
  func `takes the option that is named or counted`(reply: IntentReply, result: String) async throws {
    let (environment, _) = IntentEnvironment.harbor(replies: reply)
    #expect(try await environment.run { try await Retire()() } == result)
  }

  @Test func `ends when the way out is taken`() async throws {
    let (environment, _) = IntentEnvironment.harbor(replies: .text("cancel"))
    await #expect(throws: CancellationError.self) { try await environment.run { try await Retire()() } }
  }
}

@Suite struct `Dependencies` {
  @Test func `that are made asynchronously are there before the intent performs`() async throws {
    struct Hail: AppIntent {
      static let title: LocalizedStringResource = "Hail"
      @Dependency var harbor: Harbor
      @Dependency(key: "channel") var channel: Int
      func perform() async throws -> some ReturnsValue<Int> { .result(value: channel + harbor.lines.count) }
    }
    let dependencies = AppDependencyManager()
    dependencies.add { () async throws -> Harbor in
      await Task.yield()
      return Harbor()
    }
    dependencies.add(key: "channel", dependency: 16)
    let environment = IntentEnvironment(dependencies: dependencies)
    #expect(try await environment.run { try await Hail()() } == 16)
  }

  @Test func `are made once, however many intents want them`() async throws {
    let made = Mutex(0)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: { @Sendable () throws -> Harbor in
      made.withLock { $0 += 1 }
      return Harbor()
    })
    let environment = IntentEnvironment(
      responder: ScriptedResponder("gull", "ebb", "gull", "ebb"), dependencies: dependencies)
    for _ in 0..<2 { _ = try await environment.run { try await CastOff()() } }
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `that nobody registered are named with the line that is missing`() async throws {
    let environment = IntentEnvironment(dependencies: AppDependencyManager())
    let problem = await #expect(throws: IntentRunError.self) {
      try await environment.run { try await CastOff()() }
    }
    #expect(
      problem?.description
        == "'CastOff.harbor' needs a Harbor, and none is registered; add "
        + "'AppDependencyManager.shared.add(dependency: Harbor(…))' where the app starts"
    )
  }
}

@Suite struct `Where an intent runs` {
  struct Report: AppIntent {
    static let title: LocalizedStringResource = "Report"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    func perform() async throws -> some ReturnsValue<[Bool]> {
      let before = systemContext.currentMode == .foreground
      if systemContext.currentMode.canContinueInForeground {
        try await continueInForeground(alwaysConfirm: false)
      }
      return .result(value: [before, systemContext.currentMode == .foreground])
    }
  }

  struct Chart: AppIntent {
    static let title: LocalizedStringResource = "Chart"
    static let openAppWhenRun = true
    func perform() async throws -> some ReturnsValue<Bool> {
      .result(value: systemContext.currentMode == .foreground)
    }
  }

  @Test func `is its own choice when it says so`() async throws {
    #expect(try await Report()() == [false, true])
    var hearing = IntentEnvironment()
    hearing.isVoiceOnly = true
    #expect(try await hearing.run { try await Report()() } == [false, false])
  }

  @Test func `is in front when it opens the app`() async throws {
    #expect(try await Chart()() == true)
    var hearing = IntentEnvironment()
    hearing.isVoiceOnly = true
    await #expect(throws: IntentRunError.cannotOpenApplication(intent: "Chart")) {
      try await hearing.run { try await Chart()() }
    }
  }

  @Test func `may need somebody who has unlocked the device`() async throws {
    struct Safe: AppIntent {
      static let title: LocalizedStringResource = "Safe"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      func perform() async throws -> some IntentResult { .result() }
    }
    var locked = IntentEnvironment()
    locked.isLocked = true
    await #expect(throws: IntentRunError.locked(intent: "Safe")) { try await locked.run { try await Safe()() } }
  }
}

@Suite struct `Queries that fail` {
  struct Wreck: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wreck"
    static let defaultQuery = WreckQuery()
    var id: Int
    var displayRepresentation: DisplayRepresentation { "Wreck" }
  }
  struct WreckQuery: EntityStringQuery {
    struct Fog: Error {}
    func entities(for identifiers: [Int]) async throws -> [Wreck] { throw Fog() }
    func entities(matching string: String) async throws -> [Wreck] { throw Fog() }
  }
  struct Dive: AppIntent {
    static let title: LocalizedStringResource = "Dive"
    @Parameter var wreck: Wreck
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `are named together with what they looked for`() async throws {
    let (environment, _) = IntentEnvironment.harbor(replies: .text("titanic"))
    await #expect(throws: IntentRunError.queryFailed(query: "WreckQuery", entity: "Wreck", reason: "Fog()")) {
      try await environment.run { try await Dive()() }
    }
  }
}
