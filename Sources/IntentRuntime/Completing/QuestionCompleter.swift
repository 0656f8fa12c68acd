internal import Dialog
internal import PhraseMatching

/// Completes the answer to a question: its options, all of them, by name, other names, number or parts of these; the buttons
/// beside it; yes and no; units behind a number.
struct QuestionCompleter {
  /// Something that may be answered.
  private struct Answer {
    var kind: ConversationCompletion.Kind
    var text: String
    var detail: String?
    var otherNames: [String] = []
    var number: Int?
  }

  private let question: Question
  private let replies: ReplyReader
  private let others: [PhraseIndex.KnownValue]
  private let now: CivilMoment

  /// `others` are names that answer as well, once something of them is typed or where there are no options.
  init(_ question: Question, _ replies: ReplyReader, others: [PhraseIndex.KnownValue] = [], now: CivilMoment) {
    (self.question, self.replies, self.others, self.now) = (question, replies, others, now)
  }

  /// The answers that may go on as typed: those that begin so, those of which a later word does, then in the order of the
  /// question. What is misspelt is looked for where nothing fits.
  func completions(of text: String) -> [ConversationCompletion] {
    let typed = TypedWords(text)
    let names = typed.words.isEmpty && !question.options.isEmpty ? [] : others
    let found = (answers + quantities(typed) + usualValues + names.map(answer)).enumerated().compactMap {
      place, answer in
      fit(of: answer, typed).map { (place: place, answer: answer, fit: $0) }
    }
    let sorted = found.sorted { ($0.fit.order, $0.place) < ($1.fit.order, $1.place) }
    if sorted.isEmpty { return misspelt(text) }
    return sorted.map { completion($0.answer, $0.fit, text) }
  }

  // MARK: Answers

  private var answers: [Answer] {
    let options = question.options.enumerated().map { index, option in
      Answer(
        kind: .option(index), text: option.title, detail: option.subtitle,
        otherNames: option.synonyms + (option.subtitle.map { [$0, "\(option.title) \($0)"] } ?? []), number: index + 1)
    }
    let buttons = question.buttons.enumerated().map { index, button in
      Answer(kind: .button(index), text: button, number: question.options.count + index + 1)
    }
    return options + agreements + buttons
  }

  private func answer(_ other: PhraseIndex.KnownValue) -> Answer {
    Answer(kind: .answer, text: other.title, detail: other.subtitle)
  }

  /// What may be said for yes and for no, the labels first.
  private var agreements: [Answer] {
    let asksForTruth = question.otherAnswers == .typed(.boolean)
    guard question.kind == .confirmation || question.kind == .foreground || asksForTruth else { return [] }
    let usual = Self.usual.filter { words in
      [.yes, .no, .typed(.boolean(true)), .typed(.boolean(false))].contains(reply(to: words))
    }
    let labels = (question.accepting.prefix(1) + question.denying.prefix(1)).map { Answer(kind: .answer, text: $0) }
    let others = usual.filter { word in !labels.contains { $0.text.lowercased() == word.lowercased() } }
    return labels + others.map { Answer(kind: .answer, text: $0) }
  }

  private func reply(to words: String) -> Reply? { replies.read(words, to: question, now: now).reply }

  /// Words for yes and no; those of other languages are no answers.
  private static let usual = ["Yes", "No", "Ja", "Nein", "はい", "いいえ"]

  /// A typed number with the units that may stand behind it.
  private func quantities(_ typed: TypedWords) -> [Answer] {
    guard case .typed(let kind) = question.otherAnswers, kind == .measurement || kind == .duration,
      let number = typed.leadingNumber
    else { return [] }
    let units = kind == .duration ? Self.units : MeasurementUnit.allCases.map(\.name)
    return units.map { "\(number) \($0)" }.filter { text in
      if case .typed = reply(to: text) { true } else { false }
    }.map { Answer(kind: .answer, text: $0) }
  }

  /// Days and spans of time that are often meant; those of other languages are no answers.
  private var usualValues: [Answer] {
    guard case .typed(let kind) = question.otherAnswers, question.options.isEmpty else { return [] }
    let texts =
      switch kind {
      case .date: Self.days
      case .duration: Self.spans
      default: [String]()
      }
    return texts.filter { if case .typed = reply(to: $0) { true } else { false } }.map {
      Answer(kind: .answer, text: $0)
    }
  }

  private static let days = [
    "today", "tomorrow", "tomorrow at 9", "next Monday", "heute", "morgen", "morgen um 9 Uhr", "nächsten Montag", "今日",
    "明日", "明日の9時",
  ]
  private static let spans = [
    "5 minutes", "15 minutes", "30 minutes", "1 hour", "5 Minuten", "15 Minuten", "30 Minuten", "1 Stunde", "5分", "15分",
    "30分", "1時間",
  ]

  private static let units = ["minutes", "hours", "seconds", "days", "weeks"]

  // MARK: What is typed

  private struct Fit {
    var order: Int
    var marks: [Range<Int>] = []
    var word: String?
  }

  private func fit(of answer: Answer, _ typed: TypedWords) -> Fit? {
    if typed.words.isEmpty { return Fit(order: 0) }
    if let number = answer.number, typed.isNumber(number) { return Fit(order: 0) }
    if let marks = typed.marks(in: TypedWords(answer.text)) {
      return Fit(order: marks.first?.lowerBound == 0 ? 0 : 1, marks: marks, word: typed.word(of: answer.text, marks))
    }
    for name in answer.otherNames where typed.marks(in: TypedWords(name)) != nil { return Fit(order: 2) }
    return nil
  }

  private func misspelt(_ text: String) -> [ConversationCompletion] {
    replies.options(named: text, of: question, now: now).map { named in
      let option = question.options[named.index]
      var completion = ConversationCompletion(.option(named.index), option.title)
      completion.detail = option.subtitle
      completion.score = named.fit
      return completion
    }
  }

  private func completion(_ answer: Answer, _ fit: Fit, _ text: String) -> ConversationCompletion {
    var completion = ConversationCompletion(answer.kind, answer.text)
    (completion.detail, completion.marks, completion.word) = (answer.detail, fit.marks, fit.word)
    completion.score = 1 - Double(fit.order) / 10
    if answer.text.lowercased().hasPrefix(text.lowercased()) {
      completion.ending = String(answer.text.dropFirst(text.count))
    }
    if !fit.marks.isEmpty { completion.matched = [0..<text.utf8.count] }
    return completion
  }
}
