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
  private let now: CivilMoment

  init(_ question: Question, _ replies: ReplyReader, now: CivilMoment) {
    (self.question, self.replies, self.now) = (question, replies, now)
  }

  /// The answers that may go on as typed: those that begin so, those of which a later word does, then in the order of the
  /// question. What is misspelt is looked for where nothing fits.
  func completions(of text: String) -> [ConversationCompletion] {
    let typed = TypedWords(text)
    let found = (answers + quantities(typed)).enumerated().compactMap { place, answer in
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

/// The words of a text that is being typed, the last of which may go on.
struct TypedWords {
  struct Word {
    var text: [UInt8]
    var range: Range<Int>
  }

  private(set) var words: [Word] = []
  private let source: [UInt8]
  private let isOpen: Bool

  init(_ text: String) {
    source = Array(text.utf8)
    var tokenizer = Tokenizer()
    source.withUnsafeBufferPointer { tokenizer.read($0) }
    let view = tokenizer.view
    words = (0..<view.count).map { index in
      Word(text: Array(view.bytes(index)), range: Int(view[index].sourceStart)..<Int(view[index].sourceEnd))
    }
    isOpen = words.last?.range.upperBound == source.count
  }

  /// The number that the text begins with, as typed.
  var leadingNumber: String? {
    guard let first = words.first, let byte = first.text.first, (0x30...0x39).contains(byte) else { return nil }
    let digits = source[first.range].prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    return String(decoding: digits, as: UTF8.self)
  }

  func isNumber(_ number: Int) -> Bool { words.count == 1 && words[0].text == Array("\(number)".utf8) }

  /// The bytes of a name that were typed; nil unless each typed word is one of the name or begins one.
  func marks(in name: TypedWords) -> [Range<Int>]? {
    var left = name.words
    var marks: [Range<Int>] = []
    for (place, word) in words.enumerated() {
      let mayGoOn = isOpen && place == words.count - 1
      let same = left.firstIndex { $0.text == word.text } ?? left.firstIndex { mayGoOn && $0.text.starts(with: word.text) }
      guard let same else { return nil }
      let range = left.remove(at: same).range
      marks.append(range.lowerBound..<min(range.upperBound, range.lowerBound + word.range.count))
    }
    return marks
  }

  /// The word of a text that the last typed one becomes.
  func word(of text: String, _ marks: [Range<Int>]) -> String? {
    guard isOpen, let last = marks.last else { return nil }
    let name = TypedWords(text)
    return name.words.first { $0.range.lowerBound == last.lowerBound }.map {
      String(decoding: name.source[$0.range], as: UTF8.self)
    }
  }
}
