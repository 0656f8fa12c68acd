import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `The activity summary` {
  let bench = TestBench()

  @Test func `adds up this week and says it in one sentence`() async throws {
    defer { bench.removeFiles() }
    try record("catbells", .hiking, daysAgo: 0)
    try record("monsal", .biking, daysAgo: 2)
    try record("besseggen", .hiking, daysAgo: 10)
    let answer = try await bench.run(GetActivitySummary())
    #expect(answer.said == "You were out twice this week and covered 12.2 miles in 2.4 hours.")
    #expect(answer.supporting == "Here is your summary of this week.")
    #expect(
      answer.shown == """
          ✓ 2 activities
          ∟ 12.2 mi
          ◷ 2.4 h
          ▴ 1,125 kCal
        """)
  }

  @Test func `looks back as far as asked, at what is asked`() async throws {
    defer { bench.removeFiles() }
    try record("catbells", .hiking, daysAgo: 0)
    try record("monsal", .biking, daysAgo: 2)
    try record("besseggen", .hiking, daysAgo: 10)
    let intent = GetActivitySummary()
    intent.period = .month
    intent.activity = .hiking
    let summary = try #require(await bench.run(intent).outcome.value as? ActivityStatisticsSummary)
    #expect(summary.workoutsCompleted == 2)
    #expect(summary.distanceTraveled == Measurement(value: 20, unit: .kilometers))
    #expect(summary.summaryStartDate == TestBench.calendar.date(from: DateComponents(year: 2026, month: 6, day: 1)))
  }

  @Test func `says so when there is nothing to add up`() async throws {
    let error = await #expect(throws: TrailsError.self) { try await bench.run(GetActivitySummary()) }
    #expect(error.map { String(localized: $0.localizedStringResource) } == "You haven’t recorded anything this week.")
  }

  @Test func `leaves the app as rich text, as a table and as a sentence`() async throws {
    let summary = ActivityStatisticsSummary(
      of: [
        ActivityRecord(activity: .hiking, trail: "catbells", start: bench.clock.now, duration: 5_400, kilometers: 6)
      ],
      since: bench.clock.now,
      period: .week
    )
    #expect(ActivityStatisticsSummary.exportedContentTypes().prefix(2) == [.rtf, .commaSeparatedText])
    #expect(
      try await exported(summary, as: .rtf) == #"""
        {\rtf1\ansi\deff0{\fonttbl{\f0 Helvetica;}}\f0\fs24 
        \b You were out once this week and covered 3.7 miles in 1.5 hours.\b0\line
        \b Activities:\b0  1\line
        \b Distance:\b0  3.7 mi\line
        \b Time:\b0  1.5 h\line
        \b Energy:\b0  645 kCal\line
        }
        """#)
    let table = try await bench.ask {
      try await summary.withExportedFile(contentType: .commaSeparatedText) { @Sendable file in
        (name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
      }
    }
    #expect(table.name == "Activity Summary.csv")
    #expect(
      table.text
        == "Measure,Value\r\nActivities,\"1\"\r\nDistance,\"3.7 mi\"\r\nTime,\"1.5 h\"\r\nEnergy,\"645 kCal\"\r\n")
    #expect(
      try await exported(summary, as: .plainText) == "You were out once this week and covered 3.7 miles in 1.5 hours.")
  }

  @Test func `a trail leaves the app as a line of text`() async throws {
    let trail = try bench.trail("lac-blanc")
    #expect(
      try await exported(trail, as: .plainText)
        == "Lac Blanc, Chamonix, Aiguilles Rouges Nature Reserve, France: 5 mi")
  }

  private func record(_ id: Trail.ID, _ activity: ActivityStyle, daysAgo: Double) throws {
    let trail = try #require(bench.trailManager.trails(with: [id]).first)
    try bench.trailManager.recordVisit(to: trail, doing: activity, on: bench.clock.now - daysAgo * 86_400)
  }

  private func exported(_ item: some Transferable, as type: UTType) async throws -> String? {
    let data = try await bench.ask { try await item.exported(as: type) }
    return String(data: data, encoding: .utf8)
  }
}
