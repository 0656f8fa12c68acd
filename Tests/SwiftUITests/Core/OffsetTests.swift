import SwiftUI
import Testing

@Suite struct `Elements at offsets` {
  @Test func `are removed`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test(arguments: [
    ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 2, "bacd"), ([1, 2], 4, "adbc"), ([], 2, "abcd"),
  ])
  func `are moved to before another`(move: (source: [Int], destination: Int, result: String)) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(move.source), toOffset: move.destination)
    #expect(String(letters) == move.result)
  }

  @MainActor @Test func `in time are those of a schedule`() {
    let start = Date(timeIntervalSince1970: 600)
    let schedule = PeriodicTimelineSchedule(from: start, by: 60)
    let dates = schedule.entries(from: start + 90, mode: .normal).prefix(2)
    #expect(dates.map { $0.timeIntervalSince1970 } == [720, 780])
    let view = TimelineView(.everyMinute) { Text($0.date, format: .iso8601) }
    #expect(terminalText(of: view, width: 40, now: start).text == "1970-01-01T00:10:00Z")
  }
}
