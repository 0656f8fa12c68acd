internal import Dialog
internal import IntentRuntime

/// A question as it is shown: what is asked, and the numbers that answer it.
struct AskedQuestion: Equatable {
  struct Option: Equatable {
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
  var firstButtonNumber = 1
  /// What may be answered besides, for a person; nil for nothing.
  var hint: String?

  /// A question of a conversation.
  init(_ question: Question) {
    kind = question.kind.rawValue
    parameter = question.parameter
    prompt = question.prompt
    options = question.shownOptions.map { Option(title: $0.title, subtitle: $0.subtitle) }
    firstNumber = question.firstShown + 1
    buttons = question.buttons
    firstButtonNumber = question.firstButtonNumber
    hint = Self.hint(for: question)
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

  /// What can be chosen by number, in the order shown.
  var numbered: [(number: Int, title: String, subtitle: String?)] {
    options.enumerated().map { (firstNumber + $0, $1.title, $1.subtitle ?? $1.id) }
      + buttons.enumerated().map { (firstButtonNumber + $0, $1, nil) }
  }

  private static func hint(for question: Question) -> String? {
    switch question.kind {
    case .confirmation, .foreground:
      return CommandLineMessages.yesOrNo(question.accepting.first, question.denying.first)
    case .value, .disambiguation, .choice, .shortcut: break
    }
    if question.options.isEmpty { return nil }
    if question.otherAnswers == .text { return CommandLineMessages.orOwnWords }
    let hasMore = question.options.count > question.shownOptions.count
    return hasMore || question.otherAnswers != .none ? CommandLineMessages.orAnotherName : nil
  }
}
