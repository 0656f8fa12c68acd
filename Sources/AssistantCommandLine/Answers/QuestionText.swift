internal import Diagnostics

/// A question for a person: the words, then what there is to choose from, numbered.
///
/// ```text
/// Which landmark?
///   1  Niagara Falls      New York
///   2  Angel Falls        Venezuela
///   …or type a name
/// ```
package struct QuestionText {
  private let style: Style

  package init(_ style: Style) { self.style = style }

  /// - Parameter columns: where the words are broken into lines; nil to leave that to the terminal.
  package func lines(of question: AskedQuestion, columns: Int? = nil) -> [String] {
    let cells = question.choices.map { [sanitized($0.title), sanitized($0.subtitle ?? "")] }
    let padded = TextTable(.left(atMost: Self.widestTitle), .left()).padded(cells)
    let rows = question.choices.indices.map { index in
      let title = cells[index][1].isEmpty ? cells[index][0] : "\(padded[index][0])  \(style.dim(cells[index][1]))"
      guard let number = question.choices[index].number else { return "  [\(title)]" }
      return "  \(style.bold("\(number)"))  \(title)"
    }
    let hint = question.hint.map { [style.dim("  \($0)")] } ?? []
    let prompt = question.prompt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let asked = prompt.map { sanitized($0) }.flatMap { line in columns.map { line.folded(to: $0) } ?? [line] }
    return asked.map(style.doubtful) + rows + hint
  }

  /// What is asked, on one line: `Which landmark?  (1 Niagara Falls, 2 Angel Falls)`.
  package func line(of question: AskedQuestion) -> String {
    let choices = question.choices.map { row in
      (row.number.map { "\($0) " } ?? "") + sanitized(row.title) + (row.subtitle.map { " – \(sanitized($0))" } ?? "")
    }.joined(separator: ", ")
    return sanitized(question.prompt) + (choices.isEmpty ? "" : style.dim("  (\(choices))"))
  }

  /// What is asked of somebody who only listens: `Which landmark? Niagara Falls, Angel Falls`.
  package func spoken(_ question: AskedQuestion) -> String {
    ([question.prompt] + [question.choices.map(\.title).joined(separator: ", ")])
      .filter { !$0.isEmpty }.map { sanitized($0) }.joined(separator: " ")
  }

  private static let widestTitle = 50
}
