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
    let width = min(Self.widestTitle, question.numbered.map { legible($0.title).count }.max() ?? 0)
    let rows = question.numbered.map { line($0.number, $0.title, $0.subtitle, width) }
    let hint = question.hint.map { [style.dim("  \($0)")] } ?? []
    let prompt = question.prompt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return prompt.map { style.doubtful(legible($0)) } + rows + hint
  }

  /// What is asked, on one line: `Which landmark?  (1 Niagara Falls, 2 Angel Falls)`.
  func line(of question: AskedQuestion) -> String {
    let choices = question.numbered.map { row in
      "\(row.number) \(legible(row.title))" + (row.subtitle.map { " – \(legible($0))" } ?? "")
    }.joined(separator: ", ")
    return legible(question.prompt) + (choices.isEmpty ? "" : style.dim("  (\(choices))"))
  }

  /// What is asked of somebody who only listens: `Which landmark? Niagara Falls, Angel Falls`.
  func spoken(_ question: AskedQuestion) -> String {
    ([question.prompt] + [(question.options.map(\.title) + question.buttons).joined(separator: ", ")])
      .filter { !$0.isEmpty }.map { legible($0) }.joined(separator: " ")
  }

  private func line(_ number: Int, _ title: String, _ subtitle: String?, _ width: Int) -> String {
    let head = "  \(style.bold("\(number)"))  "
    guard let subtitle, !subtitle.isEmpty else { return head + legible(title) }
    return "\(head)\(legible(title).padded(to: width))  \(style.dim(legible(subtitle)))"
  }

  private static let widestTitle = 50
}
