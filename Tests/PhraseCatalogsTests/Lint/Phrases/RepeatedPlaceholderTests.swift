import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let repeatedPlaceholder = SeededDefects(
    RepeatedPlaceholder.self,
    defects: [
      Defect("${lamp}", .phrases("Light the ${lamp} like the ${lamp} in ${applicationName}")),
      Defect("${lamp}", .phrases("Light the ${lamp} [and only the ${lamp}] in ${applicationName}")),
      Defect("${room}", .phrases("(Light|Dim) the ${room} as in the ${room}")),
      Defect("${lamp}", .extracted("Light ${lamp} and ${lamp} in ${applicationName}"), also: []),
      Defect("${level}", .phrases("Light up to ${level} and then (${level}|more)")),
    ],
    lookalikes: [
      .phrases("Light the (${lamp} lamp|lamp ${lamp}) in ${applicationName}"),
      .phrases("Light the ${lamp} in ${applicationName}", "Dim the ${lamp} in ${applicationName}"),
      .phrases("Light the ${lamp} in the ${room} with ${applicationName}"),
      .extracted("Light ${lamp} in ${applicationName}"),
      .phrases(#"Light the ${lamp} or \\${lamp} in ${applicationName}"#),
    ])
}

@Suite struct `A parameter that stands twice` {
  @Test func `is underlined where it stands again`() {
    #expect(
      SeededCatalog.phrases("Light ${lamp} beside ${lamp} in ${applicationName}").taken(as: .running).findings == [
        """
        lantern.json:12:31: warning: placeholder 'lamp' stands twice in one way of saying the phrase \
        [phrase.repeated-placeholder]
        12 |         "Light ${lamp} beside ${lamp} in ${applicationName}"
           |                               ^~~~~~~
           = in shortcut 'Light'
        """
      ])
  }
}
