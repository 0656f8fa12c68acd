import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `What the app remembers` {
  let bench = TestBench()

  @Test func `survives a restart, a workout included`() async throws {
    defer { bench.removeFiles() }
    #expect(bench.trailManager.state == .starter)
    try bench.trailManager.pin("yoshida")
    try bench.trailManager.setFavorite(true, "yoshida")
    try bench.trailManager.buyDayPass(for: .trail("yoshida"), on: bench.clock.now)
    try bench.activityTracker.start(.hiking, on: "yoshida")
    let later = bench.relaunched()
    #expect(later.trailManager.notice == nil)
    #expect(later.trailManager.state == bench.trailManager.state)
    later.clock.advance(minutes: 90)
    #expect(try later.activityTracker.finish().duration == 5_400)
  }

  @Test func `holds what two who have it open did by turns`() throws {
    defer { bench.removeFiles() }
    let other = bench.relaunched()
    try bench.trailManager.setFavorite(true, "yoshida")
    try other.trailManager.pin("catbells")
    try bench.trailManager.setFavorite(false, "catbells")
    let state = bench.relaunched().trailManager.state
    #expect(state.favorites.contains("yoshida") && !state.favorites.contains("catbells"))
    #expect(state.pinnedTrail == "catbells")
    #expect(bench.trailManager.state == state)
  }

  @Test func `is written only when something has changed`() throws {
    try bench.trailManager.pin(nil)
    #expect(!FileManager.default.fileExists(atPath: bench.file.path))
  }

  @Test func `may come from an older version of the app`() throws {
    defer { bench.removeFiles() }
    try write(#"{"favorites": ["catbells", "a-trail-that-is-gone"]}"#)
    let reader = bench.relaunched()
    #expect(reader.trailManager.favorites.map(\.id) == ["catbells"])
    #expect(reader.trailManager.notice == nil)
  }

  @Test func `is set aside when it cannot be read, and the person is told`() throws {
    defer { bench.removeFiles() }
    for number in 1...2 {
      try write("{ not a state \(number)")
      let reader = bench.relaunched()
      let copy = bench.folder.appending(path: "Trails.damaged-\(number).json")
      #expect(
        reader.trailManager.notice
          == "Your saved trails could not be read. They are kept in \(copy.path), and Trails starts afresh.")
      #expect(try String(contentsOf: copy, encoding: .utf8) == "{ not a state \(number)")
      #expect(reader.trailManager.state == .starter)
    }
  }

  @Test func `is unchanged when it cannot be saved`() async throws {
    defer { bench.removeFiles() }
    try FileManager.default.createDirectory(
      at: bench.folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: bench.folder)
    let error = await #expect(throws: TrailsError.self) {
      try await bench.run(PinTrail(), answering: .text("Catbells"))
    }
    #expect(error == .cannotSave)
    #expect(bench.trailManager.pinned == nil)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: bench.file)
  }
}
