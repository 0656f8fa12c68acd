import SwiftText
import Testing

@testable import MacroExpansion

@Suite struct `Mangled sources are survived` {
  private static let sources = [
    #"@ComputedProperty(title: "a \(b("c")) d", indexingKey: \.e) public var f: [G<H>: (I) -> J]? { get async throws(K) { 1 } nonmutating set(n) { } }"#,
    "@UnionValue indirect enum A<T>: B, C where T: D { case e(F), g(h: I<J, K> = .l { \"}\" })\n#if M\ncase n(_ o: P)\n#endif\n}",
    "@AppIntent(schema: .a.b) struct S { @W var x: Int = 1, (y, z) = (2, 3) { didSet {} }\nfunc f() -> some V { /[{]/ } /* /* */ }",
    "@AppEnum(schema: AppSchema.Enum(#\"\"\"\n a\\#(b) \"\"\"#)) public extension A.B { class var `default`: C! { get } }",
  ]

  private static let pieces =
    Array("{}()[]<>\"'`#@\\/*:;,.=-?!&~\n \u{0}é😀$_a1").map(String.init) + [
      "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "->", "var ", "case ", "enum ", "get ", "async ", "class ", "#if ",
      "\r\n",
    ]

  @Test(arguments: UInt64(1)...20)
  func `by every macro in every role`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for source in Self.sources {
      for _ in 0..<10 {
        let mangled = mangle(source, with: &generator)
        expand(mangled)
        let bytes = Source(mangled).bytes.count
        let strays = Source(mangled).tokens.filter { $0.range.isEmpty || $0.range.upperBound > bytes }
        #expect(strays.isEmpty, "\(mangled)")
      }
    }
  }

  @Test func `when they end anywhere`() {
    for source in Self.sources {
      for length in 0...source.count { expand(String(source.prefix(length))) }
    }
  }

  @Test(arguments: ["(", "{", "<", "\"\\(", "/*", "@a(", "[{(", "case a(", "enum A {", "var a: B<"])
  func `when they are nested without end`(piece: String) {
    let source = String(repeating: piece, count: 20_000)
    for beginning in ["", "enum A { ", "var a: "] {
      let deep = beginning + source
      _ = request("UnionValue", .extension, attribute: "@UnionValue", on: deep).expansion
      _ = request("ComputedProperty", .peer, attribute: deep, on: "var a: Int { 1 }").expansion
      _ = request("ComputedProperty", .peer, attribute: "@ComputedProperty", on: deep).expansion
    }
  }

  private func expand(_ source: String) {
    let roles: [ExpansionRequest.Role] = [.accessor, .peer, .memberAttribute, .extension, .member]
    for macro in [
      "ComputedProperty", "DeferredProperty", "UnionValue", "AppIntentSchema", "AppEntitySchema", "AppEnumSchema",
    ] {
      for role in roles {
        let expansion = request(macro, role, attribute: source, on: source, in: [source], parent: source).expansion
        #expect(expansion.findings.allSatisfy { (0...source.utf8.count).contains($0.offset) }, "\(source)")
      }
    }
  }

  private func mangle(_ source: String, with generator: inout SeededGenerator) -> String {
    var characters = Array(source).map(String.init)
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !characters.isEmpty {
      let index = Int.random(in: 0..<characters.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: characters.remove(at: index)
      case 1: characters.insert(Self.pieces.randomElement(using: &generator) ?? "", at: index)
      case 2: characters.swapAt(index, Int.random(in: 0..<characters.count, using: &generator))
      default: characters.removeSubrange(index..<min(characters.count, index + 12))
      }
    }
    return characters.joined()
  }
}

/// Random numbers that are the same for the same seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
