internal import Diagnostics
internal import IntentRuntime
internal import PhraseMatching

/// An answer on a line of its own: the score, the intent, the values, the phrase.
///
/// ```text
/// 0.97  TurnOn  lamp=Desk Lamp [desk]  "Turn on ${lamp} in ${applicationName}"
/// ambiguous  0.93 TurnOn lamp=Bedside Lamp [left] | 0.93 TurnOn lamp=Bedside Lamp [right]
/// not recognized  (nearest 0.41 TurnOn, missing a lamp)
/// ```
struct AnswerLine {
  let style: Style

  func text(of answer: Answer) -> String {
    switch answer.verdict {
    case .matched: answer.reached.map(matched) ?? ""
    case .ambiguous: ambiguous(answer.alternatives?.choices.map(\.candidate) ?? [])
    case .notRecognized: notRecognized(answer.matching)
    }
  }

  private func matched(_ candidate: Candidate) -> String {
    let head = [style.good(candidate.score.score), style.bold(sanitized(candidate.intent))]
    let values = candidate.values.map(value) + candidate.missing.map { "\(sanitized($0))=?" }
    return (head + values + [style.dim("\"\(sanitized(candidate.phrase))\"")]).joined(separator: "  ")
  }

  private func ambiguous(_ candidates: [Candidate]) -> String {
    let isOneApplication = Set(candidates.map(\.application)).count == 1
    let shown = candidates.map { candidate in
      let intent = isOneApplication ? candidate.intent : "\(candidate.application) \(candidate.intent)"
      return ([candidate.score.score, sanitized(intent)] + candidate.values.map(value)).joined(separator: " ")
    }
    return style.doubtful("ambiguous") + "  " + shown.joined(separator: " | ")
  }

  private func notRecognized(_ matching: Matching?) -> String {
    let verdict = style.bad("not recognized")
    if matching?.isTooLong == true { return "\(verdict)  (\(RequestError.tooLong))" }
    if let application = matching?.vetoedApplication {
      return "\(verdict)  (a negative phrase of \(sanitized(application)))"
    }
    guard let nearest = matching?.candidates.first else { return verdict }
    let missing = nearest.missing.isEmpty ? "" : ", missing \(nearest.missing.map(withArticle).listed)"
    return "\(verdict)  (nearest \(nearest.score.score) \(sanitized(nearest.intent))\(missing))"
  }

  private func value(_ parameter: FilledParameter) -> String {
    let id = parameter.values.count == 1 ? parameter.values.first.map { " [\(sanitized($0.id))]" } : nil
    return "\(parameter.name)=\(sanitized(parameter.shown))\(id ?? "")"
  }
}

/// A parameter's name in a sentence: `a lamp`, `an amount`.
func withArticle(_ name: String) -> String {
  let startsWithVowel = name.first.map { "aeiouAEIOU".contains($0) } ?? false
  return "\(startsWithVowel ? "an" : "a") \(sanitized(name))"
}
