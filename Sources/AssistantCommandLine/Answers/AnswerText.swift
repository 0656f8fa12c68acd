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
  private let style: Style
  private let index: PhraseIndex
  private let application: String?

  /// `application` is the one that examples come from, nil for any.
  init(_ style: Style, index: PhraseIndex, application: String?) {
    self.style = style
    self.index = index
    self.application = application
  }

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
    let title = legible("\(candidate.title) — \(candidate.application)")
    let width = min(style.width, Self.widest)
    let gap = String(repeating: " ", count: max(2, width - title.count - candidate.score.score.count))
    let head = "\(style.bold(title))\(gap)\(style.good(candidate.score.score))"
    let phrase = style.dim("  \"\(legible(candidate.phrase))\"")
    return ([head] + values(of: candidate) + [phrase]).joined(separator: "\n")
  }

  /// The choices, numbered.
  func question(_ question: AskedQuestion) -> String { QuestionText(style).lines(of: question).joined(separator: "\n") }

  private func values(of candidate: Candidate) -> [String] {
    let names = candidate.values.map(\.name) + candidate.missing
    let width = names.map { legible($0).count }.max() ?? 0
    let values = candidate.values.map(value) + candidate.missing.map { _ in style.dim("not said") }
    return zip(names, values).map { name, value in "  \(legible(name).padded(to: width))  \(value)" }
  }

  private func value(_ parameter: FilledParameter) -> String {
    let id = parameter.values.count == 1 ? parameter.values.first.map { style.dim(" [\(legible($0.id))]") } : nil
    return "\(legible(parameter.shown))\(id ?? "")  \(style.dim("from \"\(legible(parameter.text))\""))"
  }

  private func notRecognized(_ matching: Matching?, _ request: String, _ remote: () -> Candidate?) -> String {
    if matching?.isTooLong == true { return "That was too long: \(RequestProblem.tooLong)." }
    let isBlank = request.allSatisfy(\.isWhitespace)
    let sentence = isBlank ? "That was empty." : "I don’t know what to do with “\(legible(request).cut(to: 60))”."
    if let application = matching?.vetoedApplication {
      return "\(sentence)\n\(legible(application)) leaves it to others: one of its negative phrases says so."
    }
    guard let nearest = matching?.candidates.first ?? remote() else {
      return [sentence, example().map { "Try: \(legible($0))" }].compactMap(\.self).joined(separator: "\n")
    }
    let missing = nearest.missing.isEmpty ? "" : ", but I miss \(nearest.missing.map(withArticle).listed)"
    let found = "The nearest is \(legible(nearest.title)) in \(legible(nearest.application))\(missing)."
    let hint = example(of: nearest).map { "Try: \(style.bold(legible($0)))" }
    let score = style.dim("(\(nearest.score.score))")
    return ["\(sentence)\n\(found) \(score)", hint].compactMap(\.self).joined(separator: "\n")
  }

  /// A request that would work: of a shortcut, or of the first application.
  func example(of candidate: Candidate? = nil) -> String? {
    candidate.map { index.example(of: $0) } ?? index.example(application: application)
  }

  private static let widest = 78
}
