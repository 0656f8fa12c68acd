internal import Dialog

extension TranscriptLine {
  /// What a person sees of a response, line by line.
  package static func lines(of response: Response) -> [TranscriptLine] {
    response.utterances.flatMap(lines) + (response.question.map(lines) ?? [])
  }

  private static func lines(of utterance: Response.Utterance) -> [TranscriptLine] {
    switch utterance {
    // Speech has no margin.
    case .says(let text): pieces(of: text).map { says(String($0.drop(while: \.isWhitespace))) }
    case .shows(let lines): lines.flatMap(pieces).map(shows)
    case .notes(let text): pieces(of: text).map(notes)
    }
  }

  private static func lines(of question: Question) -> [TranscriptLine] {
    let options = question.shownOptions.indices.map { index in
      offers(index + 1, flat(question.options[index].title), question.options[index].subtitle.map(flat))
    }
    let buttons = question.buttons.enumerated().map { index, title in
      offers(question.firstButtonNumber.map { $0 + index }, flat(title), nil)
    }
    return pieces(of: question.prompt).map(says) + options + buttons
  }

  /// The lines of a text, without white space at their ends.
  private static func pieces(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(line.prefix(through: line.lastIndex { !$0.isWhitespace }))
    }
  }

  private static func flat(_ text: String) -> String { pieces(of: text).joined(separator: " ") }
}

extension Substring {
  /// What stands before an index and at it; nothing where there is none.
  fileprivate func prefix(through end: Index?) -> Substring { end.map { self[...$0] } ?? "" }
}
