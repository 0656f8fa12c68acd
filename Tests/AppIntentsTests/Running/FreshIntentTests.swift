import AppIntents
import Testing

@Suite struct `Each run gets an intent of its own` {
  struct Log: AppIntent {
    static let title: LocalizedStringResource = "Log"
    @Parameter(title: "Entry") var entry: String
    var prefix = "Logged"
    let page: Int

    init() { page = 1 }
    init(page: Int) { self.page = page }

    func perform() async throws -> some ReturnsValue<String> { .result(value: "\(prefix) \(entry) on \(page)") }
  }

  @Test func `also if it keeps something besides parameters, which it takes along`() async throws {
    var stored = Log(page: 7)
    stored.prefix = "Wrote"
    for words in ["wind", "rain"] {
      let (environment, _) = IntentEnvironment.harbor(replies: .text(words))
      let written = try await environment.run { [stored] in try await stored() }
      #expect(written == "Wrote \(words) on 7")
    }
    guard case .unset = stored.$entry.valueState else {
      Issue.record("the stored intent was filled")
      return
    }
  }

  @Test func `so that the same one can run twice at once`() async throws {
    let stored = Log()
    let words = (0..<50).map { "entry \($0)" }
    let written = try await withThrowingTaskGroup { group in
      for word in words {
        group.addTask {
          try await IntentEnvironment(responder: ScriptedResponder(word)).run { try await stored() }
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(written == Set(words.map { "Logged \($0) on 1" }))
  }

  class Watch: @unchecked Sendable {
    @IntentParameter(title: "Hours") var hours: Int
    required init() {}
  }

  final class KeepWatch: Watch, AppIntent, @unchecked Sendable {
    static let title: LocalizedStringResource = "Keep Watch"
    @Parameter(title: "Sailor") var sailor: String
    func perform() async throws -> some ReturnsValue<String> { .result(value: "\(sailor) for \(hours)") }
  }

  @Test func `whatever its class and superclass declare`() async throws {
    let stored = KeepWatch()
    stored.hours = 4
    let (environment, responder) = IntentEnvironment.harbor(replies: .text("Ann"))
    #expect(try await environment.run { try await stored() } == "Ann for 4")
    #expect(await responder.questions == ["What’s the sailor?"])
    guard case .unset = stored.$sailor.valueState else {
      Issue.record("the stored intent was filled")
      return
    }
  }

  struct Muster: AppIntent {
    static let title: LocalizedStringResource = "Muster"
    @Dependency var crew: [String]
    let greeting = "Present:"
    func perform() async throws -> some ReturnsValue<String> { .result(value: "\(greeting) \(crew[0])") }
  }

  @Test(arguments: ["Ann", "Bob"])
  func `and the dependencies of its own environment`(sailor: String) async throws {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: [sailor])
    let environment = IntentEnvironment(dependencies: dependencies)
    #expect(try await environment.run { try await Self.muster() } == "Present: \(sailor)")
  }

  private static let muster = Muster()

  struct Sailors: DynamicOptionsProvider {
    @Dependency var crew: [String]
    var rank = "Captain"
    func results() async throws -> [String] { crew.map { "\(rank) \($0)" } }
  }

  @Test(arguments: ["Ann", "Bob"])
  func `as has every provider that is asked`(sailor: String) async throws {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: [sailor])
    let environment = IntentEnvironment(dependencies: dependencies)
    let names = try await environment.run { try await Self.sailors.sections() }.flatMap(\.options).map(\.value)
    #expect(names as? [String] == ["Captain \(sailor)"])
  }

  private static let sailors = ParameterOptionsProvider(Sailors())
}
