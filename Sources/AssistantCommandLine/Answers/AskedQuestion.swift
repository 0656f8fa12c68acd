package import Dialog
internal import IntentRuntime

/// A question as it is shown: what is asked, and the numbers that answer it.
package struct AskedQuestion: Equatable {
  package struct Option: Equatable {
    /// What stands for it in a catalog.
    var id: String?
    var title: String
    /// What tells it from the others.
    var subtitle: String?
  }

  /// A name for programs.
  var kind: String
  /// The parameter that a value is asked for.
  var parameter: String?
  var prompt: String
  /// What is shown of what there is to choose from, numbered from ``firstNumber``.
  var options: [Option]
  var firstNumber = 1
  /// The buttons; their numbers follow those of all options, also of those that are not shown.
  var buttons: [String] = []
  /// Nil where buttons have no numbers.
  var firstButtonNumber: Int?
  /// What may be answered besides, for a person; nil for nothing.
  var hint: String?
  /// Whether it was asked before, with all there is to choose from.
  var isRepeated = false

  /// A question of a conversation.
  ///
  /// `language` is the one that is spoken: `en`, `de`, `ja`.
  package init(_ question: Question, language: String = "en") {
    kind = question.kind.rawValue
    parameter = question.parameter
    prompt = question.prompt
    options = question.shownOptions.map { Option(title: $0.title, subtitle: $0.subtitle) }
    firstNumber = question.firstShown + 1
    buttons = question.buttons
    firstButtonNumber = question.firstButtonNumber
    isRepeated = question.isRepeated
    hint = isRepeated ? nil : Self.hint(for: question, PromptLabels(language: language))
  }

  /// The question that an ambiguous request leaves.
  init(_ alternatives: Alternatives) {
    switch alternatives.subject {
    case .value(let parameter, _): (kind, self.parameter) = (Question.Kind.disambiguation.rawValue, parameter)
    case .shortcut: kind = Question.Kind.shortcut.rawValue
    }
    prompt = alternatives.prompt(Wordings.wording(for: "en"))
    options = alternatives.choices.map { Option(id: $0.id, title: $0.title, subtitle: $0.subtitle) }
  }

  /// What can be chosen, in the order shown, with its number if it has one; nothing where it was shown before.
  var choices: [(number: Int?, title: String, subtitle: String?)] {
    guard !isRepeated else { return [] }
    return options.enumerated().map { (firstNumber + $0, $1.title, $1.subtitle ?? $1.id) }
      + buttons.enumerated().map { index, label in (firstButtonNumber.map { $0 + index }, label, nil) }
  }

  private static func hint(for question: Question, _ labels: PromptLabels) -> String? {
    switch question.kind {
    case .confirmation, .foreground:
      return labels.yesOrNo(
        sanitized(question.accepting.first ?? labels.yes), sanitized(question.denying.first ?? labels.no))
    case .value, .disambiguation, .choice, .shortcut: break
    }
    if question.options.isEmpty { return nil }
    if question.otherAnswers == .text { return "…\(labels.orOwnWords)" }
    let hasMore = question.options.count > question.shownOptions.count
    return hasMore || question.otherAnswers != .none ? "…\(labels.orAnotherName)" : nil
  }
}
