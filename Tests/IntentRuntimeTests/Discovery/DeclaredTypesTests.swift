import AppIntents
import Testing
import Trails
import TravelTracking

@testable import IntentRuntime

@Suite("Declared types")
struct DeclaredTypesTests {
  private let own = DeclaredTypes.all.of(modules: ["IntentRuntimeTests"])

  private func names(_ types: [any AppIntent.Type]) -> [String] { types.map { String(describing: $0) } }

  @Test func `the intents of the sample apps are all found`() {
    let trails = names(DeclaredTypes.all.of(modules: ["Trails"]).intents)
    for name in ["OpenTrail", "OpenFavorites", "PinTrail", "GetPinnedTrail", "BuyDayPass", "SuggestTrails"] {
      #expect(trails.filter { $0 == name } == [name])
    }
    let travels = names(DeclaredTypes.all.of(modules: ["TravelTracking"]).intents)
    for name in ["ClosestLandmarkIntent", "NavigateIntent", "OpenLandmarkIntent", "FindTicketsIntent"] {
      #expect(travels.filter { $0 == name } == [name])
      #expect(!trails.contains(name))
    }
  }

  @Test func `entities and enumerations are found as well`() {
    let trails = DeclaredTypes.all.of(modules: ["Trails"])
    #expect(trails.entities.map { String(describing: $0) }.contains("TrailEntity"))
    #expect(trails.enums.map { String(describing: $0) }.contains("ActivityStyle"))
    #expect(own.entities.map { String(describing: $0) }.contains("Boat"))
    #expect(own.enums.map { String(describing: $0) }.contains("Speed"))
  }

  @Test func `types are in order of their modules and names`() {
    let keys = DeclaredTypes.all.intents.map { [DeclaredTypes.module(of: $0), String(describing: $0)] }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(keys.map { $0[0] }).isSuperset(of: ["IntentRuntimeTests", "Trails", "TravelTracking"]))
  }

  @Test func `nested, private and local intents are found, generic ones are not`() {
    struct Local: AppIntent {
      static let title: LocalizedStringResource = "Local"
      func perform() async throws -> some IntentResult { .result() }
    }
    let names = names(own.intents)
    #expect(names.contains("Nested") && names.contains("Secret") && names.contains("Extended"))
    #expect(names.contains("Local"))
    #expect(!names.contains { $0.hasPrefix("Boxed") || $0.hasPrefix("Inner") })
    #expect(names.filter { $0 == "Nested" }.count == 1)
  }

  @Test func `a module that declares nothing has nothing`() {
    let none = DeclaredTypes.all.of(modules: ["Nowhere", "Glibc"])
    #expect(none.intents.isEmpty && none.entities.isEmpty && none.enums.isEmpty)
  }

  @Test func `the module of a type is where it is declared`() {
    struct Local {}
    #expect(DeclaredTypes.module(of: Harbor.Nested.self) == "IntentRuntimeTests")
    #expect(DeclaredTypes.module(of: Secret.self) == "IntentRuntimeTests")
    #expect(DeclaredTypes.module(of: Local.self) == "IntentRuntimeTests")
    #expect(DeclaredTypes.module(of: Array<Int>.Extended.self) == "IntentRuntimeTests")
    #expect(DeclaredTypes.module(of: TrailShortcuts.self) == "Trails")
    #expect(DeclaredTypes.module(of: Int.self) == "Swift")
    #expect(DeclaredTypes.module(of: [Local].self) == "Swift")
    #expect(DeclaredTypes.module(of: (() -> Void).self) == "")
    #expect(DeclaredTypes.module(of: (Int, Int).self) == "")
  }

  @Test func `only one protocol by itself is a protocol`() {
    #expect(ProtocolIdentity(existential: (any AppIntent).self) != ProtocolIdentity(existential: (any AppEntity).self))
    #expect(ProtocolIdentity(existential: (any AppIntent & CustomStringConvertible).self) == nil)
    #expect(ProtocolIdentity(existential: Int.self) == nil)
    #expect(ProtocolIdentity(existential: Any.self) == nil)
    #expect(ProtocolIdentity(existential: (() -> Void).self) == nil)
  }

  @Test func `memory that nobody mapped is not read`() {
    let memory = LoadedMemory()
    #expect(!memory.containsCode(at: 0) && !memory.containsCode(at: .max))
    for address: UInt in [0, 1, 4_096, .max, .max - 3, 1 << 62] {
      #expect(memory.load(address, as: UInt64.self) == nil)
      #expect(memory.follow(address) == nil)
      #expect(memory.followDirectlyOrNot(address) == nil)
      #expect(!memory.contains(address, count: .max) && !memory.contains(address, count: -1))
    }
  }
}

// MARK: - What is to be found

private enum Harbor {
  struct Nested: AppIntent {
    static let title: LocalizedStringResource = "Nested"
    func perform() async throws -> some IntentResult { .result() }
  }
}

private struct Secret: AppIntent {
  static let title: LocalizedStringResource = "Secret"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Boxed<Content>: AppIntent {
  static var title: LocalizedStringResource { "Boxed" }
  func perform() async throws -> some IntentResult { .result() }

  struct Inner: AppIntent {
    static var title: LocalizedStringResource { "Inner" }
    func perform() async throws -> some IntentResult { .result() }
  }
}

extension Array where Element == Int {
  fileprivate struct Extended: Sendable {}
}

extension String {
  fileprivate struct Extended: AppIntent {
    static let title: LocalizedStringResource = "Extended"
    func perform() async throws -> some IntentResult { .result() }
  }
}

private enum Speed: String, AppEnum {
  case slow, fast
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [.slow: "Slow", .fast: "Fast"]
}

private struct Boat: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = Boats()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Boat" }

  struct Boats: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Boat] { [] }
  }
}
