import Foundation
import Testing

@testable import ApplePlatform

/// Kinds of data.
@Suite struct UTTypeTests {
  @Test func `every parent of a built-in type is a built-in type`() {
    for (identifier, record) in UTTypeRecord.builtIn {
      for parent in record.parents {
        #expect(UTTypeRecord.builtIn[parent] != nil, "\(identifier) conforms to \(parent)")
      }
      #expect(!UTType(known: identifier).supertypes.contains(UTType(known: identifier)))
    }
  }

  @Test(arguments: [
    (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true), (.png, .content, true),
    (.png, .png, true), (.image, .png, false), (.svg, .xml, true), (.swiftSource, .text, true),
    (.mpeg4Audio, .audio, true), (.mpeg4Audio, .movie, true), (.vCard, .contact, true), (.json, .plainText, false),
    (.folder, .directory, true), (.folder, .data, false), (.fileURL, .url, true), (.applicationBundle, .package, true),
  ])
  func `a type conforms to what it is a special case of`(type: UTType, other: UTType, conforms: Bool) {
    #expect(type.conforms(to: other) == conforms)
    #expect(type.isSubtype(of: other) == (conforms && type != other))
    #expect(other.isSupertype(of: type) == (conforms && type != other))
  }

  @Test(arguments: [
    ("png", UTType.png), ("JPG", .jpeg), ("jpeg", .jpeg), ("txt", .plainText), ("htm", .html), ("yml", .yaml),
    ("csv", .commaSeparatedText), ("m4a", .mpeg4Audio), ("swift", .swiftSource), ("vcf", .vCard),
  ])
  func `an ending names a type`(ending: String, type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
  }

  @Test func `a type knows its usual names`() {
    #expect(UTType.heic.preferredFilenameExtension == "heic" && UTType.heic.preferredMIMEType == "image/heic")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.json") == .json && UTType.json.localizedDescription == "JSON text")
    #expect("\(UTType.pdf)" == "com.adobe.pdf")
  }

  @Test func `an unknown identifier is no type, an unknown ending makes one up`() throws {
    #expect(UTType("com.example.unheard-of") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "zzz", conformingTo: .image) == nil)
    let dynamic = try #require(UTType(filenameExtension: "ZZZ"))
    #expect(dynamic.isDynamic && !dynamic.isDeclared && dynamic.conforms(to: .data))
    #expect(dynamic.preferredFilenameExtension == "zzz" && UTType(dynamic.identifier) == dynamic)
  }

  @Test func `a declared type is known from then on`() {
    let type = UTType(exportedAs: "com.example.trail", conformingTo: .json)
    #expect(type.conforms(to: .text) && UTType("com.example.trail") == type)
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
    #expect(UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .image))
  }

  @Test func `a type survives an archive`() throws {
    let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf]))
    #expect(copy == [.pdf])
  }
}
