internal import Diagnostics
internal import IntentRuntime
internal import PhraseMatching

/// An answer for a person: the shortcut, its values, and where nothing was found, the nearest with an example.
///
/// ```text
/// Turn On — Home                                                            0.97
///   lamp  Desk Lamp [desk]  from "desk lamp"
///   "Turn on ${lamp} in ${applicationName}"
/// ```
struct AnswerText {
  let style: Style
  let index: PhraseIndex
  let application: String?

  /// `application` is the one that examples come from, nil for any.

  /// The answer in words. `nearest` is asked for what comes nearest when nothing came near enough to be a candidate.
  func text(of answer: Answer, to request: String, nearest: @autoclosure () -> Candidate? = nil) -> String {
    switch answer.verdict {
    case .matched: answer.reached.map(matched) ?? ""
    case .ambiguous: answer.question.map(question) ?? ""
    case .notRecognized: notRecognized(answer.matching, request, nearest)
    }
  }

  /// The shortcut and what fills it.
  func matched(_ candidate: Candidate) -> String {
    let title = sanitized("\(candidate.title) — \(candidate.application)")
    let width = min(style.width, Self.widest)
    let gap = String(repeating: " ", count: max(2, width - title.count - candidate.score.score.count))
    let head = "\(style.bold(title))\(gap)\(style.good(candidate.score.score))"
    let phrase = style.dim("  \"\(sanitized(candidate.phrase))\"")
    return ([head] + values(of: candidate) + [phrase]).joined(separator: "\n")
  }

  /// The choices, numbered.
  func question(_ question: AskedQuestion) -> String { QuestionText(style).lines(of: question).joined(separator: "\n") }

  private func values(of candidate: Candidate) -> [String] {
    let filled = candidate.values.map { [sanitized($0.name), value($0)] }
    let missing = candidate.missing.map { [sanitized($0), style.dim("not said")] }
    return TextTable(.left(), .left()).lines(filled + missing, indent: "  ")
  }

  private func value(_ parameter: FilledParameter) -> String {
    let id = parameter.values.count == 1 ? parameter.values.first.map { style.dim(" [\(sanitized($0.id))]") } : nil
    let shown = sanitized(parameter.shown) + (id ?? "")
    return parameter.isFallback ? shown : "\(shown)  \(style.dim("from \"\(sanitized(parameter.text))\""))"
  }

  private func notRecognized(_ matching: Matching?, _ request: String, _ remote: () -> Candidate?) -> String {
    if matching?.isTooLong == true { return "That was too long: \(RequestError.tooLong)." }
    let isBlank = request.allSatisfy(\.isWhitespace)
    let sentence = isBlank ? "That was empty." : "I don’t know what to do with “\(sanitized(request).cut(to: 60))”."
    if let application = matching?.vetoedApplication {
      return "\(sentence)\n\(sanitized(application)) leaves it to others: one of its negative phrases says so."
    }
    guard let nearest = matching?.candidates.first ?? remote() else {
      return [sentence, example().map { "Try: \(sanitized($0))" }].compactMap(\.self).joined(separator: "\n")
    }
    let missing = nearest.missing.isEmpty ? "" : ", but I miss \(nearest.missing.map(withArticle).listed)"
    let found = "The nearest is \(sanitized(nearest.title)) in \(sanitized(nearest.application))\(missing)."
    let hint = example(of: nearest).map { "Try: \(style.bold(sanitized($0)))" }
    let score = style.dim("(\(nearest.score.score))")
    return ["\(sentence)\n\(found) \(score)", hint].compactMap(\.self).joined(separator: "\n")
  }

  /// A request that would work: of a shortcut, or of the first application.
  func example(of candidate: Candidate? = nil) -> String? {
    candidate.map { index.example(of: $0) } ?? index.example(application: application)
  }

  private static let widest = 78
}
