import Dialog
import PhraseMatching

/// Questions as the tests ask them; now is Friday, 2026-11-20 10:00.
enum Ask {
  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  static func which(_ titles: String..., several: Several = .no, other: Question.OtherAnswers = .none) -> Question {
    which(titles, several: several, other: other)
  }

  static func which(
    _ titles: [String],
    several: Several = .no,
    other: Question.OtherAnswers = .none
  ) -> Question {
    var question = Question(.value, "Which one?")
    question.options = titles.map { Question.Option($0) }
    question.takesSeveral = several == .yes
    question.otherAnswers = other
    return question
  }

  enum Several { case yes, no }

  static let lamps = which("Desk Lamp", "Hall Lamp", "Bedside Lamp")
  static let languageLamps = [
    "en": lamps, "de": which("Schreibtischlampe", "Flurlampe", "Nachttischlampe"),
    "ja": which("デスクランプ", "ホールライト", "ベッドサイド照明"),
  ]

  static func value(_ other: Question.OtherAnswers) -> Question {
    var question = Question(.value, "What’s the value?")
    question.otherAnswers = other
    return question
  }

  static func confirmation(_ accepting: [String] = [], _ denying: [String] = []) -> Question {
    var question = Question(.confirmation, "Buy two tickets?")
    question.accepting = accepting
    question.denying = denying
    return question
  }

  static func read(_ text: String, _ question: Question, in language: String = "en") -> ReadReply {
    ReplyReader(language: language).read(text, to: question, now: now)
  }

  static func reply(_ text: String, _ question: Question, in language: String = "en") -> Reply? {
    read(text, question, in: language).reply
  }
}
