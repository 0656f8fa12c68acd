import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let foreignPlaceholder = SeededDefects(
    ForeignPlaceholder.self,
    defects: [
      Defect("{lamp}", .phrases("Light {lamp} in ${applicationName}")),
      Defect("$lamp", .phrases("Light ${lamp} in ${applicationName}", "Brighten $lamp in ${applicationName}")),
      Defect("$applicationName", .phrases("Light up in $applicationName")),
      Defect("{applicationName}", .phrases("{applicationName} light up")),
      Defect("%@", .phrases("Light %@ in ${applicationName}")),
      Defect("%1$@", .phrases("Light %1$@ with ${applicationName}")),
    ],
    lookalikes: [
      .phrases("Light ${lamp} in ${applicationName}"),
      .phrases("Light up for $5 in ${applicationName}"),
      .phrases("Light at 100 % in ${applicationName}"),
      .phrases("Light up with US$ in ${applicationName}"),
      .phrases("Light {} up in ${applicationName}"),
      .phrases("Light up [the] (hall|cellar) in ${applicationName}"),
    ])
}

@Suite struct `A placeholder of another format` {
  @Test func `is shown with how it is written here`() {
    let catalog = SeededCatalog.phrases("Light ${lamp} in ${applicationName}", "Brighten {lamp} in ${applicationName}")
    #expect(
      catalog.findings == [
        """
        lantern.json:13:19: warning: '{lamp}' is no placeholder here, and read as words [phrase.foreign-placeholder]
        13 |         "Brighten {lamp} in ${applicationName}"
           |                   ^~~~~~
           = in shortcut 'Light'
           = fix: write '${lamp}'
        """
      ])
  }
}
