import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Collections` {
  private func deletion(of name: String, on bench: TestBench) throws -> DeleteCollectionIntent {
    let intent = DeleteCollectionIntent()
    intent.collection = try bench.collection(name)
    return intent
  }

  @Test func `are deleted after a choice`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try deletion(of: "Dust and Gold", on: bench), replies: [.text("delete")])
    #expect(transcript.questions == ["Do you want to archive Dust and Gold, or delete it?"])
    #expect(transcript.spoken == "I deleted Dust and Gold.")
    #expect(transcript.value(as: CollectionEntity.self)?.name == "Dust and Gold")
    #expect(bench.modelData.ownCollections.map(\.name) == ["Above the Clouds", "Next Summer"])
  }

  @Test func `come back where they were when the deletion is undone`() async throws {
    let bench = TestBench()
    let before = bench.modelData.ownCollections
    _ = try await bench.run(try deletion(of: "Above the Clouds", on: bench), replies: [.text("delete")])
    #expect(bench.undoManager.undoActionName == "Delete Above the Clouds")
    bench.undoManager.undo()
    #expect(bench.modelData.ownCollections == before)
    #expect(bench.relaunched().modelData.ownCollections == before)
  }

  @Test func `can go into the archive instead`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try deletion(of: "Next Summer", on: bench), replies: [.option(0)])
    #expect(transcript.spoken == "I put Next Summer into the archive.")
    #expect(!bench.modelData.shownCollections.contains { $0.name == "Next Summer" })
    #expect(bench.modelData.ownCollections.contains { $0.name == "Next Summer" })
    bench.undoManager.undo()
    #expect(bench.modelData.shownCollections.contains { $0.name == "Next Summer" })
  }

  @Test func `stay when somebody backs out`() async throws {
    let bench = TestBench()
    let before = bench.modelData.ownCollections
    let intent = try deletion(of: "Next Summer", on: bench)
    await #expect(throws: CancellationError.self) { try await bench.run(intent, replies: [.cancel]) }
    #expect(bench.modelData.ownCollections == before)
    #expect(!bench.undoManager.canUndo)
  }

  @Test func `that came with the app cannot be deleted`() async throws {
    let bench = TestBench()
    let intent = try deletion(of: "Roar of Water", on: bench)
    await #expect(throws: TravelError.collectionIsFeatured(name: "Roar of Water")) { try await bench.run(intent) }
  }

  @Test func `are offered for deletion only if they are the traveler's own`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(
      DeleteCollectionIntent(), replies: [.text("Above the Clouds"), .text("archive")])
    #expect(
      transcript.questions == ["Which collection?", "Do you want to archive Above the Clouds, or delete it?"])
  }

  @Test func `are made with a name`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(CreateCollectionIntent(), replies: [.text("Islands")])
    #expect(transcript.questions == ["What should the collection be called?"])
    #expect(transcript.spoken == "I made a collection called Islands.")
    #expect(bench.relaunched().modelData.ownCollections.last?.name == "Islands")
  }

  @Test func `ask for another name when theirs is taken`() async throws {
    let bench = TestBench()
    let intent = CreateCollectionIntent()
    intent.name = "roar of water"
    let transcript = try await bench.run(intent, replies: [.text("My Falls")])
    #expect(
      transcript.questions == ["You already have a collection called Roar of Water. What should this one be called?"])
    #expect(transcript.spoken == "I made a collection called My Falls.")
  }

  @Test func `take landmarks once`() async throws {
    let bench = TestBench()
    let intent = AddToCollectionIntent()
    intent.landmark = try bench.landmark("Denali")
    intent.collection = try bench.collection("Next Summer")
    #expect(try await bench.run(intent).spoken == "I added Denali to Next Summer.")
    intent.collection = try bench.collection("Next Summer")
    #expect(try await bench.run(intent).spoken == "Denali is already in Next Summer.")
  }
}
