import AppIntents
import Synchronization

/// A mountain with a property of every kind that people search by.
struct PeakEntity: AppEntity {
  enum Difficulty: String, AppEnum {
    case easy, moderate, hard
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Difficulty"
    static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
      .easy: "Easy", .moderate: "Moderate", .hard: "Hard",
    ]
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
  static let defaultQuery = PeakQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Height") var height: Measurement<UnitLength>
  @Property var tags: [String]
  @Property var firstAscent: Date?
  @Property var difficulty: Difficulty
  @ComputedProperty var isHigh: Bool { height.converted(to: .meters).value > 4_000 }
  @DeferredProperty var visitors: Int {
    get async throws {
      fetches.withLock { $0 += 1 }
      return id * 10
    }
  }

  let fetches: Counter

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(
    _ id: Int, _ name: String, _ height: Measurement<UnitLength>, _ difficulty: Difficulty, tags: [String] = [],
    ascent: Date? = nil, fetches: Counter = Counter()
  ) {
    self.id = id
    self.fetches = fetches
    self.name = name
    self.height = height
    self.difficulty = difficulty
    self.tags = tags
    self.firstAscent = ascent
  }

  static let all = [
    PeakEntity(1, "Élan", Measurement(value: 4.2, unit: .kilometers), .hard, tags: ["ice", "Rock"], ascent: day(3)),
    PeakEntity(2, "Anvil", Measurement(value: 900, unit: .meters), .easy, tags: ["grass"]),
    PeakEntity(3, "Needle", Measurement(value: 13_000, unit: .feet), .hard, tags: ["rock"], ascent: day(1)),
    PeakEntity(4, "Old Needle", Measurement(value: 1_200, unit: .meters), .moderate, ascent: day(2)),
  ]

  static func day(_ number: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(number) * 86_400) }
}

struct PeakQuery: EnumerableEntityQuery {
  @Dependency(default: PeakEntity.all) var peaks: [PeakEntity]

  func allEntities() async throws -> [PeakEntity] { peaks }
}

/// Counts, whoever asks.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }
  func withLock(_ change: (inout Int) -> Void) { count.withLock { change(&$0) } }
}
