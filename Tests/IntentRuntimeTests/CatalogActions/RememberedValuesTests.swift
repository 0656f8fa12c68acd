import Foundation
import PhraseCatalogs
import Testing

@testable import IntentRuntime

/// What the shortcuts of a catalog remember outlives the process, and two of them lose nothing to each other.
@Suite struct `What a catalog remembers` {
  private let state = FileManager.default.temporaryDirectory.appending(path: "remembered-\(UUID().uuidString)")

  private var memory: RememberedValues { RememberedValues(of: "My Home", in: state) }
  private var file: URL { state.appending(path: "remembered/My_20Home.json") }

  private func action(
    _ remember: [String: String], say: String? = nil, run: [String]? = nil, empty: String? = nil
  ) -> CatalogAction {
    CatalogAction(
      Catalog.Action(say: say, run: run, empty: empty, remember: remember), intent: "I", applicationName: "My Home",
      folder: nil, memory: memory)
  }

  @Test func `is told by another shortcut, also in the next process`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let tell = action([:], say: "It is ${remembered.key}.", empty: "Nobody told me.")
    #expect(try await tell.perform(with: [:]) == "Nobody told me.")
    _ = try await action(["key": "${place}, I think"]).perform(with: ["place": CatalogValue(words: "under \"the\" mat")]
    )
    #expect(try await tell.perform(with: [:]) == "It is under \"the\" mat, I think.")
    #expect(try RememberedValues(of: "My Home", in: state).values() == ["key": "under \"the\" mat, I think"])
  }

  @Test func `is passed to programs, and may be what one of them wrote`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    _ = try await action(["line": "${output}"], run: ["/bin/echo", "seven"]).perform(with: [:])
    #expect(try await action([:], run: ["/bin/echo", "${remembered.line} more"]).perform(with: [:]) == "seven more")
  }

  @Test func `stays as it was where the program fails`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try memory.keep(["key": "here"])
    await #expect(throws: CatalogActionError.self) {
      try await action(["key": "there"], run: ["/bin/false"]).perform(with: [:])
    }
    #expect(try memory.values() == ["key": "here"])
  }

  @Test func `comes back with undo, and goes where there was none`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let first = action(["key": "one"]).begun
    _ = try await first.perform(with: [:])
    let second = action(["key": "two"]).begun
    _ = try await second.perform(with: [:])
    _ = try await second.undo?.perform(with: [:])
    #expect(try memory.values() == ["key": "one"])
    _ = try await first.undo?.perform(with: [:])
    #expect(try memory.values() == [:])
  }

  @Test func `is left where something else was told since`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let first = action(["key": "one"]).begun
    _ = try await first.perform(with: [:])
    _ = try await action(["key": "two"]).begun.perform(with: [:])
    await #expect(throws: CatalogActionError.rememberedSince(["key"])) { try await first.undo?.perform(with: [:]) }
    #expect(try memory.values() == ["key": "two"])
  }

  @Test func `belongs to one application each`() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    for name in ["My Home", "My_Home", "My-Home", "../Home", "Mein Häuschen"] {
      let memory = RememberedValues(of: name, in: state)
      #expect(try memory.values() == [:])
      try memory.keep(["name": name])
      #expect(try memory.values() == ["name": name])
    }
  }

  @Test func `is nobody’s business who neither tells nor changes it`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try memory.keep(["key": "here"])
    try Data("{".utf8).write(to: file)
    #expect(try await action([:], say: "Hello.").perform(with: [:]) == "Hello.")
    let run = action(["key": "x"], say: "Done it.", run: ["/bin/true"])
    #expect(try await run.perform(with: [:])?.hasPrefix("Done it. I cannot use what I remember: ") == true)
  }

  @Test func `is kept by many at once, and read by its owner alone`() async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let memory = memory
    try await withThrowingTaskGroup { group in
      for number in 0..<40 { group.addTask { try memory.keep(["n\(number)": "\(number)"]) } }
      try await group.waitForAll()
    }
    #expect(try memory.values().count == 40)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["{", "[]", "{\"key\": 3}"]) func `stays where it lies if it is damaged, and is named`(
    content: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try memory.keep(["key": "here"])
    try Data(content.utf8).write(to: file)
    do {
      _ = try await action(["key": "there"]).perform(with: [:])
      Issue.record("it was taken")
    } catch {
      #expect(error.problem.message.contains(file.path))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == content)
  }
}
