import Dialog
import Testing

@Suite("Questions")
struct QuestionTests {
  @Test func `seven options are shown, however many there are`() {
    var question = Question(.value, "Which lamp?")
    question.options = (1...30).map { Question.Option("Lamp \($0)") }
    #expect(question.shownOptions.map(\.title) == (1...7).map { "Lamp \($0)" })
  }
}
