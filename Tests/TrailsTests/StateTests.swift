import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `What the app remembers` {
  let visitor = Visitor()

  @Test func `survives a restart, a workout included`() async throws {
    defer { visitor.leave() }
    #expect(visitor.trailManager.state == .starter)
    try visitor.trailManager.pin("yoshida")
    try visitor.trailManager.addFavorite("yoshida")
    try visitor.trailManager.buyDayPass(for: .trail("yoshida"), on: visitor.watch.now)
    try visitor.activityTracker.start(.hiking, on: "yoshida")
    let later = visitor.afterRestart()
    #expect(later.trailManager.notice == nil)
    #expect(later.trailManager.state == visitor.trailManager.state)
    later.watch.pass(minutes: 90)
    #expect(try later.activityTracker.finish().duration == 5_400)
  }

  @Test func `is written only when something has changed`() throws {
    try visitor.trailManager.unpin()
    #expect(!FileManager.default.fileExists(atPath: visitor.file.path))
  }

  @Test func `may come from an older version of the app`() throws {
    defer { visitor.leave() }
    try write(#"{"favorites": ["catbells", "a-trail-that-is-gone"]}"#)
    let reader = visitor.afterRestart()
    #expect(reader.trailManager.favorites.map(\.id) == ["catbells"])
    #expect(reader.trailManager.notice == nil)
  }

  @Test func `is set aside when it cannot be read, and the person is told`() throws {
    defer { visitor.leave() }
    for number in 1...2 {
      try write("{ not a state \(number)")
      let reader = visitor.afterRestart()
      let copy = visitor.folder.appending(path: "Trails.damaged-\(number).json")
      #expect(
        reader.trailManager.notice
          == "Your saved trails could not be read. They are kept in \(copy.path), and Trails starts afresh.")
      #expect(try String(contentsOf: copy, encoding: .utf8) == "{ not a state \(number)")
      #expect(reader.trailManager.state == .starter)
    }
  }

  @Test func `is unchanged when it cannot be saved`() async throws {
    defer { visitor.leave() }
    try FileManager.default.createDirectory(
      at: visitor.folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: visitor.folder)
    let error = await #expect(throws: TrailsError.self) {
      try await visitor.run(PinTrail(), answering: .text("Catbells"))
    }
    #expect(error == .cannotSave)
    #expect(visitor.trailManager.pinned == nil)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: visitor.folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: visitor.file)
  }
}
