import Dialog
import LineEditor
import Testing

@testable import AssistantCommandLine
@testable import PhraseMatching

/// A question as a picker.
struct QuestionPromptTests {
  private func keys(hasCount: Bool, options: [String] = []) -> [String: String?] {
    var question = Question(options.isEmpty ? .confirmation : .value, "Shall I?")
    (question.accepting, question.denying) = (["Search"], ["Cancel"])
    question.options = options.map { Question.Option($0) }
    (question.buttons, question.hasCount) = (["Fewer", "More"], hasCount)
    let prompt = QuestionPrompt(question, PromptLabels(language: "en")) { _, _ in .none }.prompt
    guard case .options(let shown, _, _) = prompt.input else { return [:] }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.title, $0.key) })
  }

  private func options(_ question: Question, others: [String]) -> [Option] {
    let names = others.map { PhraseIndex.KnownValue(application: "Trails", entity: "Trail", id: $0, title: $0) }
    let prompt = QuestionPrompt(question, PromptLabels(language: "en"), others: names) { _, _ in .none }.prompt
    guard case .options(let shown, _, _) = prompt.input else { return [] }
    return shown
  }

  @Test func `names that are known besides are listed where there are no options, else found by typing`() {
    var question = Question(.value, "Which trail?")
    question.otherAnswers = .words
    #expect(options(question, others: ["Ridge", "Falls"]) == [Option("Ridge"), Option("Falls")])
    question.options = [Question.Option("Ridge")]
    #expect(options(question, others: ["Falls"]) == [Option("Ridge"), Option("Falls", key: "", listing: .whenTyped)])
  }

  @Test func `what tells options of one title apart is as good as a name`() {
    var question = Question(.disambiguation, "Which one?")
    question.options = [("Swan", "North"), ("Swan", "South"), ("Gull", "South")].map {
      Question.Option($0.0, subtitle: $0.1)
    }
    #expect(options(question, others: []).map(\.names) == [["North"], ["South"], []])
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
