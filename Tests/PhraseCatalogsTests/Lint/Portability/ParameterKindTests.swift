import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let parameterKind = SeededDefects(
    ParameterKind.self,
    defects: [
      Defect("${note}", .phrases("Write ${note} in ${applicationName}")),
      Defect("${level}", .phrases("Light to ${level} percent in ${applicationName}")),
      Defect("${when}", .phrases("Light up [${when}] in ${applicationName}")),
      Defect("${name}", .phrases("Light for (${name}|me) in ${applicationName}")),
      Defect("${level}", .extracted("Light to ${level} in ${applicationName}")),
    ],
    lookalikes: [
      .phrases("Light the ${lamp} in ${applicationName}"),
      .phrases("Light in ${color} with ${applicationName}"),
      .phrases("Light at level in ${applicationName}"),
      .extracted("Light the ${room} in ${applicationName}"),
      .phrases(#"Light to \\${level} in ${applicationName}"#),
    ])
}

@Suite struct `A parameter that is no entity` {
  @Test func `is told its type`() {
    #expect(
      SeededCatalog.phrases("Light to ${level} percent in ${applicationName}").findings(
        of: "portability.parameter-kind")
        == [
          """
          lantern.json:12:19: error: parameter 'level' is neither an entity nor an enum but 'integer' \
          [portability.parameter-kind]
          12 |         "Light to ${level} percent in ${applicationName}"
             |                   ^~~~~~~~
             = in shortcut 'Light'
          """
        ])
  }
}
