internal import IntentRuntime
internal import PhraseMatching

/// A response for a person: what is said, shown and done, line by line.
///
/// ```text
/// [Opening Trails]
/// Here is Ridge Trail.
/// ```
struct ResponseText {
  private let style: Style
  private let channel: SessionSettings.Channel
  private let questions: QuestionText
  /// Where words are broken into lines; nil to leave that to the terminal.
  private let columns: Int?
  /// The one that is spoken: `en`, `de`, `ja`.
  private let language: String

  init(_ style: Style, _ channel: SessionSettings.Channel, columns: Int? = nil, language: String = "en") {
    (self.columns, self.language) = (columns, language)
    self.style = style
    self.channel = channel
    questions = QuestionText(style)
  }

  /// All but the question.
  func lines(of response: Response) -> [String] {
    let lines = response.utterances.flatMap(lines)
    return lines.isEmpty && response.question == nil ? [fallback(response)] : lines
  }

  /// What is asked.
  func question(of response: Response) -> [String] {
    guard let question = response.question.map({ AskedQuestion($0, language: language) }) else { return [] }
    return channel == .voice ? [questions.spoken(question)] : questions.lines(of: question, columns: columns)
  }

  /// Everything on one line, for a program that reads lines.
  func line(of response: Response) -> String {
    let said = response.utterances.flatMap { utterance in
      switch utterance {
      case .shows(let lines): lines.map { sanitized($0) }
      case .says, .notes: lines(of: utterance)
      }
    }
    let asked = response.question.map { [questions.line(of: AskedQuestion($0))] } ?? []
    let all = said + asked
    return (all.isEmpty ? [fallback(response)] : all).joined(separator: " ")
  }

  private func lines(of utterance: Response.Utterance) -> [String] {
    switch (utterance, channel) {
    case (.says(let text), _): Self.pieces(of: text).flatMap(folded)
    case (.shows(let lines), .everything), (.shows(let lines), .program): lines
    case (.notes(let text), .everything), (.notes(let text), .program), (.notes(let text), .text):
      folded("[\(sanitized(text))]").map(style.dim)
    case (.shows, .text), (.shows, .voice), (.notes, .voice): []
    }
  }

  private func folded(_ line: String) -> [String] { columns.map { line.folded(to: $0) } ?? [line] }

  private static func pieces(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { sanitized($0) }
  }

  /// What to say where nobody said anything.
  private func fallback(_ response: Response) -> String {
    response.problem.map { sanitized($0.message) } ?? CommandLineMessages.bare(response.outcome)
  }
}
