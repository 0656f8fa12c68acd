import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let unspeakableName = SeededDefects(
    UnspeakableName.self,
    defects: [
      Defect("***", .rooms(#"{ "title": "Attic", "synonyms": ["***"] }"#)),
      Defect("—", .rooms(#"{ "title": "Attic", "synonyms": ["loft", "—"] }"#)),
      Defect("!?", .rooms(#"{ "title": "Attic", "synonyms": ["!?", "loft"] }"#)),
      Defect("...", .rooms(#"{ "id": "dots", "title": "...", "synonyms": ["dots"] }"#)),
      Defect("(-)", .rooms(#"{ "id": "minus", "title": "(-)" }"#, #""Attic""#)),
    ],
    lookalikes: [
      .rooms(#"{ "title": "Attic!", "synonyms": ["loft"] }"#),
      .rooms(#"{ "title": "Room 1" }"#),
      .rooms(#"{ "title": "屋根裏" }"#),
      .rooms(#"{ "title": "R&D", "synonyms": ["50 %"] }"#),
      .rooms(#"{ "title": "Чердак" }"#),
    ])
}

@Suite struct `A name that cannot be typed` {
  @Test func `is shown, and what that means`() {
    #expect(
      SeededCatalog.rooms(#"{ "id": "minus", "title": "(-)" }"#, #""Attic""#).rendered(by: UnspeakableName.self) == [
        """
        lantern.json:7:34: warning: nothing of the title '(-)' can be typed, so nobody can name the value [value.unspeakable]
        7 |       { "id": "minus", "title": "(-)" },
          |                                  ^~~
          = in entity 'Room'
        """
      ])
  }
}
