internal import Dialog
internal import IntentRuntime
internal import LineEditor
internal import PhraseMatching

/// A question of a conversation as a prompt: its answers and the buttons of what is shown are options, and whatever else is
/// typed goes to the conversation.
struct QuestionPrompt {
  private let question: Question
  /// What answers the question when an option is chosen, in the order of the options.
  private let choices: [Choice]
  private let input: Prompt.Input
  private let labels: PromptLabels

  private struct Choice {
    var option: Option
    /// What it means; nil where the text is read like any that is typed.
    var reply: Reply?
    /// The same as text, for who only reads text.
    var text: String
  }

  /// `others` are names that answer as well: rows where there are
  /// no options, else once they are typed.
  init(
    _ question: Question, _ labels: PromptLabels, others: [PhraseIndex.KnownValue] = [],
    _ complete: @escaping LineCompleter
  ) {
    (self.question, self.labels) = (question, labels)
    let wording = Wordings.wording(for: labels.language)
    let isConfirmation = question.kind == .confirmation || question.kind == .foreground
    let answers = isConfirmation ? Self.agreements(question, wording) : Self.options(question)
    let listing = question.options.isEmpty ? Option.Listing.always : .whenTyped
    choices = answers + Self.buttons(question, behind: answers) + others.map { Self.choice($0, listing) }
    input = Self.input(of: question, choices.map(\.option), ReplyReader(language: labels.language), complete)
  }

  var prompt: Prompt {
    let lines = question.prompt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let message = lines.map { StyledText(sanitized($0), CellStyle(color: .magenta)) }
    let isConfirmation = question.kind == .confirmation || question.kind == .foreground
    var prompt = Prompt(
      message: message, label: StyledText(PromptMessages.prompt, .bold), placeholder: placeholder, input: input,
      typeAhead: isConfirmation ? .dropped : .kept)
    prompt.messages = labels.editor
    return prompt
  }

  /// What the choice of an option means to the conversation.
  func event(forOption index: Int) -> PromptConversation.Event {
    let choice = choices[index]
    return choice.reply.map { .chosen($0, text: choice.text) } ?? .typed(choice.text)
  }

  // MARK: Answers

  private static func input(
    of question: Question, _ options: [Option], _ reader: ReplyReader, _ complete: @escaping LineCompleter
  ) -> Prompt.Input {
    if let range = question.range, range.upperBound.isFinite, options.isEmpty, takesNumber(question) {
      return .number(NumberField(range))
    }
    if options.isEmpty { return .text(complete) }
    return .options(options, preselected: preselected(question)) { reader.meansNoOption($0, of: question) }
  }

  private static func takesNumber(_ question: Question) -> Bool {
    question.otherAnswers == .typed(.integer) || question.otherAnswers == .typed(.number)
  }

  /// Enter alone does nothing that cannot be taken back, and takes no offer.
  private static func preselected(_ question: Question) -> Int? {
    switch question.kind {
    case .confirmation, .foreground: question.isDestructive ? 1 : 0
    case .value, .disambiguation, .choice, .shortcut:
      question.isOffer || question.options.isEmpty || question.options[0].style == .destructive ? nil : 0
    }
  }

  private static func agreements(_ question: Question, _ wording: any Wording) -> [Choice] {
    let yes = sanitized(question.accepting.first ?? wording.yesLabel)
    let no = sanitized(question.denying.first ?? wording.noLabel)
    let says = question.action.map { sanitized($0) } ?? ""
    // Buttons change what will happen; the view shows it.
    let isSaid =
      !question.buttons.isEmpty || question.prompt.lowercased().contains(says.lowercased())
      || yes.lowercased() == says.lowercased()
    return [
      Choice(
        option: Option(yes, detail: isSaid ? "" : says, names: question.accepting + ["yes"], key: "y"), reply: .yes,
        text: "yes"),
      Choice(option: Option(no, names: question.denying + ["no"], key: "n"), reply: .no, text: "no"),
    ]
  }

  private static func options(_ question: Question) -> [Choice] {
    let titles = Dictionary(grouping: question.options, by: \.title)
    return question.options.enumerated().map { index, option in
      // What tells it from another of the same title is as good as its name.
      let tellsApart = titles[option.title, default: []].count > 1
      let names = option.synonyms + (tellsApart ? [option.subtitle].compactMap(\.self) : [])
      let shown = Option(
        sanitized(option.title), detail: sanitized(option.subtitle ?? ""), names: names.map { sanitized($0) })
      return Choice(option: shown, reply: .options([index]), text: "\(index + 1)")
    }
  }

  /// The buttons of what is shown with the question, behind the answers; where a number means something else, they go by
  /// their letters.
  private static func buttons(_ question: Question, behind answers: [Choice]) -> [Choice] {
    var taken = Set(answers.flatMap { [$0.option.title, $0.option.key ?? ""] }.compactMap { $0.lowercased().first })
    return question.buttons.enumerated().map { index, label in
      let number = question.firstButtonNumber.map { "\($0 + index)" }
      let letter = label.lowercased().first.flatMap { $0.isLetter && taken.insert($0).inserted ? "\($0)" : nil }
      let isCounted = number != nil && question.options.count == answers.count
      return Choice(
        option: Option(
          "[\(sanitized(label))]", names: [sanitized(label)], key: isCounted ? nil : number ?? letter ?? ""),
        reply: .button(index), text: label)
    }
  }

  private static func choice(_ other: PhraseIndex.KnownValue, _ listing: Option.Listing) -> Choice {
    let key = listing == .always ? nil : ""
    let shown = Option(sanitized(other.title), detail: sanitized(other.subtitle ?? ""), key: key, listing: listing)
    return Choice(option: shown, reply: nil, text: other.title)
  }

  private var placeholder: String {
    switch input {
    case .options where question.kind == .confirmation || question.kind == .foreground: ""
    case .options where question.otherAnswers == .text: labels.orOwnWords
    case .options: labels.orSomethingElse
    case .number(let field): labels.number(in: field.range)
    case .request: ""
    case .text: question.otherAnswers == .text ? labels.whatYouLike : ""
    }
  }
}

extension ReplyReader {
  /// Whether a text leaves a question, or answers it with all there is: "no" picks no option that begins with it.
  fileprivate func meansNoOption(_ text: String, of question: Question) -> Bool {
    let noon = CivilMoment(year: 2000, month: 1, day: 1, hour: 12)
    return read(text, to: question, now: noon).reply == .cancel || takesBack(text, now: noon) || meansAll(text)
  }
}
