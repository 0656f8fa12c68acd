import Dialog
import LineEditor
import Testing

@testable import AssistantCommandLine

/// A question as a picker.
struct QuestionPromptTests {
  private func keys(hasCount: Bool, options: [String] = []) -> [String: String?] {
    var question = Question(options.isEmpty ? .confirmation : .value, "Shall I?")
    (question.accepting, question.denying) = (["Search"], ["Cancel"])
    question.options = options.map { Question.Option($0) }
    (question.buttons, question.hasCount) = (["Fewer", "More"], hasCount)
    let prompt = QuestionPrompt(question, language: "en") { _, _ in .none }.prompt
    guard case .options(let shown, _, _) = prompt.input else { return [:] }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.title, $0.key) })
  }

  @Test func `buttons have numbers`() {
    #expect(keys(hasCount: false) == ["Search": "y", "Cancel": "n", "[Fewer]": "1", "[More]": "2"])
  }

  @Test func `buttons beside a count have letters, so that a number is the count`() {
    #expect(keys(hasCount: true) == ["Search": "y", "Cancel": "n", "[Fewer]": "f", "[More]": "m"])
  }

  @Test func `a letter that another answer begins with stands for no button`() {
    #expect(keys(hasCount: true, options: ["Falls"]) == ["Falls": nil, "[Fewer]": "", "[More]": "m"])
  }
}
