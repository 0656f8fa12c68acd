// Options by what they are called.
extension ReplyReading {
  var names: [ReplyCandidate] {
    question.options.indices.compactMap { index in
      let option = NamedOption(question.options[index], vocabulary)
      return windows.compactMap { option.fit(of: $0) }.max().map { ReplyCandidate(reply: .options([index]), fit: $0) }
    }
  }

  var buttons: [ReplyCandidate] {
    question.buttons.indices.compactMap { index in
      let label = NamedOption(Question.Option(question.buttons[index]), vocabulary)
      return windows.compactMap { label.fit(of: $0) }.max().map {
        ReplyCandidate(reply: .button(index), fit: min($0, ReplyFit.button))
      }
    }
  }
}

extension Vocabulary {
  /// Whether a word hardly tells two names apart. A number in digits always does.
  func isLight(_ word: Word) -> Bool { !word.isDigits && lightWords.contains([word][...]) }
}
