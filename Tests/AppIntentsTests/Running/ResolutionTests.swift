import AppIntents
import Testing

@Suite struct `Parameters are resolved before an intent performs` {
  @Test func `in the order of their declarations, with the words their author wrote`() async throws {
    let harbor = Harbor()
    let (environment, responder) = IntentEnvironment.harbor(harbor, replies: .text("gull"), .text("ebb"))
    let boat = try await environment.run { try await CastOff()() }
    #expect(boat == "gull")
    #expect(await responder.questions == ["Which boat?", "At which tide?"])
    #expect(harbor.lines == ["cast off gull low 2 nowhere"])
  }

  @Test func `and those that have a value are not asked for`() async throws {
    let intent = CastOff()
    intent.tide = .high
    intent.boat = Boat(id: "gull", name: "Gull", berths: 4)
    let (environment, responder) = IntentEnvironment.harbor()
    _ = try await environment.run { try await intent() }
    #expect(await responder.questions.isEmpty)
  }

  @Test func `by asking which one is meant when several fit`() async throws {
    let (environment, responder) = IntentEnvironment.harbor(replies: .text("heron "), .text("low"))
    let boat = try await environment.run { try await CastOff()() }
    #expect(boat == "heron", "the boat that is called exactly so wins")
    #expect(await responder.questions == ["Which boat?", "At which tide?"])

    let (second, asked) = IntentEnvironment.harbor(replies: .text("r"), .option(1), .text("low"))
    let other = try await second.run { try await CastOff()() }
    #expect(other == "gray-heron")
    #expect(await asked.questions == ["Which boat?", "Which boat?", "At which tide?"])
  }

  @Test func `by asking once more after an answer that fits nothing, and then giving up`() async throws {
    let (environment, responder) = IntentEnvironment.harbor(replies: .text("submarine"), .text("canoe"))
    await #expect(
      throws: IntentRunError.unusableReply(intent: "CastOff", parameter: "boat", title: "Boat", reply: "canoe")
    ) {
      try await environment.run { try await CastOff()() }
    }
    #expect(await responder.questions == ["Which boat?", "Which boat?"])
  }

  @Test func `and a number has to be in its range`() async throws {
    let intent = CastOff()
    intent.boat = Boat(id: "gull", name: "Gull", berths: 4)
    intent.tide = .high
    intent.crew = 9
    let (environment, _) = IntentEnvironment.harbor()
    await #expect(
      throws: IntentRunError.outOfRange(intent: "CastOff", parameter: "crew", value: "9", range: "1 to 8")
    ) {
      try await environment.run { try await intent() }
    }
  }

  @Test func `and without anybody to ask the error says what to do`() async throws {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: Harbor())
    let environment = IntentEnvironment(dependencies: dependencies)
    let problem = await #expect(throws: IntentRunError.self) {
      try await environment.run { try await CastOff()() }
    }
    #expect(
      problem?.description
        == "'CastOff' asked \"Which boat?\", and there is nobody to answer; run it with a responder: "
        + "'IntentEnvironment(responder: …).run { … }'"
    )
  }

  @Test func `a single case is taken without a question`() async throws {
    struct Anchor: AppIntent {
      enum Ground: String, AppEnum {
        case sand
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ground"
        static let caseDisplayRepresentations: [Ground: DisplayRepresentation] = [.sand: "Sand"]
      }
      static let title: LocalizedStringResource = "Anchor"
      @Parameter var ground: Ground
      func perform() async throws -> some ReturnsValue<String> { .result(value: ground.rawValue) }
    }
    let (environment, responder) = IntentEnvironment.harbor()
    #expect(try await environment.run { try await Anchor()() } == "sand")
    #expect(await responder.questions.isEmpty)
  }

  @Test func `the default of an options provider is taken without a question`() async throws {
    struct Flags: DynamicOptionsProvider {
      func results() async throws -> [String] { ["red", "blue"] }
      func defaultResult() async -> String? { "blue" }
    }
    struct Hoist: AppIntent {
      static let title: LocalizedStringResource = "Hoist"
      @Parameter(title: "Flag", optionsProvider: Flags()) var flag: String
      func perform() async throws -> some ReturnsValue<String> { .result(value: flag) }
    }
    let (environment, _) = IntentEnvironment.harbor()
    #expect(try await environment.run { try await Hoist()() } == "blue")
  }

  @Test(arguments: [
    ("four", 4), ("12", 12), ("2.0", 2),
  ])
  func `words are read as the value that is wanted`(words: String, number: Int) async throws {
    struct Count: AppIntent {
      static let title: LocalizedStringResource = "Count"
      @Parameter var sails: Int
      func perform() async throws -> some ReturnsValue<Int> { .result(value: sails) }
    }
    let (environment, responder) = IntentEnvironment.harbor(replies: .text(words))
    #expect(try await environment.run { try await Count()() } == number)
    #expect(await responder.questions == ["What’s the sails?"])
  }

  @Test func `several values come from one answer`() async throws {
    struct Race: AppIntent {
      static let title: LocalizedStringResource = "Race"
      @Parameter(title: "Boats") var boats: [Boat]
      func perform() async throws -> some ReturnsValue<[String]> { .result(value: boats.map(\.id)) }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: .text("Gull and Gray Heron"))
    #expect(try await environment.run { try await Race()() } == ["gull", "gray-heron"])
  }

  @Test func `a measurement is read with its unit, or in the usual one`() async throws {
    struct Sail: AppIntent {
      static let title: LocalizedStringResource = "Sail"
      @Parameter(title: "Distance", defaultUnit: .kilometers) var distance: Measurement<UnitLength>
      func perform() async throws -> some ReturnsValue<Double> {
        .result(value: distance.converted(to: .meters).value)
      }
    }
    for (reply, meters) in [("5 km", 5000.0), ("5", 5000.0), ("2 miles", 3218.688)] {
      let (environment, _) = IntentEnvironment.harbor(replies: .text(reply))
      let value = try await environment.run { try await Sail()() }
      #expect(abs(value - meters) < 0.01, "\(reply)")
    }
  }

  @Test func `a resolver of the app's own comes first`() async throws {
    struct Knots: Resolver {
      func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        input.hasSuffix("kn") ? Int(input.dropLast(2)) : nil
      }
    }
    struct Speed: AppIntent {
      static let title: LocalizedStringResource = "Speed"
      @Parameter(title: "Speed", resolvers: { Knots() }) var speed: Int
      func perform() async throws -> some ReturnsValue<Int> { .result(value: speed) }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: .text("7kn"))
    #expect(try await environment.run { try await Speed()() } == 7)
  }

  @Test(arguments: [("3", "3 berths"), ("gull", "the boat gull"), ("whatever", "\"whatever\"")])
  func `a text is a text only where it is nothing else`(reply: String, destination: String) async throws {
    struct Charter: AppIntent {
      static let title: LocalizedStringResource = "Charter"
      @Parameter var destination: Destination
      func perform() async throws -> some ReturnsValue<String> {
        let understood =
          switch destination {
          case .words(let words): "\"\(words)\""
          case .boat(let boat): "the boat \(boat.id)"
          case .berths(let count): "\(count) berths"
          }
        return .result(value: understood)
      }
    }
    let (environment, _) = IntentEnvironment.harbor(replies: .text(reply))
    #expect(try await environment.run { try await Charter()() } == destination)
  }
}
