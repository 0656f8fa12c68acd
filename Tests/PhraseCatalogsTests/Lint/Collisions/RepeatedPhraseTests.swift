import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let repeatedPhrase = SeededDefects(
    RepeatedPhrase.self,
    defects: [
      Defect(
        "light the hall, in ${applicationName}",
        .phrases("Light the hall in ${applicationName}", "light the hall, in ${applicationName}")),
      Defect(
        "Light [up] the hall in ${applicationName}",
        .phrases("Light the hall in ${applicationName}", "Light [up] the hall in ${applicationName}")),
      Defect(
        "Dim the hall in ${applicationName}",
        .phrases("(Dim|Fade) the hall in ${applicationName}", "Dim the hall in ${applicationName}")),
      Defect(
        "What is lit in ${applicationName}",
        .phrases("What's lit in ${applicationName}", "What is lit in ${applicationName}")),
      Defect(
        "DIM THE ${lamp} IN ${applicationName}",
        .phrases("Dim the ${lamp} in ${applicationName}", "DIM THE ${lamp} IN ${applicationName}")),
    ],
    lookalikes: [
      .phrases("Light the hall in ${applicationName}", "Dim the hall in ${applicationName}"),
      .house(["Light": ["Light the hall in ${applicationName}"], "Glow": ["Light the hall in ${applicationName}"]]),
      .phrases("Light the ${lamp} in ${applicationName}", "Light the ${room} in ${applicationName}"),
      .phrases("Light the hall in ${applicationName}", "${applicationName} light the hall"),
      .phrases("Light the hall in ${applicationName}", "Light the hall"),
      .phrases("Light [up] the hall in ${applicationName}", "Light everything in ${applicationName}"),
    ])
}

@Suite struct `A phrase that a shortcut has twice` {
  @Test func `can be taken out`() {
    let catalog = SeededCatalog.phrases("Light the hall in ${applicationName}", "light the hall, in ${applicationName}")
    #expect(
      catalog.rendered(by: RepeatedPhrase.self) == [
        """
        lantern.json:13:10: warning: phrase 'light the hall, in ${applicationName}' says the same as 'Light the hall in ${applicationName}' of the same shortcut [pair.repeated]
        13 |         "light the hall, in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
           = fix: remove the phrase
        lantern.json:12:10: note: the other phrase
        12 |         "Light the hall in ${applicationName}",
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }

  @Test func `leaves a sound list behind`() throws {
    let catalog = SeededCatalog.phrases(
      "Light the hall in ${applicationName}", "light the hall in ${applicationName}", "Dim it in ${applicationName}")
    let report = catalog.checked(LintSelection([RepeatedPhrase.self]))
    let fix = try #require(report.findings.first?.finding.fix)
    var bytes = Array(catalog.texts[0].utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    let mended = SeededCatalog.phrases("Light the hall in ${applicationName}", "Dim it in ${applicationName}")
    #expect(String(decoding: bytes, as: UTF8.self) == mended.texts[0])
  }
}
