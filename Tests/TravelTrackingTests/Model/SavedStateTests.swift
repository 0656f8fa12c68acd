import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `What is saved` {
  @Test func `outlives the app`() throws {
    let bench = TestBench()
    let paris = try #require(Place.all.first { $0.name == "Paris" })
    try bench.modelData.setCurrentPlace(paris)
    try bench.modelData.recordVisit(to: Landmark.all[0], on: TestBench.now)
    #expect(bench.relaunched().modelData.state == bench.modelData.state)
  }

  @Test func `is set aside when it is damaged, and the person is told`() throws {
    let bench = TestBench()
    try write("{ \"favorites\": [", to: bench.file)
    let later = bench.relaunched()
    #expect(
      later.modelData.notice
        == "Your saved travels couldn’t be read, so you start afresh. The old file is kept as TravelTracking.json.damaged."
    )
    #expect(later.modelData.state == SavedState())
    let kept = bench.file.appendingPathExtension("damaged")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "{ \"favorites\": [")
  }

  @Test func `never overwrites what was set aside before`() throws {
    let bench = TestBench()
    try write("one", to: bench.file)
    _ = bench.relaunched()
    try write("two", to: bench.file)
    #expect(bench.relaunched().modelData.notice?.hasSuffix("TravelTracking.json.damaged-2.") == true)
    #expect(try String(contentsOf: bench.file.appendingPathExtension("damaged"), encoding: .utf8) == "one")
  }

  @Test func `keeps keys of newer versions`() throws {
    let bench = TestBench()
    try write(#"{ "favorites": [101], "badges": { "gold": 3 } }"#, to: bench.file)
    let later = bench.relaunched()
    #expect(later.modelData.state.favorites == [101])
    try later.modelData.setFavorite(true, Landmark.all[1])
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: bench.file)) as? [String: Any]
    #expect(object?["favorites"] as? [Int] == [101, 102])
    #expect((object?["badges"] as? [String: Int]) == ["gold": 3])
  }

  @Test func `holds what two who have it open did by turns`() throws {
    let one = TestBench()
    let second = one.relaunched()
    for (index, landmark) in Landmark.all.prefix(8).enumerated() {
      let modelData = index.isMultiple(of: 2) ? one.modelData : second.modelData
      try modelData.recordVisit(to: landmark, on: TestBench.now)
    }
    #expect(one.relaunched().modelData.state.visits.count == 8)
  }

  @Test func `changes on disk or not at all`() throws {
    let bench = TestBench(file: URL(filePath: "/proc/TravelTracking/TravelTracking.json"))
    let before = bench.modelData.state
    #expect(throws: TravelError.notSaved) { try bench.modelData.setFavorite(true, Landmark.all[0]) }
    #expect(bench.modelData.state == before)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
