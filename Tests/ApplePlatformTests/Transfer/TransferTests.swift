import ApplePlatform
import Testing

/// Values on their way to other apps and back.
@Suite struct TransferTests {
  struct Trail: Transferable, Codable, Equatable {
    var name: String
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .pdf) { trail in Data("PDF of \(trail.name)".utf8) }
        .suggestedFileName { "\($0.name) Map" }
        .exportingCondition { !$0.isSecret }
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
        .visibility(.ownProcess)
      DataRepresentation(importedContentType: .commaSeparatedText) { data in
        Trail(name: String(decoding: data.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self))
      }
    }
  }

  struct Photo: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .png) { photo in
        SentTransferredFile(photo.file, allowAccessingOriginalFile: true)
      } importing: { received in
        Photo(file: URL(filePath: "/copy/of/\(received.isOriginalFile)/\(try Data(contentsOf: received.file).count)"))
      }
    }
  }

  struct Nothing: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .json) { _ in Nothing() }
    }
  }

  let ridge = Trail(name: "Ridge")

  @Test func `forms are listed in order, the most faithful first`() {
    #expect(ridge.exportedContentTypes() == [.pdf, .json, .utf8PlainText, .plainText])
    #expect(Trail(name: "Cave", isSecret: true).exportedContentTypes() == [.json, .utf8PlainText, .plainText])
    #expect(ridge.exportedContentTypes(.ownProcess) == [.utf8PlainText, .plainText])
    #expect(Trail.exportedContentTypes().first == .pdf)
    #expect(Trail.importedContentTypes() == [.json, .commaSeparatedText])
  }

  @Test func `a value goes out in the form that is asked for`() async throws {
    #expect(try await ridge.exported(as: .pdf) == Data("PDF of Ridge".utf8))
    #expect(try await ridge.exported(as: .text) == ridge.exported(as: .json))
    #expect(try await ridge.exported(as: .plainText) == Data("Ridge".utf8))
    #expect(try await ridge.exportedContent(as: nil).data() == Data("PDF of Ridge".utf8))
  }

  @Test func `a form that is not there is an error`() async {
    await #expect(throws: TransferError.notExported(as: .png)) { try await ridge.exported(as: .png) }
    await #expect(throws: TransferError.notExported(as: .pdf)) {
      try await Trail(name: "Cave", isSecret: true).exported(as: .pdf)
    }
    await #expect(throws: TransferError.nothingExported) { try await Nothing().exportedContent(as: nil) }
    await #expect(throws: TransferError.notImported(.png)) { try await Trail(importing: Data(), contentType: .png) }
    #expect(TransferError.notExported(as: .png).description == "the item has no form of type 'public.png'")
  }

  @Test func `a value comes back from what it was made into`() async throws {
    let json = try await ridge.exported(as: .json)
    #expect(try await Trail(importing: json, contentType: .json) == ridge)
    #expect(try await Trail(importing: Data("Coast,12".utf8), contentType: nil).name == "Coast")
    await #expect(throws: DecodingError.self) { try await Trail(importing: Data("?".utf8), contentType: .json) }
  }

  @Test func `a file is named after the value and ends as its type does`() async throws {
    #expect(ridge.suggestedFilename == "Ridge Map")
    #expect(ridge.exportedFileName(as: nil) == "Ridge Map.pdf")
    #expect(ridge.exportedFileName(as: .json) == "Ridge Map.json")
    let (name, data) = try await ridge.withExportedFile(contentType: .pdf) { url in
      (url.lastPathComponent, try Data(contentsOf: url))
    }
    #expect(name == "Ridge Map.pdf" && data == Data("PDF of Ridge".utf8))
  }

  @Test func `a file goes out where it is and comes in as a file`() async throws {
    let folder = try ResourceFolder().write("photo.png", "12345")
    let photo = Photo(file: folder.url.appendingPathComponent("photo.png"))
    #expect(try await photo.withExportedFile(contentType: .image) { $0 } == photo.file)
    #expect(try await photo.exported(as: .png).count == 5)
    #expect(try await Photo(importing: photo.file, contentType: nil).file.path == "/copy/of/false/5")
    #expect(try await Photo(importing: Data("123".utf8), contentType: .png).file.path == "/copy/of/false/3")
  }

  @Test func `plain values have forms of their own`() async throws {
    #expect(try await "Grüße".exported(as: .plainText) == Data("Grüße".utf8))
    #expect(try await String(importing: Data("Hi".utf8), contentType: .utf8PlainText) == "Hi")
    let url = try #require(URL(string: "https://trails.example/1"))
    #expect(url.exportedContentTypes() == [.url, .utf8PlainText, .plainText])
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
    #expect(try await AttributedString("Hi").exported(as: .text) == Data("Hi".utf8))
  }
}
