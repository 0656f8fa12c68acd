import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let leadingText = SeededDefects(
    LeadingText.self,
    defects: [
      Defect("${note}", .phrases("${note} goes on the wall")),
      Defect("${note}", .phrases("[Write] ${note} on the wall in ${applicationName}")),
      Defect("${name}", .phrases("(${name}|Somebody) wants light")),
      Defect("${note}", .phrases("“${note}” goes on the wall")),
      Defect("${note}", .extracted("${note} is for ${applicationName}"), also: ["portability.parameter-kind"]),
    ],
    lookalikes: [
      .phrases("${lamp} should be lit in ${applicationName}"),
      .phrases("Write ${note} on the wall"),
      .phrases("${applicationName} write ${note}"),
      .phrases("${level} percent light in ${applicationName}"),
      .phrases("(Write|Put) [up] ${note} in ${applicationName}"),
    ])
}

@Suite struct `A phrase that begins with any words` {
  @Test func `is underlined where it takes them`() {
    #expect(
      SeededCatalog.phrases("${note} goes on the wall").findings == [
        """
        lantern.json:12:10: warning: the phrase begins with 'note', which takes any words, so it is a candidate for \
        every request [phrase.leading-text]
        12 |         "${note} goes on the wall"
           |          ^~~~~~~
           = in shortcut 'Light'
        """
      ])
  }
}
