import Testing

@testable import MacroExpansion

@Suite struct `Entity properties expand` {
  @Test func `to a projection and a marker`() {
    let expansion = peers(of: "@ComputedProperty var name: String { landmark.name }", attribute: "@ComputedProperty")
    #expect(
      expansion == """
        var $name: AppIntents.EntityProperty<String> {
          AppIntents.EntityProperty(_computed: "name", title: nil, indexingKey: nil, customIndexingKey: nil, get: { self.name }, set: nil)
        }
        enum _property_name: AppIntents._EntityPropertyKey {
          nonisolated static var marker: AppIntents._EntityPropertyMarker<Landmark, String> {
            AppIntents._EntityPropertyMarker("name", title: nil, indexingKey: nil, customIndexingKey: nil, computed: { $0.name })
          }
        }
        private let _name = AppIntents._MarkedEntityProperty<_property_name>()
        """
    )
  }

  @Test func `with an awaiting getter where the property is deferred`() {
    let expansion = peers(
      of: "@DeferredProperty public var crowd: Int { get async throws { 3 } }",
      attribute: #"@DeferredProperty(title: "Crowd, now")"#
    )
    #expect(
      expansion == """
        public var $crowd: AppIntents.EntityProperty<Int> {
          AppIntents.EntityProperty(_deferred: "crowd", title: "Crowd, now", indexingKey: nil, get: { try await self.crowd })
        }
        enum _property_crowd: AppIntents._EntityPropertyKey {
          nonisolated static var marker: AppIntents._EntityPropertyMarker<Landmark, Int> {
            AppIntents._EntityPropertyMarker("crowd", title: "Crowd, now", indexingKey: nil, customIndexingKey: nil, deferred: { try await $0.crowd })
          }
        }
        private let _crowd = AppIntents._MarkedEntityProperty<_property_crowd>()
        """
    )
  }

  @Test func `without a marker in an extension, where nothing can be stored`() {
    let expansion = peers(
      of: "@ComputedProperty var name: String { \"\" }", attribute: "@ComputedProperty", in: "extension Landmark {}")
    #expect(
      expansion == """
        var $name: AppIntents.EntityProperty<String> {
          AppIntents.EntityProperty(_computed: "name", title: nil, indexingKey: nil, customIndexingKey: nil, get: { self.name }, set: nil)
        }
        """
    )
  }

  @Test func `with a variable marker where the entity is decoded, because constants are not`() {
    let expansion = peers(
      of: "@ComputedProperty var name: String { \"\" }", attribute: "@ComputedProperty",
      in: "struct Landmark: AppEntity, Codable {}")
    #expect(expansion.hasSuffix("\nvar _name = AppIntents._MarkedEntityProperty<_property_name>()"))
  }

  @Test func `with a constant marker in a class, which may have to be sendable`() {
    let expansion = peers(
      of: "@ComputedProperty var name: String { \"\" }", attribute: "@ComputedProperty",
      in: "public final class Settings: AppEntity {}")
    #expect(expansion.hasSuffix("private let _name = AppIntents._MarkedEntityProperty<_property_name>()"))
    #expect(expansion.contains("AppIntents._EntityPropertyMarker<Settings, String>"))
  }

  @Test(arguments: [
    ("var a: Int { get { 1 } set { x = newValue } }", "struct S {}", "set: nil"),
    ("var a: Int { get { 1 } nonmutating set { x = newValue } }", "struct S {}", "set: { self.a = $0 }"),
    ("var a: Int { get { 1 } set { x = newValue } }", "class C {}", "set: { self.a = $0 }"),
    ("var a: Int { get { 1 } nonmutating set { x = newValue } }", "extension S {}", "set: { self.a = $0 }"),
  ])
  func `with a setter only where the entity need not be mutable`(source: (property: String, owner: String, set: String))
  {
    let expansion = peers(of: source.property, attribute: "@ComputedProperty", in: source.owner)
    #expect(expansion.contains("get: { self.a }, \(source.set))"))
  }

  @Test(arguments: [
    ("open var a: Int { 1 }", "public var $a"),
    ("package var a: Int { 1 }", "package var $a"),
    ("fileprivate var a: Int { 1 }", "fileprivate var $a"),
    ("public private(set) var a: Int { 1 }", "public var $a"),
    ("@available(iOS 26, *) var a: Int { 1 }", "@available(iOS 26, *)\nvar $a"),
    ("var `default`: Int { 1 }", "var $default"),
    ("var größe: Int { 1 }", "var $größe"),
    ("var `the name`: Int { 1 }", "var `$the name`"),
  ])
  func `with access, availability and name of the property`(source: (property: String, beginning: String)) {
    #expect(peers(of: source.property, attribute: "@ComputedProperty").hasPrefix(source.beginning + ":"))
  }

  @Test(arguments: [
    ("var a: [String: Set<Int>]? { nil }", "[String: Set<Int>]?"),
    ("var a: (Int, b: Array<(Int) -> Bool>) { x }", "(Int, b: Array<(Int) -> Bool>)"),
    ("var a: @Sendable (Int) async throws -> String { x }", "@Sendable (Int) async throws -> String"),
    ("var a: any P & Q { x }", "any P & Q"),
    ("var a // why\n  : /* what */ Outer.Inner<Int>\n{ x }", "Outer.Inner<Int>"),
  ])
  func `with the type as it is written`(source: (property: String, type: String)) {
    let expansion = peers(of: source.property, attribute: "@ComputedProperty")
    #expect(expansion.hasPrefix("var $a: AppIntents.EntityProperty<\(source.type)> {"))
  }

  @Test func `with the arguments of the attribute, whatever is in them`() {
    let expansion = peers(
      of: "var a: Int { 1 }",
      attribute: #"@ComputedProperty(title: "a, \(f("b)", c: [1, 2])) \" //", indexingKey: \.displayName)"#
    )
    #expect(
      expansion.contains(
        #"title: "a, \(f("b)", c: [1, 2])) \" //", indexingKey: \.displayName, customIndexingKey: nil"#))
  }
}
