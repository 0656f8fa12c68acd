import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let missingApplicationName = SeededDefects(
    MissingApplicationName.self,
    defects: [
      Defect("Light up", .phrases("Light up")),
      Defect("Light up [in ${applicationName}]", .phrases("Light up [in ${applicationName}]")),
      Defect("Light (up|in ${applicationName})", .phrases("Light (up|in ${applicationName})")),
      Defect("Light ${lamp}", .phrases("Light ${lamp} in ${applicationName}", "Light ${lamp}")),
      Defect(#"Light up in \\${applicationName}"#, .phrases(#"Light up in \\${applicationName}"#)),
      Defect("Light up now", .extracted("Light up now")),
    ],
    lookalikes: [
      .phrases("Light up in ${applicationName}"),
      .phrases("(Ask ${applicationName} to light up|Light up in ${applicationName})"),
      .phrases("[Please] light the ${lamp} in ${ applicationName }"),
      .extracted("${applicationName}, light up"),
      SeededCatalog.phrases("Light up in ${applicationName}").with { application in
        application.negativePhrases = [DeclaredPhrase(application.name, template: nil)]
      },
    ])
}

@Suite struct `A phrase without its application` {
  static let catalog = SeededCatalog.phrases("Light up [in ${applicationName}]")

  @Test func `is underlined as a whole`() {
    #expect(
      Self.catalog.findings(of: "portability.missing-application-name") == [
        """
        lantern.json:12:10: error: the phrase can be said without '${applicationName}' \
        [portability.missing-application-name]
        12 |         "Light up [in ${applicationName}]"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
        """
      ])
  }

  @Test func `is nothing to say of a catalog unless it is asked for`() {
    #expect(Self.catalog.findings == [])
  }
}
