import Testing

@testable import MacroExpansion

@Suite struct `Declarations are read` {
  private func members(_ body: String) -> [String] {
    var reader = DeclarationReader("struct S {\n\(body)\n}")
    guard case .type(let type)? = reader.declaration()?.kind else { return [] }
    return type.members.map { member in
      switch member.kind {
      case .variable(_, let bindings): bindings.map { $0.name ?? "(…)" }.joined(separator: "+")
      case .cases(let cases): cases.map { "\($0.name)(\($0.payload.joined(separator: "+")))" }.joined(separator: "+")
      case .type(let type): "\(type.keyword) \(type.name)"
      case .other(let keyword): keyword
      }
    }
  }

  @Test(arguments: [
    ("var a = 1\nvar b = 2", ["a", "b"]),
    ("var a = f { x in x }\nlet b: Int, c = 2, (d, e) = g()", ["a", "b+c+(…)"]),
    ("var a = \"}\\(b(\"{\"))}\"\nvar b = 1", ["a", "b"]),
    ("var a = \"\"\"\n  } \\(x) \"\n  \"\"\"\nvar b = 1", ["a", "b"]),
    ("var a = #\"\\(} \"\\#(x)\"#; var b = 1", ["a", "b"]),
    ("var a = /[{]\"/\nvar b = #/ } /#\nvar c = 4 / 2", ["a", "b", "c"]),
    ("/* /* } */ } */ var a: Int // }\n{ 3 }\nvar b = 1", ["a", "b"]),
    ("var a = x\n  .map { $0 }\n  + 3\nvar b = 1", ["a", "b"]),
    ("#if os(Linux)\nvar a = 1\n#else\nvar b = 2\n#endif\nvar c = 3", ["a", "b", "c"]),
    ("func f<T>(_ x: T = .init { }) -> [T] where T: P { var y = 1 }\nvar a = 1", ["func", "a"]),
    ("init() {}\ndeinit {}\nsubscript(i: Int) -> Int { i }\nvar a = 1", ["init", "deinit", "subscript", "a"]),
    ("static func < (a: S, b: S) -> Bool { a < b }\nvar a = 1", ["func", "a"]),
    ("enum E: Int { case x = 1, y }\nclass var b: Int { 1 }\nclass C {}", ["enum E", "b", "class C"]),
    ("typealias A = B\nvar a: A?\nvar b: Int!", ["typealias", "a", "b"]),
    ("@W(1) @X<Int> private(set) lazy var a: Int = { 1 }()\nvar b = 1", ["a", "b"]),
    ("case a(Int, b: [String: Int]), c\ncase d(_ x: (Int) -> Void)", ["a(Int+[String: Int])+c()", "d((Int) -> Void)"]),
    ("case a((x: Int, y: Int)), b(Result<Int, any Error>)", ["a((x: Int, y: Int))+b(Result<Int, any Error>)"]),
  ])
  func `with their members apart`(source: (body: String, members: [String])) {
    #expect(members(source.body) == source.members)
  }

  @Test func `with attributes, modifiers and inherited types`() throws {
    var reader = DeclarationReader(
      """
      /// Says `struct Other`.
      @available(iOS 18, *) @Some.Macro(a: [1, 2], "b") public final class Box<T: P>: Base<T, Int>, @unchecked Sendable
      where T: Q { }
      """)
    let first = reader.declaration()
    let declaration = try #require(first)
    #expect(declaration.attributes.map(\.source) == ["@available(iOS 18, *)", #"@Some.Macro(a: [1, 2], "b")"#])
    #expect(declaration.modifiers.map(\.name) == ["public", "final"])
    guard case .type(let type) = declaration.kind else {
      Issue.record("not a type")
      return
    }
    #expect(type.keyword == "class")
    #expect(type.name == "Box")
    #expect(type.inheritedTypes == ["Base<T, Int>", "@unchecked Sendable"])
  }

  @Test func `with the effects of each accessor`() throws {
    var reader = DeclarationReader("var a: Int { @inlinable get async throws(E) { 1 } nonmutating set(new) { } }")
    guard case .variable(_, let bindings)? = reader.declaration()?.kind else {
      Issue.record("not a variable")
      return
    }
    let binding = try #require(bindings.first)
    let getter = try #require(binding.accessor("get"))
    #expect(getter.isAsync && getter.isThrowing)
    #expect(binding.accessor("set")?.isNonmutating == true)
    #expect(binding.isComputed)
  }
}
