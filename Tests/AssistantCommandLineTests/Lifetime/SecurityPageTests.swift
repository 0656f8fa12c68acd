import Foundation
import Testing

/// What the page on security promises is tested.
@Suite struct `The page on security` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func sources(of folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  @Test func `names a test for each sentence, and the test is there`() throws {
    let page = try Self.text("Sources/AssistantCommandLine/AssistantCommandLine.docc/Security.md")
    let items = page.split(separator: "\n- ").dropFirst().map { $0.split(separator: "\n\n")[0] }
    let tests = try Self.sources(of: "Tests").map { try Self.text($0) }.joined()
    #expect(items.count > 15)
    for item in items {
      let names = item.matches(of: /[(,]\s*`([^`]+)`/).map { String($0.output.1) }
      #expect(!names.isEmpty, "\(item)")
      for name in names { #expect(tests.contains("func `\(name)`"), "\(name)") }
    }
  }

  @Test func `no module of the assistant opens a connection`() throws {
    for path in Self.sources(of: "Sources") {
      let text = try Self.text(path)
      for call in ["URLSession(", "URLSession.shared", "AF_INET", "getaddrinfo"] {
        #expect(!text.contains(call), "\(path) has \(call)")
      }
    }
  }
}
