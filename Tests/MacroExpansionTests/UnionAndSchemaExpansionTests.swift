import Testing

@testable import MacroExpansion

@Suite struct `Unions and schemas expand` {
  @Test func `to shapes with a closure for each case`() {
    let union = request(
      "UnionValue", .extension, attribute: "@UnionValue",
      on: """
        @UnionValue
        public enum DayPass: Sendable {
          /// A park, not `case forest(Forest)`.
          case park(entity: ParkEntity)
          indirect case trail(TrailEntity), `default`(_ name: String = "case x(Y)")
          static func f() { enum Nested { case g(Int) } }
        }
        """,
      missing: ["AppUnionValue", "_IntentValue"]
    )
    #expect(
      union.expansion.source == """
        extension DayPass: AppIntents.AppUnionValue, AppIntents._IntentValue {
          public enum Cases: Swift.String, AppIntents.AppEnum {
            case park
            case trail
            case `default`
            public static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation {
              DayPass.typeDisplayRepresentation
            }
            public static var caseDisplayRepresentations: [Self: AppIntents.DisplayRepresentation] {
              DayPass.caseDisplayRepresentations
            }
          }
          public static var _unionCases: [AppIntents._UnionCase<Self>] {
            [
              AppIntents._UnionCase("park", embed: { let make = Self.park; return make($0) }, extract: { if case .park(let value) = $0 { value } else { nil } }),
              AppIntents._UnionCase("trail", embed: { let make = Self.trail; return make($0) }, extract: { if case .trail(let value) = $0 { value } else { nil } }),
              AppIntents._UnionCase("default", embed: { let make = Self.`default`; return make($0) }, extract: { if case .`default`(let value) = $0 { value } else { nil } }),
            ]
          }
        }
        """
    )
  }

  @Test func `to public members where the extension around an enum is public`() {
    let union = request(
      "UnionValue", .extension, attribute: "@UnionValue", on: "enum Pass { case park(Park) }",
      in: ["public extension Parks {}"])
    #expect(union.expansion.source.contains("public enum Cases"))
  }

  @Test(arguments: [
    (".photos.openAsset", "var target: Asset", ": AppIntents.AppIntent, AppIntents.OpenIntent", #""photos.openAsset""#),
    (".photos.openAsset", "var asset: Asset", ": AppIntents.AppIntent", #""photos.openAsset""#),
    (
      ".notes.deleteNotes", "var entities: [Note]", ": AppIntents.AppIntent, AppIntents.DeleteIntent",
      #""notes.deleteNotes""#
    ),
    (
      ".system.searchInApp", "static let searchScopes = [1]; var criteria: C",
      ": AppIntents.AppIntent, AppIntents.ShowInAppSearchResultsIntent", #""system.searchInApp""#
    ),
    (
      #"AppSchema.Intent("x.y")"#, "", ": AppIntents.AppIntent",
      #"AppIntents.AppSchema.Intent.name(of: AppSchema.Intent("x.y"))"#
    ),
  ])
  func `to the conformances that an intent's schema and members ask for`(
    source: (schema: String, members: String, conformances: String, name: String)
  ) {
    let intent = request(
      "AppIntentSchema", .extension, attribute: "@AppIntent(schema: \(source.schema))",
      on: "public struct I { \(source.members) }",
      missing: ["AppIntent", "OpenIntent", "DeleteIntent", "ShowInAppSearchResultsIntent"]
    )
    #expect(
      intent.expansion.source == """
        extension I\(source.conformances) {
          public static var _assistantSchema: Swift.String { \(source.name) }
        }
        """
    )
  }

  @Test(arguments: [
    ("var target: Asset", "@AppIntents.IntentParameter"),
    ("public private(set) var target: Asset", "@AppIntents.IntentParameter"),
    ("@available(iOS 26, *) var target: Asset", "@AppIntents.IntentParameter"),
    ("@Dependency var navigator: Navigator", ""),
    ("@Parameter(title: \"A\") var target: Asset", ""),
    ("let target: Asset", ""),
    ("static var target: Asset", ""),
    ("lazy var target: Asset = a()", ""),
    ("var target: Asset = .first", ""),
    ("var target: Asset { a }", ""),
    ("var target: Asset { didSet { } }", ""),
    ("func target() {}", ""),
  ])
  func `to a parameter for each plain stored variable of an intent`(source: (member: String, attribute: String)) {
    let member = request(
      "AppIntentSchema", .memberAttribute, attribute: "@AppIntent(schema: .a.b)", on: source.member,
      parent: "struct I { \(source.member) }")
    #expect(member.expansion.source == source.attribute)
  }

  @Test(arguments: [
    ("var name: String", "@AppIntents.EntityProperty"), ("var id: String", ""), ("let name: String", ""),
  ])
  func `to a property for each plain stored variable of an entity`(source: (member: String, attribute: String)) {
    let member = request(
      "AppEntitySchema", .memberAttribute, attribute: "@AppEntity(schema: .a.b)", on: source.member,
      parent: "struct E { \(source.member) }")
    #expect(member.expansion.source == source.attribute)
  }
}
