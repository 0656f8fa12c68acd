import Dialog
import PhraseMatching
import Testing

@testable import IntentRuntime

struct TranscriptRunnerTests {
  /// Says back what it hears, asks on "ask", and waits on "wait" until it is interrupted.
  private actor Echo: ConversationPartner {
    private(set) var question: Question?
    private var waiting: CheckedContinuation<Void, Never>?
    private var isInterrupted = false

    func take(_ text: String, _ options: TurnOptions) async -> Response {
      if text == "wait" {
        if !isInterrupted { await withCheckedContinuation { waiting = $0 } }
        return Response(.cancelled, to: text)
      }
      var response = Response(.succeeded, to: text)
      if text == "ask" {
        var question = Question(.value, "Which one?")
        question.options = (1...9).map { .init("Number \($0)", subtitle: $0 == 1 ? "the first" : nil) }
        question.buttons = ["None"]
        (self.question, response.question) = (question, question)
      } else {
        response.utterances = [.notes("Hearing"), .says("\(text)!\nIndeed. "), .shows(["  |", "", "x  "])]
      }
      return response
    }

    func interrupt() {
      isInterrupted = true
      question = nil
      waiting.take()?.resume()
    }

    func explanation() -> (request: String, matching: Matching)? { nil }
    func suggestions(atMost count: Int) -> [String] { [] }
    func forgetHabits() {}
  }

  private func run(_ text: String, _ extent: TranscriptRunner.Extent = .untilDifference) async -> TranscriptResult {
    await TranscriptRunner(with: Echo()) {}.run(Transcript.read(text).transcript, extent)
  }

  @Test func `everything that is seen has its line`() async {
    let result = await run("> hi\n> ask\n", .all)
    #expect(
      result.actual.map { $0.map(\.text) } == [
        ["[ Hearing ]", "< hi!", "< Indeed.", "|   |", "|", "| x"],
        [
          "< Which one?", "- 1 Number 1 · the first", "- 2 Number 2", "- 3 Number 3", "- 4 Number 4", "- 5 Number 5",
          "- 6 Number 6", "- 7 Number 7", "- 10 None",
        ],
      ])
  }

  @Test func `what was seen passes when it is written down`() async {
    let first = await run("# Hello\n> hi\n\n> ask\n> wait\n! interrupt\n! interrupt\n", .all)
    #expect(first.difference != nil)
    let second = await run(first.updatedText)
    #expect(second.difference == nil)
    #expect(second.updatedText == first.updatedText)
    #expect(first.updatedText.hasPrefix("# Hello\n> hi\n[ Hearing ]\n< hi!\n"))
    #expect(first.updatedText.hasSuffix("> wait\n! interrupt\n! interrupt\n"))
  }

  @Test func `the first turn that differs is told, and nothing behind it is said`() async {
    let result = await run("> hi\n[ Hearing ]\n…\n> ho\n< Nothing.\n> ask\n")
    #expect(result.difference?.turn.line == 3)
    #expect(result.actual.count == 2)
  }
}
