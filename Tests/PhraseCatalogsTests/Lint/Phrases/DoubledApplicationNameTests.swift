import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let doubledApplicationName = SeededDefects(
    DoubledApplicationName.self,
    defects: [
      Defect("${applicationName}", .phrases("Ask ${applicationName} to light up in ${applicationName}")),
      Defect("${applicationName}", .phrases("${applicationName} light the ${lamp} with ${applicationName}")),
      Defect("${ applicationName }", .phrases("Ask ${applicationName} for light[, ${ applicationName }]")),
      Defect("${applicationName}", .phrases("(Ask|Let) ${applicationName} light up (in ${applicationName}|at home)")),
      Defect(
        "${applicationName}", .phrases("[Hello ${applicationName},] light up [the ${lamp}] in ${applicationName}")),
      Defect(
        "${applicationName}",
        SeededCatalog.phrases("Tell ${applicationName} to light ${applicationName}").taken(as: .metadata)),
    ],
    lookalikes: [
      .phrases("Light up in ${applicationName}", "Ask ${applicationName} to light up"),
      .phrases("(Ask ${applicationName} to light up|Light up in ${applicationName})"),
      .phrases("(${applicationName} light up|light up[, ${applicationName}])"),
      .phrases(#"Light up in ${applicationName} \\${applicationName}"#),
      .phrases("Light the ${lamp} in the ${room} with ${applicationName}"),
      SeededCatalog.phrases("Light up in ${applicationName}").taken(as: .running),
    ])
}

@Suite struct `An application named twice` {
  @Test func `is underlined where it is named again`() {
    #expect(
      SeededCatalog.phrases("Ask ${applicationName} to light up in ${applicationName}").findings == [
        """
        lantern.json:12:48: warning: the application is named twice in one way of saying the phrase \
        [phrase.doubled-application-name]
        12 |         "Ask ${applicationName} to light up in ${applicationName}"
           |                                                ^~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
        """
      ])
  }
}
