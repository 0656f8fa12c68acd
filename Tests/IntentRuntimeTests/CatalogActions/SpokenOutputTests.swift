import ChildProcesses
import Testing

@testable import IntentRuntime

@Suite("Spoken output of programs")
struct SpokenOutputTests {
  @Test func `output loses control characters and half a character`() {
    var output = GatheredOutput(limit: 9)
    Array("\u{1B}[1mok\t\r\né".utf8).withUnsafeBytes { output.append($0) }
    #expect(output.spoken == "[1mok… (There was more, which I left out.)")
    #expect(output.lastLine == "[1mok")
  }
}
