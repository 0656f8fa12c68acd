import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Workouts and visits` {
  let bench = TestBench()

  @Test func `a workout stops its clock while it is paused`() async throws {
    defer { bench.removeFiles() }
    let start = try await bench.run(StartTrailWorkout(), answering: .text("trail running"))
    #expect(start.questions == ["What kind of workout?"])
    #expect(start.said == "I started a run. Have fun out there!")
    #expect(bench.navigationModel.destination == .workout)
    bench.clock.advance(minutes: 20)
    #expect(try await bench.run(PauseTrailWorkout()).said == "I paused your running workout.")
    #expect(try await bench.run(PauseTrailWorkout()).said == "Your running workout already is paused.")
    bench.clock.advance(minutes: 60)
    #expect(try await bench.run(ResumeTrailWorkout()).said == "Your running workout goes on.")
    #expect(try await bench.run(ResumeTrailWorkout()).said == "Your running workout is not paused.")
    bench.clock.advance(minutes: 10)
    #expect(try await bench.run(FinishTrailWorkout()).said == "Well done! That was a run of 30 minutes.")
    #expect(bench.trailManager.state.activities.map(\.kilometers) == [4.5])
  }

  @Test func `full minutes count, so that a run of 0 minutes covers nothing`() async throws {
    defer { bench.removeFiles() }
    _ = try await bench.run(StartTrailWorkout(style: .running))
    bench.clock.advance(minutes: 0.9)
    #expect(try await bench.run(FinishTrailWorkout()).said == "Well done! That was a run of 0 minutes.")
    #expect(bench.trailManager.state.activities.map(\.duration) == [0])
    #expect(bench.trailManager.state.activities.map(\.kilometers) == [0])
  }

  @Test func `a workout on a trail is no longer than the trail`() async throws {
    defer { bench.removeFiles() }
    let intent = StartTrailWorkout(style: .hiking)
    intent.trail = try bench.trail("beehive")
    #expect(try await bench.run(intent).said == "I started a hike on Beehive Loop. Have fun out there!")
    bench.clock.advance(minutes: 240)
    _ = try await bench.run(FinishTrailWorkout())
    #expect(bench.trailManager.state.activities.map(\.kilometers) == [2.3])
  }

  @Test func `a second workout has to wait`() async throws {
    defer { bench.removeFiles() }
    _ = try await bench.run(StartTrailWorkout(style: .biking))
    let error = await #expect(throws: TrailsError.self) { try await bench.run(StartTrailWorkout(style: .hiking)) }
    #expect(
      error.map { String(localized: $0.localizedStringResource) }
        == "You are already in the middle of biking. Finish that first.")
  }

  @Test func `there is nothing to pause, resume or finish before the start`() async throws {
    await #expect(throws: TrailsError.noWorkout) { try await bench.run(PauseTrailWorkout()) }
    await #expect(throws: TrailsError.noWorkout) { try await bench.run(ResumeTrailWorkout()) }
    await #expect(throws: TrailsError.noWorkout) { try await bench.run(FinishTrailWorkout()) }
  }

  @Test func `visits are counted`() async throws {
    defer { bench.removeFiles() }
    let first = try await bench.run(RecordTrailVisit(), answering: .text("Catbells"))
    #expect(first.questions == ["Which trail did you visit?"])
    #expect(first.said == "I recorded your first visit to Catbells, a hike of 3.7 miles.")
    let second = try await bench.run(RecordTrailVisit(), answering: .text("Catbells"))
    #expect(second.said == "I recorded your visit to Catbells. That makes 2.")
  }

  @Test func `a visit is for what the trail is for`() async throws {
    defer { bench.removeFiles() }
    let intent = RecordTrailVisit()
    intent.trail = try bench.trail("slickrock")
    intent.activity = .skiing
    let answer = try await bench.run(intent, answering: .text("biking"))
    #expect(answer.questions == ["Slickrock Bike Trail is for biking. What did you do there?"])
    #expect(answer.said == "I recorded your first visit to Slickrock Bike Trail, a bike ride of 9.6 miles.")
  }

  @Test func `a recorded route becomes an activity on its trail`() async throws {
    defer { bench.removeFiles() }
    let intent = ImportRoute()
    intent.file = IntentFile(data: Data(Self.route.utf8), filename: "Saturday.gpx")
    let answer = try await bench.run(intent)
    #expect(answer.said == "I added a hike of 1.4 miles on Catbells to your activities.")
    #expect(bench.trailManager.state.activities.first?.duration == 2_700)
  }

  @Test func `a file without a route is refused by name`() async throws {
    let intent = ImportRoute()
    intent.file = IntentFile(data: Data("<gpx/>".utf8), filename: "Empty.gpx")
    await #expect(throws: TrailsError.notARoute("Empty.gpx")) { try await bench.run(intent) }
  }

  static let route = """
    <gpx><metadata><time>2026-06-01T00:00:00Z</time></metadata><trk><trkseg>
    <trkpt lat="54.5809" lon="-3.1660"><time>2026-06-18T08:00:00Z</time></trkpt>
    <trkpt lon="-3.1660" lat="54.5709"><time>2026-06-18T08:20:00Z</time></trkpt>
    <trkpt lat="54.5609" lon="-3.1660"><ele>451</ele><time>2026-06-18T08:45:00Z</time></trkpt>
    </trkseg></trk></gpx>
    """
}
