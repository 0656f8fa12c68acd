import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let adjacentText = SeededDefects(
    AdjacentText.self,
    defects: [
      Defect("${name} ${note}", .phrases("Write ${name} ${note} in ${applicationName}"), also: ["catalog.no-phrases"]),
      Defect("${name}, ${note}", .phrases("Write ${name}, ${note} for me"), also: ["catalog.no-phrases"]),
      Defect("${name} [says] ${note}", .phrases("Write ${name} [says] ${note}"), also: ["catalog.no-phrases"]),
      Defect(
        "${note} ${name}", .extracted("Write ${note} ${name} in ${applicationName}"),
        also: ["portability.several-parameters", "portability.parameter-kind"]),
      Defect(
        "${note} – ${name}", SeededCatalog.phrases("Write ${note} – ${name}").taken(as: .running),
        also: ["portability.several-parameters", "portability.parameter-kind", "portability.missing-application-name"]),
    ],
    lookalikes: [
      .phrases("Write ${note} for ${name} in ${applicationName}"),
      .phrases("Write ${lamp} ${note} in ${applicationName}"),
      .phrases("Write (${note}|${name}) in ${applicationName}"),
      .extracted("Write ${note} about ${name} in ${applicationName}"),
      SeededCatalog.phrases("Write ${level} ${note} in ${applicationName}").taken(as: .running),
    ])
}

@Suite struct `Free words side by side` {
  @Test func `are underlined together`() {
    let catalog = SeededCatalog.phrases("Write ${note} ${name} in ${applicationName}").taken(as: .running)
    #expect(
      catalog.findings(of: "phrase.adjacent-text") == [
        """
        lantern.json:12:16: error: no word tells where 'note' ends and 'name' begins, and both take any text \
        [phrase.adjacent-text]
        12 |         "Write ${note} ${name} in ${applicationName}"
           |                ^~~~~~~~~~~~~~~
           = in shortcut 'Light'
        """
      ])
  }
}
