import PhraseMatching
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let unknownParameter = SeededDefects(
    UnknownParameter.self,
    defects: [
      Defect("${lmap}", .extracted("Light the ${lmap} in ${applicationName}", "Light ${lamp} in ${applicationName}")),
      Defect("${application}", .extracted("Light up in ${application}")),
      Defect("${appName}", .extracted("Light up in ${appName}")),
      Defect("${Lamp}", .extracted("Light ${Lamp} in ${applicationName}", "Dim ${lamp} in ${applicationName}")),
      Defect("${lamp.id}", .extracted("Light ${lamp.id} in ${applicationName}", "Dim ${lamp} in ${applicationName}")),
      Defect("${wattage}", SeededCatalog.phrases("Light ${wattage} in ${applicationName}").taken(as: .running)),
    ],
    lookalikes: [
      .extracted("Light the ${lamp} in ${applicationName}"),
      .extracted("Light the ${ lamp } in ${applicationName}", "Dim ${lamp} in ${applicationName}"),
      .extracted("Light $lamp for {lamp} in ${applicationName}"),
      .phrases("Light the ${lmap} in ${applicationName}", "Light ${lamp} in ${applicationName}"),
      SeededCatalog.extracted("Zünde ${wattage} in ${applicationName} an").with { $0.locale = "de" },
    ])
}

extension SeededCatalog {
  /// Phrases that were extracted from sources.
  static func extracted(_ phrases: String...) -> SeededCatalog {
    SeededCatalog.with(phrases: phrases).taken(as: .metadata)
  }
}

@Suite struct `A placeholder that no parameter fills` {
  @Test func `is reported with the parameter that was meant`() {
    #expect(
      SeededCatalog.extracted("Light the ${lamp} in ${applicationName}", "Dim the ${lmap} in ${applicationName}")
        .findings
        == [
          """
          lantern.json:13:18: error: no parameter is called 'lmap'; did you mean 'lamp'? [phrase.unknown-parameter]
          13 |         "Dim the ${lmap} in ${applicationName}"
             |                  ^~~~~~~
             = in shortcut 'Light'
             = fix: write '${lamp}'
          """
        ])
  }
}
