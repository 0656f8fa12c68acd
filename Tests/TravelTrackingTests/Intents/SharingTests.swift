import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Sharing a landmark` {
  @Test(arguments: [
    (DocumentFormat.pdf, "Petra.pdf", "%PDF"), (.picture, "Petra.svg", "<svg"), (.richText, "Petra.rtf", "{\\rtf1"),
    (.text, "Petra.txt", "Petra"),
  ])
  func `makes a file and says where it is`(format: DocumentFormat, name: String, beginning: String) async throws {
    let bench = TestBench()
    let intent = ShareLandmarkIntent(landmark: try bench.landmark("Petra"), format: format)
    let transcript = try await bench.run(intent)
    let file = try #require(transcript.value(as: URL.self))
    #expect(file.lastPathComponent == name)
    #expect(transcript.spoken == "I made \(name). It is in \(bench.modelData.documents.path).")
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self).hasPrefix(beginning))
  }

  @Test func `never overwrites what is there`() async throws {
    let bench = TestBench()
    let intent = ShareLandmarkIntent(landmark: try bench.landmark("Petra"), format: .text)
    _ = try await bench.run(intent)
    #expect(try await bench.run(intent).value(as: URL.self)?.lastPathComponent == "Petra 2.txt")
  }

  @Test func `is undone by removing the file`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(
      ShareLandmarkIntent(landmark: try bench.landmark("Petra"), format: .pdf))
    let path = try #require(transcript.value(as: URL.self)).path
    #expect(bench.undoManager.undoActionName == "Share Petra")
    bench.undoManager.undo()
    #expect(!FileManager.default.fileExists(atPath: path))
    bench.undoManager.redo()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `as a link says where on Earth it is`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(ShareLandmarkIntent(), replies: [.text("rose city"), .text("link")])
    #expect(transcript.questions == ["Which landmark would you like to share?", "What should it become?"])
    #expect(transcript.spoken?.hasPrefix("Here is a link to Petra: geo:30.3") == true)
    #expect(!bench.undoManager.canUndo)
  }

  @Test func `as a picture needs no name for the closest one`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(ClosestLandmarkPictureIntent())
    #expect(transcript.spoken == "CN Tower is closest to you.")
    let next = try #require(transcript.outcome.opensIntent as? ShareLandmarkIntent)
    #expect(next.format == .picture)
  }
}
