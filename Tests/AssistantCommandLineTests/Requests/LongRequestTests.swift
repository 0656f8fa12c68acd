import CommandLineFixtures
import PhraseMatching
import Testing

@testable import AssistantCommandLine

/// What has more bytes or words than any request is refused before it is read, wherever it comes from.
@Suite struct `A request that is too long` {
  private static let words = String(repeating: "a ", count: Matching.maximumTokens + 1)
  private static let bytes = String(repeating: "a", count: Matching.maximumBytes + 1)
  private static let message = "the request has more than 65536 words or 1 MiB; split it"

  @Test(arguments: [words, bytes])
  func `is refused as a line, and the next one is answered`(text: String) async throws {
    for format in ["--jsonl", "--json"] {
      let output = try await TestBench(text + "\nTurn on desk lamp in Home\n").lines(format).output
      #expect(output.contains(Self.message))
      #expect(output.split(separator: "\n").last?.contains(#""outcome":"matched""#) == true)
    }
  }

  @Test(arguments: [words, bytes])
  func `is refused in a conversation, and in what is to be completed`(text: String) async throws {
    for key in ["text", "complete"] {
      let line = #"{"id":7,"\#(key)":"\#(text)"}"#
      let output = try await TestBench.travelling(line + "\n").run("--jsonl", "-").output
      #expect(output.hasPrefix(#"{"id":7,"#) && output.contains("request.too-long"))
    }
  }

  @Test(arguments: ["conversation", "here"])
  func `does not hide in a name that is kept`(key: String) async throws {
    let line = #"{"id":7,"text":"show","\#(key)":"\#(String(repeating: "a", count: 1_025))"}"#
    let output = try await TestBench.travelling(line + "\n").run("--jsonl", "-").output
    #expect(output.contains("'\(key)' has to be a string of at most 1024 bytes"))
  }
}
