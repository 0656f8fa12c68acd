import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let tooManyShortcuts = SeededDefects(
    TooManyShortcuts.self,
    defects: [
      Defect("Do11", .many(11)),
      Defect("Do11", .many(12)),
      Defect("Do11", .many(200)),
      Defect("Do11", SeededCatalog.many(11).taken(as: .metadata)),
      Defect("Do11", SeededCatalog.many(30).taken(as: .running)),
    ],
    lookalikes: [
      .many(1), .many(9), .many(10), SeededCatalog(many(10).texts[0], many(10).texts[0]),
      SeededCatalog.many(10).taken(as: .metadata),
    ])

  private static func many(_ count: Int) -> SeededCatalog { .many(count) }
}

extension SeededCatalog {
  /// A catalog of so many shortcuts of which no two are alike.
  static func many(_ count: Int) -> SeededCatalog {
    let words = (1...count).map { number in
      String(
        "\(number)".unicodeScalars.flatMap {
          "bacedifogu".unicodeScalars.dropFirst(Int($0.value) - 48).prefix(1) + ["x"]
        }.map(Character.init))
    }
    return SeededCatalog(
      shortcuts(
        (1...count).map { number in
          #"{ "intent": "Do\#(number)", "title": "Do \#(number)", "phrases": ["Do \#(words[number - 1]) \#(words[number - 1])ing in ${applicationName}"] }"#
        }))
  }
}

@Suite struct `An eleventh shortcut` {
  @Test func `is underlined, and how many there are is said`() {
    let findings = SeededCatalog.many(12).findings(of: "portability.too-many-shortcuts")
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasPrefix(
        """
        lantern.json:15:18: error: 'Lantern' has 12 shortcuts, and 10 are the limit; this is the first beyond \
        [portability.too-many-shortcuts]
        15 |     { "intent": "Do11",
        """) == true)
  }
}
