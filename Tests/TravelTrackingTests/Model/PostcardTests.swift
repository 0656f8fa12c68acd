import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `A landmark on paper` {
  @Test func `comes as a document, a picture, rich text and plain text`() {
    #expect(LandmarkEntity.exportedContentTypes() == [.pdf, .svg, .rtf, .utf8PlainText])
  }

  @Test func `is plain text for who wants no more`() async throws {
    let text = String(decoding: try await TestBench().landmark("Uluru").exported(as: .utf8PlainText), as: UTF8.self)
    #expect(
      text == """
        Uluru
        Australia, Oceania
        Open from 5:00 to 20:00
        Ticket: $25

        A single rock as tall as a skyscraper rises out of a plain of red sand. The Anangu, whose stories live in its \
        caves and waterholes, ask guests to walk around it rather than up.

        """)
  }

  @Test(arguments: ["Uluru", "Hạ Long Bay", "Chichén Itzá"])
  func `is a PDF whose table of objects is right`(name: String) async throws {
    let data = try await TestBench().landmark(name).exported(as: .pdf)
    let text = try #require(String(data: data, encoding: .isoLatin1))
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("%%EOF\n"))
    let bytes = Array(data)
    let table = try #require(text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
    let start = try #require(Int(table))
    #expect(String(decoding: bytes[start..<start + 4], as: UTF8.self) == "xref")
    let entries = text.components(separatedBy: "xref\n")[1].split(separator: "\n").dropFirst(2).prefix(6)
    for (index, entry) in entries.enumerated() {
      let offset = try #require(Int(entry.prefix(10)))
      #expect(String(decoding: bytes[offset..<offset + 7], as: UTF8.self) == "\(index + 1) 0 obj")
    }
  }

  @Test func `drops accents that the fonts of a PDF lack`() async throws {
    let data = try await TestBench().landmark("Hạ Long Bay").exported(as: .pdf)
    #expect(try #require(String(data: data, encoding: .isoLatin1)).contains("(Ha Long Bay)"))
  }

  @Test func `keeps accents in rich text`() async throws {
    let data = try await TestBench().landmark("Chichén Itzá").exported(as: .rtf)
    #expect(String(decoding: data, as: UTF8.self).contains("Chich\\u233?n Itz\\u225?"))
  }
}
