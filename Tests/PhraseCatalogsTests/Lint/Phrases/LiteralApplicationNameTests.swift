import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let literalApplicationName = SeededDefects(
    LiteralApplicationName.self,
    defects: [
      Defect("Lantern", .phrases("Light the ${lamp} in Lantern")),
      Defect("lantern", .phrases("Ask lantern for light")),
      Defect("my lantern", .phrases("Light up with my lantern")),
      Defect("LANTERN", .phrases("Light up [using LANTERN]")),
      Defect("Lantern", .phrases("Tell Lantern to light up in ${applicationName}")),
      Defect(
        "Lantern", SeededCatalog.phrases("Light up in Lantern").taken(as: .metadata),
        also: ["portability.missing-application-name"]),
    ],
    lookalikes: [
      .phrases("Light my lantern in ${applicationName}"),
      .phrases("Light up in ${applicationName}", "Lantern on"),
      .phrases("Light up in Lanterns", "Light up with lantern oil lamps"),
      .phrases("Light the ${lamp} in (${applicationName}|the lantern)"),
      .phrases("Light up in the lantern shop"),
      .phrases("Light up on demand [in ${applicationName}]"),
    ])
}

@Suite struct `A name that is written out` {
  @Test func `is replaced by its placeholder`() {
    #expect(
      SeededCatalog.phrases("Light the ${lamp} in Lantern").findings == [
        """
        lantern.json:12:31: warning: the application's name 'Lantern' is written out [phrase.literal-application-name]
        12 |         "Light the ${lamp} in Lantern"
           |                               ^~~~~~~
           = in shortcut 'Light'
           = fix: write '${applicationName}'
        """
      ])
  }
}
