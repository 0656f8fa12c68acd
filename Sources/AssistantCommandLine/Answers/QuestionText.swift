internal import Diagnostics

/// A question for a person: the words, then what there is to choose from, numbered.
///
/// ```text
/// Which landmark?
///   1  Niagara Falls      New York
///   2  Angel Falls        Venezuela
///   …or type a name
/// ```
struct QuestionText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func lines(of question: AskedQuestion) -> [String] {
    let cells = question.numbered.map { [sanitized($0.title), sanitized($0.subtitle ?? "")] }
    let padded = TextTable(.left(atMost: Self.widestTitle), .left()).padded(cells)
    let rows = question.numbered.indices.map { index in
      let title = cells[index][1].isEmpty ? cells[index][0] : "\(padded[index][0])  \(style.dim(cells[index][1]))"
      return "  \(style.bold("\(question.numbered[index].number)"))  \(title)"
    }
    let hint = question.hint.map { [style.dim("  \($0)")] } ?? []
    let prompt = question.prompt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return prompt.map { style.doubtful(sanitized($0)) } + rows + hint
  }

  /// What is asked, on one line: `Which landmark?  (1 Niagara Falls, 2 Angel Falls)`.
  func line(of question: AskedQuestion) -> String {
    let choices = question.numbered.map { row in
      "\(row.number) \(sanitized(row.title))" + (row.subtitle.map { " – \(sanitized($0))" } ?? "")
    }.joined(separator: ", ")
    return sanitized(question.prompt) + (choices.isEmpty ? "" : style.dim("  (\(choices))"))
  }

  /// What is asked of somebody who only listens: `Which landmark? Niagara Falls, Angel Falls`.
  func spoken(_ question: AskedQuestion) -> String {
    ([question.prompt] + [(question.options.map(\.title) + question.buttons).joined(separator: ", ")])
      .filter { !$0.isEmpty }.map { sanitized($0) }.joined(separator: " ")
  }

  private static let widestTitle = 50
}
