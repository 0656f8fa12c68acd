import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let severalProviders = SeededDefects(
    SeveralProviders.self,
    defects: [
      Defect("Light", .provided { [$0.name, $0.shortcuts[0].intent] }),
      Defect("Lantern", .provided { [$0.shortcuts[0].intent, $0.name] }),
      Defect("my lantern", .provided { [$0.name, $0.shortcuts[0].intent, $0.synonyms[0]] }),
      Defect("Light", SeededCatalog.provided { [$0.name, $0.shortcuts[0].intent] }.taken(as: .running)),
      Defect("my lantern", .provided { [$0.name, $0.name, $0.synonyms[0]] }),
    ],
    lookalikes: [
      .provided { _ in [] },
      .provided { [$0.name] },
      .provided { [$0.name, $0.name] },
      .phrases("Light up in ${applicationName}"),
      SeededCatalog.provided { [$0.synonyms[0]] }.taken(as: .running),
    ])
}

extension SeededCatalog {
  /// Metadata of shortcuts that these types provide.
  fileprivate static func provided(
    by providers: @escaping @Sendable (DeclaredApplication) -> [LocatedText]
  ) -> SeededCatalog {
    .extracted("Light up in ${applicationName}").with { $0.providers = providers($0) }
  }
}

@Suite struct `A second provider of shortcuts` {
  @Test func `is shown with the first`() {
    #expect(
      SeededCatalog.provided { [$0.name, $0.shortcuts[0].intent] }.findings == [
        """
        lantern.json:9:18: error: 'Light' provides shortcuts beside 'Lantern'; an application has one such type \
        [portability.several-providers]
        9 |     { "intent": "Light", "title": "Light",
          |                  ^~~~~
        lantern.json:3:29: note: the first provider
        3 |   "application": { "name": "Lantern", "synonyms": ["my lantern"] },
          |                             ^~~~~~~
        """
      ])
  }
}
