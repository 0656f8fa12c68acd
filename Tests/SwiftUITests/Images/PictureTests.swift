import SwiftUI
import Testing

@Suite struct `A picture in memory` {
  @Test func `keeps the bytes of a file, and gives them back in that format only`() throws {
    let bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])
    let picture = try #require(UIImage(data: bytes))
    #expect(picture.pngData() == bytes)
    #expect(picture.jpegData(compressionQuality: 1) == nil)
  }

  @Test func `is nothing if the bytes are no picture`() {
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @MainActor @Test func `is never made of a view`() {
    #expect(ImageRenderer(content: Text("Tides")).uiImage == nil)
  }
}
