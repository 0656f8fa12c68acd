internal import Dialog

/// A text that was said to an open question, and how it reads as a reply.
struct SpokenReply {
  let text: String
  /// The question as it was asked.
  let asked: Interpreter.OpenQuestion
  /// The question as words answer it now: what an app refused once is no free text any more.
  let open: Interpreter.OpenQuestion
  let isRefused: Bool
  let read: ReadReply
  /// Whether it takes away what is only to be chosen.
  let isOpposite: Bool
  /// The answer in one of its clauses, where nothing else is meant by all of them.
  let among: Reply?

  var question: Question { open.question }
  var isFree: Bool { question.otherAnswers == .text }
  var isOpenToWords: Bool { if case .words? = read.reply { true } else { read.reply == nil } }
}
