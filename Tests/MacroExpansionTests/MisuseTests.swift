import Testing

@testable import MacroExpansion

@Suite struct `Misuse is explained` {
  @Test(arguments: [
    ("var stored: Int", "stored: ‖ '@ComputedProperty' requires a computed property"),
    ("let stored: Int = 3", "stored: ‖ '@ComputedProperty' requires a computed property"),
    ("var é = 3, stored: Int { 3 }", "var ‖ '@ComputedProperty' can only be applied to a single property"),
    ("var stored: Int = 3 { didSet {} }", "stored: ‖ '@ComputedProperty' requires a computed property"),
    ("/* é */ static var shared: Int { 3 }", "shared: ‖ '@ComputedProperty' cannot be applied to a static property"),
    ("class var shared: Int { 3 }", "shared: ‖ '@ComputedProperty' cannot be applied to a static property"),
    ("var free { 3 }", "free ‖ '@ComputedProperty' requires a type annotation on property 'free'"),
    ("func f() {}", "func ‖ '@ComputedProperty' can only be applied to a property"),
    (
      "var slow: Int { get async { 3 } }",
      "get ‖ '@ComputedProperty' requires a getter that is neither 'async' nor 'throws'; use '@DeferredProperty' instead"
    ),
    ("", " ‖ '@ComputedProperty' cannot read this declaration"),
  ])
  func `of a computed property`(source: (property: String, finding: String)) {
    let misuse = request("ComputedProperty", .accessor, attribute: "@ComputedProperty", on: source.property)
    #expect(findings(misuse) == [source.finding])
  }

  @Test(arguments: [
    (
      "var quick: Int { get { 3 } }",
      "get ‖ '@DeferredProperty' requires a getter that is 'async'; use '@ComputedProperty' for one that is not"
    ),
    (
      "var quick: Int { 3 }",
      "quick: ‖ '@DeferredProperty' requires a getter that is 'async'; use '@ComputedProperty' for one that is not"
    ),
    ("var stored: Int", "stored: ‖ '@DeferredProperty' requires a computed property"),
  ])
  func `of a deferred property`(source: (property: String, finding: String)) {
    let misuse = request("DeferredProperty", .accessor, attribute: "@DeferredProperty", on: source.property)
    #expect(findings(misuse) == [source.finding])
  }

  @Test(arguments: [
    ("struct S {}", ["struct ‖ '@UnionValue' can only be applied to an enum"]),
    ("enum Empty {}", ["enum ‖ '@UnionValue' enum 'Empty' must have at least one case"]),
    ("enum E { case park }", ["park ‖ '@UnionValue' case 'park' must have exactly one associated value"]),
    (
      "enum E { case é(Int); case a(Park), b(x: Int, y: Int)\n case c(_ c: Outer . Park), d( Outer.Park ) }",
      [
        "b(x: ‖ '@UnionValue' case 'b' must have exactly one associated value",
        "d( ‖ '@UnionValue' cases 'c' and 'd' have the same type 'Outer.Park'",
      ]
    ),
  ])
  func `of a union, all at once`(source: (declaration: String, findings: [String])) {
    let misuse = request("UnionValue", .extension, attribute: "@UnionValue", on: source.declaration)
    #expect(findings(misuse) == source.findings)
  }

  @Test(arguments: [
    (
      "AppIntentSchema", "@AppIntent(schema: .a.b)", "enum E {}",
      "enum ‖ '@AppIntent' can only be applied to a struct or a class"
    ),
    (
      "AppEnumSchema", "@AssistantEnum(schema: .a.b)", "struct E {}",
      "struct ‖ '@AssistantEnum' can only be applied to an enum"
    ),
    (
      "AppEntitySchema", "@AppEntity", "struct E {}",
      "struct ‖ '@AppEntity' requires a schema, as in '@AppEntity(schema: .photos.openAsset)'"
    ),
  ])
  func `of a schema`(source: (macro: String, attribute: String, declaration: String, finding: String)) {
    let misuse = request(source.macro, .extension, attribute: source.attribute, on: source.declaration)
    #expect(findings(misuse) == [source.finding])
    let member = request(
      source.macro, .memberAttribute, attribute: source.attribute, on: "var a: Int", parent: source.declaration)
    #expect(member.expansion.findings.isEmpty)
  }
}
