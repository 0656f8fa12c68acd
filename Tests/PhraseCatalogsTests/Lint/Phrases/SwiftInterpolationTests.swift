import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let swiftInterpolation = SeededDefects(
    SwiftInterpolation.self,
    defects: [
      Defect(#"\(lamp)"#, .phrases(#"Light \(lamp) or ${lamp} in ${applicationName}"#)),
      Defect("(applicationName)", .phrases("Light up in (applicationName)")),
      Defect(#"\\(.applicationName)"#, .phrases(#"Light up in \\(.applicationName)"#), also: ["catalog.no-phrases"]),
      Defect("(.lamp)", .phrases("Light (.lamp) or ${lamp}"), also: ["catalog.no-phrases"]),
      Defect(#"\\(\\.$lamp)"#, .phrases(#"Light \\(\\.$lamp) or ${lamp}"#), also: ["catalog.no-phrases"]),
      Defect(
        #"\\(.applicationName)"#,
        SeededCatalog.phrases(#"Light up in \\(.applicationName)"#).taken(as: .metadata)),
      Defect(
        #"\\(lamp)"#,
        SeededCatalog.phrases(#"Light ${lamp} or \\(lamp) in ${applicationName}"#).taken(as: .running)),
      Defect(#"\\(names[0])"#, SeededCatalog.phrases(#"Light \\(names[0]) in ${applicationName}"#).taken(as: .running)),
    ],
    lookalikes: [
      .phrases("Light (up|on) in ${applicationName}"),
      .phrases("Light (lamp|light) ${lamp} in ${applicationName}"),
      .phrases("Light (the ${lamp}) in ${applicationName}"),
      .phrases(#"Light up \\(slowly\\) in ${applicationName}"#),
      .phrases("Light (upstairs) in ${applicationName}"),
      SeededCatalog.phrases("Light (lamp) in ${applicationName}").taken(as: .running),
    ])
}

@Suite struct `A placeholder of Swift in a phrase` {
  @Test func `is replaced as a catalog spells it`() {
    #expect(
      SeededCatalog.phrases("Light the (lamp) or ${lamp}").findings == [
        """
        lantern.json:12:20: error: '(lamp)' is a placeholder in Swift only [phrase.swift-interpolation]
        12 |         "Light the (lamp) or ${lamp}"
           |                    ^~~~~~
           = in shortcut 'Light'
           = fix: write '${lamp}'
        """
      ])
  }
}
