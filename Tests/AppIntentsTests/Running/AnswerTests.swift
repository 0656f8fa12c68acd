import AppIntents
import Synchronization
import Testing

private struct Take<Value: _IntentValue>: AppIntent {
  static var title: LocalizedStringResource { "Take" }
  @Parameter(title: "Thing") var thing: Value
  func perform() async throws -> some ReturnsValue<Value> { .result(value: thing) }
}

private enum Watch: String, AppEnum {
  case dog
  case forenoon
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Watch"
  static let caseDisplayRepresentations: [Watch: DisplayRepresentation] = [
    .dog: "Short Evening", .forenoon: "Long Morning",
  ]
}

private func taken<Value: _IntentValue>(_ type: Value.Type, _ replies: IntentReply...) async throws -> Value {
  try await IntentEnvironment(responder: ScriptedResponder(replies)).run { try await Take<Value>()() }
}

@Suite struct `An answer` {
  @Test func `may be the raw value of a case`() async throws {
    #expect(try await taken(Watch.self, .text("dog")) == .dog)
  }

  @Test(arguments: ["short evening and long morning", "Dog, forenoon", "1, 2"])
  func `may name several cases`(words: String) async throws {
    #expect(try await taken([Watch].self, .text(words)) == [.dog, .forenoon])
    #expect(try await taken(Set<Watch>.self, .text(words)) == [.dog, .forenoon])
  }

  @Test func `may be a small number, or an exact one`() async throws {
    #expect(try await taken(Float.self, .text("1.5")) == 1.5)
    #expect(try await taken(Decimal.self, .text("four")) == 4)
    #expect(try await taken(Decimal.self, .text("1,234.5")) == Decimal(string: "1234.5"))
    await #expect(throws: IntentRunError.self) { try await taken(Decimal.self, .text("-"), .text("abc")) }
  }

  @Test func `that is too great for its type is not usable`() async throws {
    let seconds = IntentReply.text("1000000000000000000000000000000")
    await #expect(throws: IntentRunError.self) { try await taken(Duration.self, seconds, seconds) }
    await #expect(throws: IntentRunError.self) { try await taken(Double.self, .text("1e999"), .text("∞")) }
  }

  @Test func `of another type than the parameter's is not usable`() async throws {
    await #expect(throws: IntentRunError.self) { try await taken(Watch.self, .value(3), .value("dog")) }
  }

  @Test func `that counts from the far end is not usable`() async throws {
    let least = IntentReply.text("\(Int.min)")
    await #expect(throws: IntentRunError.self) { try await taken(Watch.self, least, least) }
    struct Choose: AppIntent {
      static let title: LocalizedStringResource = "Choose"
      func perform() async throws -> some IntentResult {
        _ = try await requestChoice(between: [Option(title: "This"), Option(title: "That")])
        return .result()
      }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: least, least)
    await #expect(throws: CancellationError.self) { try await environment.run { try await Choose()() } }
  }

  @Test func `that stays ambiguous is given up`() async throws {
    struct Always: IntentResponder {
      let asked = Counter()
      func reply(to question: IntentQuestion) async throws -> IntentReply {
        asked.withLock { $0 += 1 }
        return .text("twin")
      }
    }
    let harbor = Harbor()
    harbor.boats.withLock { $0 = [Boat(id: "a", name: "Twin", berths: 2), Boat(id: "b", name: "Twin", berths: 4)] }
    var (environment, _) = IntentEnvironment.harbor(harbor)
    let responder = Always()
    environment.responder = responder
    await #expect(throws: IntentRunError.self) { try await environment.run { try await CastOff()() } }
    #expect(responder.asked.value == 3)
  }

  @Test func `may tell twins apart by what is written below them`() async throws {
    let harbor = Harbor()
    harbor.boats.withLock { $0 = [Boat(id: "a", name: "Twin", berths: 2), Boat(id: "b", name: "Twin", berths: 4)] }
    let (environment, _) = IntentEnvironment.harbor(harbor, replies: .text("twin"), .text("4 berths"), .text("ebb"))
    #expect(try await environment.run { try await CastOff()() } == "b")
  }

