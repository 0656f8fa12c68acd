import PhraseMatching
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let unreachableIntent = SeededDefects(
    UnreachableIntent.self,
    defects: [
      Defect("Light", .extracted("Light up in ${applicationName}").with { $0.shortcuts.removeAll() }),
      Defect("Light", .extracted("Light up in ${applicationName}").with { $0.shortcuts[0].phrases.removeAll() }),
      Defect(
        "Light up in ${applicationName}",
        .extracted("Light up in ${applicationName}").with { application in
          application.intents.append(DeclaredIntent(application.shortcuts[0].phrases[0].text))
        }),
      Defect(
        "Lantern",
        .extracted("Light up in ${applicationName}").with { application in
          application.intents.insert(DeclaredIntent(application.name), at: 0)
        }),
      Defect(
        "Light",
        SeededCatalog.phrases("Light up in ${applicationName}").taken(as: .running).with { application in
          application.shortcuts[0].intent = application.name
        }),
    ],
    lookalikes: [
      .extracted("Light up in ${applicationName}"),
      .extracted("Light up in ${applicationName}").with { application in
        var hidden = DeclaredIntent(application.name)
        hidden.isDiscoverable = false
        application.intents.append(hidden)
      },
      .phrases("Light up in ${applicationName}").with { $0.intents.append(DeclaredIntent($0.name)) },
      .extracted("Light up in ${applicationName}").with { application in
        application.locale = "de"
        application.intents.append(DeclaredIntent(application.name))
      },
      SeededCatalog.phrases("Light up in ${applicationName}").taken(as: .running).with { application in
        application.shortcuts.append(application.shortcuts[0])
      },
      .extracted("Light up in ${applicationName}").with { application in
        application.shortcuts = Array(repeating: application.shortcuts[0], count: 10)
        application.intents.append(DeclaredIntent(application.name))
      },
    ])
}

@Suite struct `An intent that no phrase reaches` {
  @Test func `is noted where it is declared`() {
    let catalog = SeededCatalog.extracted("Light up in ${applicationName}").with { $0.shortcuts.removeAll() }
    #expect(
      catalog.findings == [
        """
        lantern.json:9:18: note: no phrase reaches intent 'Light' [intent.unreachable]
        9 |     { "intent": "Light", "title": "Light",
          |                  ^~~~~
        """
      ])
  }
}
