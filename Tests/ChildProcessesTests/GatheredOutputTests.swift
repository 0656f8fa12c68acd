import ChildProcesses
import Testing

@Suite("Gathered output")
struct GatheredOutputTests {
  @Test(arguments: [("abc", "abc", false), ("aé", "aé", false), ("abé", "ab", true), ("abcd", "abc", true)])
  func `a limit never leaves half a character`(written: String, kept: String, isCut: Bool) {
    var output = GatheredOutput(limit: 3)
    for byte in Array(written.utf8) { withUnsafeBytes(of: byte) { output.append($0) } }
    #expect(output.text == kept && output.isCut == isCut)
  }
}
