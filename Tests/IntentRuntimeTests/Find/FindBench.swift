import AppIntents
import Foundation
import IntentRuntime
import PhraseMatching

@testable import Trails
@testable import TravelTracking

/// Both sample apps with data of their own, and the recipes of these tests, ready to be looked through.
///
/// Nothing here changes anything, so all tests share it.
@MainActor
struct FindBench {
  static let shared = FindBench("en_US")
  static let german = FindBench("de_DE")
  static let japanese = FindBench("ja_JP")

  nonisolated static let now = CivilMoment(year: 2026, month: 6, day: 20, hour: 9)

  let environment: IntentEnvironment
  let entities: Task<[FindableEntity], any Error>
  let reader: Task<FindReader, any Error>

  let language: String

  private init(_ identifier: String) {
    let language = String(identifier.prefix(2))
    self.language = language
    let folder = FileManager.default.temporaryDirectory.appending(path: "FindTests-\(UUID().uuidString)")
    let dependencies = AppDependencyManager()
    _ = TrailsApp(stateFile: folder.appending(path: "Trails.json"), dependencies: dependencies)
    _ = TravelTrackingApp(
      modelData: ModelData(savedAt: folder.appending(path: "TravelTracking.json")), dependencies: dependencies)
    let environment = IntentEnvironment(dependencies: dependencies, locale: Locale(identifier: identifier))
    let entities = Task { try await environment.run { try await Self.readEntities(language) } }
    self.environment = environment
    self.entities = entities
    reader = Task { FindReader(try await entities.value, language: language) }
  }

  nonisolated static let types: [(any AppEntity.Type, String)] = [
    (TrailEntity.self, "Trails"), (TrailCollection.self, "Trails"), (ParkEntity.self, "Trails"),
    (LandmarkEntity.self, "TravelTracking"), (PlaceEntity.self, "TravelTracking"),
    (CollectionEntity.self, "TravelTracking"), (SettingsEntity.self, "TravelTracking"),
    (RecipeEntity.self, "Kitchen"),
  ]

  private nonisolated static func readEntities(_ language: String) async throws -> [FindableEntity] {
    var entities: [FindableEntity] = []
    for (type, application) in types {
      if let entity = try await FindableEntity.read(type, application: application, language: language) {
        entities.append(entity)
      }
    }
    return entities
  }

  func read(_ text: String) async throws -> ReadFind? {
    try await reader.value.read(text, now: Self.now)
  }

  func found(_ find: ReadFind) async throws -> [any AppEntity] {
    try await environment.run { try await FindAnswer.entities(find) }
  }

  /// The titles of what a request finds.
  func names(_ find: ReadFind) async throws -> [String] {
    try await found(find).map { String(localized: $0.displayRepresentation.title) }
  }
}

extension ReadFind {
  /// The request as one line: what, filters, other conditions, order, limit.
  var line: String {
    var parts = ["\(entity.entityType)"]
    let separator = request.mode == .and ? " & " : " | "
    if !request.filters.isEmpty { parts.append(request.filters.map(\.line).joined(separator: separator)) }
    for condition in conditions {
      switch condition {
      case .anyOf(let filters): parts.append("any(" + filters.map(\.line).joined(separator: ", ") + ")")
      case .noneOf(let filters): parts.append("none(" + filters.map(\.line).joined(separator: ", ") + ")")
      case .hours(let property, let test, let isDenied): parts.append("\(property) \(isDenied ? "not " : "")\(test)")
      case .member(let membership, let isDenied): parts.append("\(isDenied ? "not " : "")in \(membership.title)")
      }
    }
    if !request.order.isEmpty {
      parts.append("by " + request.order.map { "\($0.isDescending ? "-" : "+")\($0.property)" }.joined(separator: " "))
    }
    if let limit = request.limit { parts.append("\(limit)") }
    if asksForCount { parts.append("count") }
    if coverage < 1 { parts.append("left: \(leftOver.joined(separator: " "))") }
    return parts.joined(separator: "; ")
  }
}

extension FindFilter {
  var line: String {
    ([property, comparator.rawValue] + values.map(Self.shown)).joined(separator: " ")
  }

  private static func shown(_ value: any Sendable) -> String {
    switch value {
    case let value as Measurement<UnitLength>: "\(value.value) \(value.unit.symbol)"
    case let value as Measurement<UnitDuration>: "\(value.value) \(value.unit.symbol)"
    case let value as IntentCurrencyAmount: "\(value.amount) \(value.currencyCode)"
    case let value as any AppEnum: "\(value)"
    case let value as any AppEntity: String(localized: value.displayRepresentation.title)
    case let value as Date: value.formatted(.iso8601.year().month().day())
    default: "\(value)"
    }
  }
}
