import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let severalParameters = SeededDefects(
    SeveralParameters.self,
    defects: [
      Defect("${room}", .phrases("Light the ${lamp} in the ${room} with ${applicationName}")),
      Defect("${room}", .phrases("Light the ${lamp} [in the ${room}] with ${applicationName}")),
      Defect("${color}", .phrases("(Light|Dim) the ${lamp} in ${color} for ${applicationName}")),
      Defect("${lamp}", .phrases("Light (${room}|everything) beside ${lamp} with ${applicationName}")),
      Defect("${room}", .extracted("Light ${lamp} in ${room} with ${applicationName}")),
    ],
    lookalikes: [
      .phrases("Light the (${lamp}|${room}) in ${applicationName}"),
      .phrases("Light the ${lamp} in ${applicationName}", "Light the ${room} in ${applicationName}"),
      .phrases("Light up in ${applicationName}"),
      .phrases("Light the ${lamp} and the ${lamp} in ${applicationName}"),
      .extracted("Light ${lamp} in ${applicationName}"),
    ])
}

@Suite struct `A second parameter in a phrase` {
  @Test func `is underlined`() {
    #expect(
      SeededCatalog.phrases("Light the ${lamp} in the ${room} with ${applicationName}")
        .findings(of: "portability.several-parameters") == [
          """
          lantern.json:12:35: error: a phrase has one parameter at most; 'room' is a second beside 'lamp' \
          [portability.several-parameters]
          12 |         "Light the ${lamp} in the ${room} with ${applicationName}"
             |                                   ^~~~~~~
             = in shortcut 'Light'
          """
        ])
  }
}
