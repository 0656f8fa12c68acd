import CommandLineFixtures
import Testing

@testable import AssistantCommandLine

struct OutputTests {
  @Test func `a line is one write`() {
    let recorder = Recorder()
    let writer = OutputWriter { recorder.take($0, asOutput: true) }
    writer.add("a")
    writer.add("b")
    writer.line("c")
    #expect(recorder.output == "abc\n")
    #expect(recorder.writes == 1)
    writer.flush()
    #expect(recorder.writes == 1)
  }

  @Test func `after a failure nothing more is written`() {
    var attempts = 0
    let writer = OutputWriter { _ in
      attempts += 1
      return 28
    }
    writer.line("a")
    writer.line("b")
    #expect(attempts == 1)
    #expect(writer.failure == 28)
  }

  @Test(arguments: [
    (1.0, "1.00"), (0.999, "0.99"), (0.934, "0.93"), (0.0, "0.00"), (0.005, "0.01"), (-1, "0.00"),
  ])
  func `a score of one is kept for exact matches`(score: Double, text: String) { #expect(score.score == text) }

  @Test(arguments: [
    (12.5, 2, "12.50"), (-0.1604, 3, "-0.160"), (-0.0001, 2, "0.00"), (0.999, 2, "1.00"), (-12.5, 0, "-13"),
  ])
  func `numbers in tables have fixed decimals`(number: Double, count: Int, text: String) {
    #expect(number.decimals(count) == text)
  }

  @Test func `control characters are shown, not obeyed`() {
    #expect(sanitized("a\u{1B}[2J\n\u{202E}é") == "a␛[2J␊\u{FFFD}é")
  }
}
