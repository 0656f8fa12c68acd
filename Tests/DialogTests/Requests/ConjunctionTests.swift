import Dialog
import Testing

@Suite struct `That` {
  @Test(arguments: [
    "note that the bread is out", "remind me that it rains", "save a memo saying that on monday the shop is closed",
  ])
  func `leads to a clause behind what tells it, and refers to nothing`(text: String) {
    let references = ReferenceReader(language: "en").references(in: text)
    #expect(!references.contains { text.utf8.dropFirst($0.range.lowerBound).starts(with: "that".utf8) })
  }

  @Test(arguments: ["delete that", "open that please", "what does that say"])
  func `refers to something elsewhere`(text: String) {
    #expect(ReferenceReader(language: "en").references(in: text).map(\.target) == [.that])
  }
}
