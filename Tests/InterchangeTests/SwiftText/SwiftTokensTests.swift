import Interchange
import Testing

/// Sources that do not compile are read as well.
struct SwiftTokensTests {
  @Test(arguments: ["f(a:", "f(a: ", "f(b, a:", "f(", "f", "f(a: (", "f(a: \"", "f(a: \"\\("])
  func `a call that is never closed has no argument beyond the source`(text: String) {
    let tokens = SwiftTokens(Array(text.utf8))
    let argument = tokens.isMark("(", at: 1) ? tokens.argument("a", ofCallAt: 1) : nil
    let bytes = argument.map { tokens.bytes(of: $0) } ?? 0..<0
    #expect(bytes.upperBound <= text.utf8.count)
  }

  @Test func `tokens beyond the source have no bytes`() {
    let tokens = SwiftTokens(Array("f(a)".utf8))
    #expect(tokens.bytes(of: 2..<9) == 2..<4)
    #expect(tokens.bytes(of: 7..<9) == 0..<0)
  }

  @Test func `texts within texts without end are read to the end`() {
    let text = String(repeating: #""\("#, count: 50_000)
    #expect(!SwiftTokens(Array(text.utf8)).tokens.isEmpty)
  }

  @Test func `texts within a text are part of it`() {
    let tokens = SwiftTokens(Array(#""a \(b("c \(d)")) e" f"#.utf8)).tokens
    #expect(tokens.map(\.kind) == [.text("a ${…} e"), .name("f")])
  }
}
