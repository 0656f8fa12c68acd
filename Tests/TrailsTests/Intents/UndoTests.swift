import AppIntents
import Foundation
import Testing

@testable import Trails

@MainActor
@Suite struct `Undoing in Trails` {
  let bench = TestBench()

  /// What somebody does, what has to be done before, and what the step is called.
  struct Deed: Sendable, CustomTestStringConvertible {
    let name: String
    var before: [@MainActor @Sendable (TestBench) throws -> any AppIntent] = []
    let intent: @MainActor @Sendable (TestBench) throws -> any AppIntent

    var testDescription: String { name }

    static let all: [Deed] = [
      Deed(name: "Add Tongariro Alpine Crossing to favorites") { bench in
        let intent = AddFavorite()
        intent.trail = try bench.trail("tongariro-crossing")
        return intent
      },
      Deed(name: "Remove Lac Blanc from favorites") { bench in
        let intent = RemoveFavorite()
        intent.trail = try bench.trail("lac-blanc")
        return intent
      },
      Deed(name: "Pin Catbells", before: [pinning("lac-blanc")], intent: pinning("catbells")),
      Deed(name: "Unpin Catbells", before: [pinning("catbells")]) { _ in UnpinTrail() },
      Deed(name: "Record a visit to Catbells") { bench in
        let intent = RecordTrailVisit()
        intent.trail = try bench.trail("catbells")
        return intent
      },
      Deed(name: "Import Saturday.gpx") { _ in
        let intent = ImportRoute()
        intent.file = IntentFile(data: Data(`Workouts and visits`.route.utf8), filename: "Saturday.gpx")
        return intent
      },
      Deed(name: "Start running") { _ in StartTrailWorkout(style: .running) },
      Deed(name: "Pause running", before: [running]) { _ in PauseTrailWorkout() },
      Deed(name: "Resume running", before: [running, { _ in PauseTrailWorkout() }]) { _ in ResumeTrailWorkout() },
      Deed(name: "Finish running", before: [running]) { _ in FinishTrailWorkout() },
    ]

    private static let running: @MainActor @Sendable (TestBench) throws -> any AppIntent = { _ in
      StartTrailWorkout(style: .running)
    }

    private static func pinning(_ id: Trail.ID) -> @MainActor @Sendable (TestBench) throws -> any AppIntent {
      { bench in
        let intent = PinTrail()
        intent.trail = try bench.trail(id)
        return intent
      }
    }
  }

  @Test(arguments: Deed.all)
  func `whatever is done can be undone and done again, in the file as well`(deed: Deed) async throws {
    defer { bench.removeFiles() }
    for earlier in deed.before {
      _ = try await bench.run(try earlier(bench))
      bench.clock.advance(minutes: 5)
    }
    let before = bench.trailManager.state
    _ = try await bench.run(try deed.intent(bench))
    let after = bench.trailManager.state
    #expect(after != before)
    #expect(bench.undoManager.undoActionName == deed.name)
    bench.clock.advance(minutes: 5)

    bench.undoManager.undo()
    #expect(bench.trailManager.state == before)
    #expect(bench.relaunched().trailManager.state == before)
    #expect(bench.undoManager.redoActionName == deed.name)

    bench.undoManager.redo()
    #expect(bench.trailManager.state == after)
    #expect(bench.relaunched().trailManager.state == after)
    bench.undoManager.undo()
    #expect(bench.trailManager.state == before)
  }

  @Test func `what changes nothing is no step`() async throws {
    defer { bench.removeFiles() }
    let pin = PinTrail()
    pin.trail = try bench.trail("catbells")
    _ = try await bench.run(pin)
    _ = try await bench.run(pin)
    let favorite = AddFavorite()
    favorite.trail = try bench.trail("catbells")
    _ = try await bench.run(favorite)
    #expect(bench.undoManager.undoCount == 1)
  }

  @Test func `undoing leaves alone what somebody else did meanwhile`() async throws {
    defer { bench.removeFiles() }
    let intent = AddFavorite()
    intent.trail = try bench.trail("yoshida")
    _ = try await bench.run(intent)
    try bench.trailManager.setFavorite(true, "tongariro-crossing")
    bench.undoManager.undo()
    #expect(bench.trailManager.state.favorites.last == "tongariro-crossing")
    #expect(!bench.trailManager.isFavorite("yoshida"))
  }

  @Test func `an undo that cannot be saved is told`() async throws {
    let intent = AddFavorite()
    intent.trail = try bench.trail("yoshida")
    _ = try await bench.run(intent)
    bench.removeFiles()
    try Data().write(to: bench.folder)
    defer { bench.removeFiles() }
    bench.undoManager.undo()
    #expect(bench.trailManager.isFavorite("yoshida"))
    #expect(bench.trailManager.notice?.hasPrefix("I couldn’t save that.") == true)
  }

  @Test func `money that was spent does not come back, and the question says so`() async throws {
    defer { bench.removeFiles() }
    let intent = BuyDayPass()
    intent.passType = .park(try bench.park("zion"))
    let answer = try await bench.run(intent, answering: .yes)
    #expect(answer.questions.first?.contains("can’t be returned") == true)
    #expect(!bench.undoManager.canUndo)
  }
}
