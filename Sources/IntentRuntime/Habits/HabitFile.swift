internal import Foundation
internal import PhraseMatching

struct HabitFile: Codable {
  static let version = 1
  /// A larger file is not ours.
  static let mostBytes = 4 << 20

  private var version: Int
  private var events: [Line]

  private enum CodingKeys: String, CodingKey {
    case version
    case events = "deeds"
  }

  /// One event and its time, `2026-11-21 18:30:05`.
  fileprivate struct Line: Codable {
    var at: String
    var application: String
    var intent: String
    var values: [String: String]
    var example: String
  }

  init(_ habits: Habits) {
    version = Self.version
    events = habits.entries.map { entry in
      let moment = entry.moment
      return Line(
        at: "\(moment.dayText) \(moment.hour):\(moment.minute):\(moment.second)", application: entry.event.application,
        intent: entry.event.intent, values: entry.event.values, example: entry.event.example)
    }
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }

  // MARK: Reading

  enum Reading {
    case habits(Habits)
    /// Written by a later version of the program.
    case newer(Int)
    case damaged
  }

  static func read(_ data: Data) -> Reading {
    guard data.count <= mostBytes, let head = try? JSONDecoder().decode(Head.self, from: data) else { return .damaged }
    guard head.version <= version else { return .newer(head.version) }
    guard head.version == version, let file = try? JSONDecoder().decode(HabitFile.self, from: data) else {
      return .damaged
    }
    let entries = file.events.map { line in moment(line.at).map { Habits.Entry(event: line.event, moment: $0) } }
    return entries.contains { $0 == nil } ? .damaged : .habits(Habits(entries.compactMap(\.self)))
  }

  private struct Head: Codable {
    var version: Int
  }

  private static func moment(_ text: String) -> CivilMoment? {
    let halves = text.split(separator: " ")
    guard halves.count == 2 else { return nil }
    let day = halves[0].split(separator: "-").map { Int($0) ?? -1 }
    let time = halves[1].split(separator: ":").map { Int($0) ?? -1 }
    guard day.count == 3, time.count == 3, (0...9_999).contains(day[0]), (0...23).contains(time[0]),
      (0...59).contains(time[1]), (0...59).contains(time[2])
    else { return nil }
    return CivilMoment(validYear: day[0], month: day[1], day: day[2])?
      .at(hour: time[0], minute: time[1], second: time[2])
  }
}

extension HabitFile.Line {
  fileprivate var event: UsageEvent {
    UsageEvent(application: application, intent: intent, values: values, example: example)
  }
}