  @Test(arguments: [(IntentReply.yes, true), (.text("no"), false), (.text("burning"), true), (.text("2"), false)])
  func `may be yes or no where both have names`(reply: IntentReply, value: Bool) async throws {
    struct Light: AppIntent {
      static let title: LocalizedStringResource = "Light"
      @Parameter(title: "Lamp", displayName: .init(true: "Burning", false: "Dark")) var lamp: Bool
      func perform() async throws -> some ReturnsValue<Bool> { .result(value: lamp) }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: reply)
    #expect(try await environment.run { try await Light()() } == value)
  }
}

@Suite struct `The options of a parameter` {
  private static let asked = Counter()

  private struct Lights: DynamicOptionsProvider {
    func results() async throws -> [String] {
      asked.withLock { $0 += 1 }
      return []
    }
  }

  @Test func `are fetched once for one question`() async throws {
    struct Signal: AppIntent {
      static let title: LocalizedStringResource = "Signal"
      @Parameter(title: "Light", optionsProvider: Lights()) var light: String
      func perform() async throws -> some ReturnsValue<String> { .result(value: light) }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: .text("green"))
    #expect(try await environment.run { try await Signal()() } == "green")
    #expect(Self.asked.value == 1)
  }

  private struct Fog: Error {}
  private struct Blind: DynamicOptionsProvider {
    func results() async throws -> [String] { throw Fog() }
  }

  @Test func `that cannot be had are blamed on their provider`() async throws {
    struct Look: AppIntent {
      static let title: LocalizedStringResource = "Look"
      @Parameter(title: "Light", optionsProvider: Blind()) var light: String
      func perform() async throws -> some IntentResult { .result() }
    }
    let (environment, _) = IntentEnvironment.harbor()
    let problem = await #expect(throws: IntentRunError.self) { try await environment.run { try await Look()() } }
    #expect(problem?.description == "the options provider 'Blind' failed: Fog()")
  }

  private struct Chart: Sendable {}
  private struct Charted: DynamicOptionsProvider {
    @Dependency var chart: Chart
    func results() async throws -> [String] { ["\(chart)"] }
  }

  @Test func `say what their provider lacks`() async throws {
    struct Plot: AppIntent {
      static let title: LocalizedStringResource = "Plot"
      @Parameter(title: "Light", optionsProvider: Charted()) var light: String
      func perform() async throws -> some IntentResult { .result() }
    }
    let (environment, _) = IntentEnvironment.harbor()
    let problem = await #expect(throws: IntentRunError.self) { try await environment.run { try await Plot()() } }
    #expect(problem?.description.hasPrefix("'Charted.chart' needs a Chart, and none is registered") == true)
  }
}

@Suite struct `A number out of its range` {
  @Test func `is found in a list, too`() async throws {
    struct Reef: AppIntent {
      static let title: LocalizedStringResource = "Reef"
      @Parameter(title: "Reefs", inclusiveRange: (0, 3)) var reefs: [Int]
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Reef()
    intent.reefs = [1, 4]
    await #expect(
      throws: IntentRunError.outOfRange(intent: "Reef", parameter: "reefs", value: "4", range: "0 to 3")
    ) { try await intent() }
  }

  @Test func `may be one below zero`() async throws {
    struct Drop: AppIntent {
      static let title: LocalizedStringResource = "Drop"
      @Parameter(title: "Depth", defaultUnit: .meters, supportsNegativeNumbers: false)
      var depth: Measurement<UnitLength>
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Drop()
    intent.depth = Measurement(value: -2, unit: .meters)
    await #expect(
      throws: IntentRunError.outOfRange(intent: "Drop", parameter: "depth", value: "-2 m", range: "0 or more")
    ) { try await intent() }
  }
}
