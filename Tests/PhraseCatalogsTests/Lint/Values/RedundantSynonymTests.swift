import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let redundantSynonym = SeededDefects(
    RedundantSynonym.self,
    defects: [
      Defect("attic", .rooms(#"{ "title": "Attic", "synonyms": ["attic"] }"#)),
      Defect("garret", .rooms(#"{ "title": "Attic", "synonyms": ["Garret", "loft", "garret"] }"#)),
      Defect("Cafe", .rooms(#"{ "title": "Café", "synonyms": ["Cafe"] }"#)),
      Defect("Salon", .rooms(#"{ "title": "The Salon", "synonyms": ["Salon"] }"#)),
      Defect("Room 2", .rooms(#"{ "title": "Room Two", "synonyms": ["den", "Room 2"] }"#)),
      Defect("hall-way", .rooms(#"{ "title": "Hall Way", "synonyms": ["hall-way"] }"#)),
    ],
    lookalikes: [
      .rooms(#"{ "title": "Attic", "synonyms": ["loft"] }"#),
      .rooms(#"{ "title": "Attic", "synonyms": ["attics"] }"#),
      .rooms(#"{ "title": "Attic", "synonyms": ["loft"] }"#, #"{ "title": "Loft", "synonyms": ["garret"] }"#),
      .rooms(#"{ "title": "Hallway", "synonyms": ["hall way"] }"#),
      .rooms(#"{ "title": "Room 2", "synonyms": ["second room"] }"#),
    ])
}

@Suite struct `A synonym that says nothing new` {
  @Test func `can be taken out`() {
    let catalog = SeededCatalog.rooms(#"{ "title": "Attic", "synonyms": ["loft", "attic"] }"#)
    #expect(
      catalog.rendered(by: RedundantSynonym.self) == [
        """
        lantern.json:7:60: warning: synonym 'attic' says the same as the title 'Attic' [value.redundant-synonym]
        7 |       { "id": "0", "title": "Attic", "synonyms": ["loft", "attic"] }
          |                                                            ^~~~~
          = in entity 'Room'
          = fix: remove the synonym
        """
      ])
  }

  @Test(arguments: [
    (#"["attic"]"#, "[]"), (#"["attic", "loft"]"#, #"["loft"]"#), (#"["loft", "attic"]"#, #"["loft"]"#),
    (#"["loft", "attic", "den"]"#, #"["loft", "den"]"#), (#"['loft' , 'attic' , ]"#, #"['loft' , ]"#),
  ])
  func `leaves a sound list behind`(before: String, after: String) throws {
    let catalog = SeededCatalog.rooms("{ \"title\": \"Attic\", \"synonyms\": \(before) }")
    let report = catalog.checked(LintSelection([RedundantSynonym.self]))
    let fix = try #require(report.findings.first?.finding.fix)
    var bytes = Array(catalog.texts[0].utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == SeededCatalog.rooms("{ \"title\": \"Attic\", \"synonyms\": \(after) }").texts[0])
  }
}
