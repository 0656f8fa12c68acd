import AppIntents
import Testing

@Suite struct `Identities of entities` {
  @Test func `an activity carries an identity as text`() throws {
    let identity = EntityIdentifier(for: PeakEntity.self, identifier: 3)

    #expect(EntityIdentifier(activityIdentifier: identity.activityIdentifier) == identity)
    #expect(EntityIdentifier(activityIdentifier: "NoSuchEntity/3") == nil)
    #expect(EntityIdentifier(activityIdentifier: "3") == nil)
  }

  @Test(arguments: [
    FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/My Map.pdf")), .draft(identifier: "new: map"),
  ])
  func `files and drafts are written and read`(_ id: FileEntityIdentifier) {
    #expect(FileEntityIdentifier.entityIdentifier(for: id.entityIdentifierString) == id)
  }

  @Test func `only a file on disk has a place`() async throws {
    #expect(
      try await FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/map.pdf")).fileURL?.path == "/tmp/map.pdf")
    #expect(try await FileEntityIdentifier.draft(identifier: "map").fileURL == nil)
    #expect(FileEntityIdentifier.draft(identifier: "map").draftIdentifier == "map")
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com/map.pdf") == nil)
  }

  @Test(arguments: [
    SyncableEntityIdentifier<Int, String>(local: 12, stable: "a:b"), SyncableEntityIdentifier(local: 12),
    SyncableEntityIdentifier(stable: "a:b"),
  ])
  func `identities for one device and for all are written and read`(_ id: SyncableEntityIdentifier<Int, String>) {
    let read = SyncableEntityIdentifier<Int, String>.entityIdentifier(for: id.entityIdentifierString)

    #expect(read?.local == id.local)
    #expect(read?.stable == id.stable)
  }

  @Test func `the identity for all devices decides`() {
    #expect(SyncableEntityIdentifier(local: 1, stable: "x") == SyncableEntityIdentifier(local: 2, stable: "x"))
    #expect(SyncableEntityIdentifier(local: 1, stable: "x") != SyncableEntityIdentifier(local: 1, stable: "y"))
    #expect(SyncableEntityIdentifier(id: "x") == SyncableEntityIdentifier(local: "x", stable: "x"))
  }

  @Test func `entities matter until they are taken back`() async throws {
    let relevant = RelevantEntities()
    let peaks = PeakEntity.all
    try await relevant.updateEntities(Array(peaks[0...1]), for: .audio(.nowPlaying))
    try await relevant.updateEntities([peaks[0]], for: .audio(.workout))

    try await relevant.removeEntities([peaks[0]], from: .audio(.nowPlaying))
    #expect(relevant.contains(peaks[0]) && relevant.contains(peaks[1]))
    try await relevant.removeEntities([peaks[0]])
    #expect(!relevant.contains(peaks[0]))
    try await relevant.removeAllEntities()
    #expect(!relevant.contains(peaks[1]))
  }
}
