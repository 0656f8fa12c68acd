import AppIntents
import Testing

struct IntentFileTests {
  private let note = IntentFile(data: Data("rain".utf8), filename: "note.txt", type: .plainText)

  @Test func `a file in memory is lent as a copy on disk, which goes away`() async throws {
    let lent = try await note.withFile(contentType: .plainText) { url, isInPlace in
      #expect(!isInPlace)
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text == "rain")
      return url
    }
    #expect(lent.lastPathComponent == "note.txt")
    #expect(!FileManager.default.fileExists(atPath: lent.path()))
  }

  @Test(arguments: [true, false])
  func `a file on disk is lent itself only where that is allowed`(isAllowed: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = try await note.file(contentType: .plainText, destinationDirectory: folder)
    let url = try #require(kept.fileURL)
    #expect(url == folder.appending(path: "note.txt"))
    try await kept.withFile(contentType: .plainText, allowOpenInPlace: isAllowed) { lent, isInPlace in
      #expect(isInPlace == isAllowed)
      #expect((lent == url) == isAllowed)
    }
    #expect(FileManager.default.fileExists(atPath: url.path()))
  }

  @Test func `a file that is not of a type is not lent as one`() async {
    await #expect(throws: AppIntentError.self) {
      try await note.withFile(contentType: .image) { _, _ in }
    }
  }
}
