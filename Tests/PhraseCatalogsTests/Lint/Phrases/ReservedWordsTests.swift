import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let reservedWords = SeededDefects(
    ReservedWords.self,
    defects: [
      Defect("Undo", .phrases("Undo")),
      Defect("Stop [it] [please]", .phrases("Stop [it] [please]")),
      Defect("Cancel [in ${applicationName}]", .phrases("Cancel [in ${applicationName}]")),
      Defect("What can you do?", .phrases("What can you do?")),
      Defect("(Once more|Again!)", .phrases("(Once more|Again!)")),
      Defect("Hey Siri", .phrases("Hey Siri, light up in ${applicationName}")),
      Defect("Alexa", .phrases("Alexa ask ${applicationName} to light up")),
      Defect(
        "Help", SeededCatalog.phrases("Help").taken(as: .running), also: ["portability.missing-application-name"]),
    ],
    lookalikes: [
      .phrases("Stop the light", "Stop in ${applicationName}"),
      .phrases("Undo the ${lamp}", "Undo my hair"),
      .phrases("Help ${lamp} in ${applicationName}"),
      .phrases("Cancel (the party|my order) [in ${applicationName}]"),
      .phrases("Light up again", "No more light"),
      .phrases("Call Alexa in ${applicationName}", "Play hey siri"),
    ])
}

@Suite struct `A phrase that the assistant hears itself` {
  @Test func `is told what people want who say it`() {
    #expect(
      SeededCatalog.phrases("Stop (that|the music)").findings == [
        """
        lantern.json:12:10: warning: 'stop that' is what people say to the assistant to cancel [phrase.reserved-words]
        12 |         "Stop (that|the music)"
           |          ^~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
        """
      ])
  }

  @Test func `is none where lint was told of none`() {
    #expect(ReservedSayings.none.meaning(of: "undo") == nil)
    #expect(ReservedSayings.few.meaning(of: "Please undo now!") == .undo)
  }
}

extension ReservedSayings {
  /// Enough to test the rule; what the assistant really hears is tested where lint is run.
  static let few = ReservedSayings([
    (.undo, "undo"), (.redo, "redo"), (.again, "(once more|again)"), (.help, "(help|what can you do)"),
    (.cancel, "(cancel|stop [(it|that)])"), (.cancel, "undo"),
  ])
}
