internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

/// How many sentences of a file were answered rightly.
package struct SentenceResult: Sendable, Hashable {
  package var name: String
  package var all = 0
  package var right = 0
  /// Those whose values come from closed lists.
  package var closed = 0
  package var closedRight = 0
  package var actsWrongly = 0
  package var ambiguous = 0
  /// Sentences that nothing should recognize, and how many were taken for something.
  package var outOfScope = 0
  package var accepted = 0
  /// How long matching took.
  package var pace = Pace()

  mutating func count(_ sentence: Sentence, isRight: Bool, _ matching: Matching) {
    guard sentence.intent != nil else {
      outOfScope += 1
      accepted += matching.outcome == .matched ? 1 : 0
      return
    }
    all += 1
    right += isRight ? 1 : 0
    if !sentence.isFreeText {
      closed += 1
      closedRight += isRight ? 1 : 0
    }
    actsWrongly += matching.outcome == .matched && !isRight ? 1 : 0
    ambiguous += matching.outcome == .ambiguous ? 1 : 0
  }

  /// A row for each file.
  package static func table(_ results: [SentenceResult]) -> ResultTable {
    ResultTable(
      title: "Sentences",
      header: ["class", "sentences", "right", "closed lists", "acts wrongly", "asks", "accepted", "p50", "p99"],
      rows: results.map { result in
        let isOutOfScope = result.outOfScope > 0
        return [
          result.name, "\(result.all + result.outOfScope)", isOutOfScope ? "" : share(result.right, result.all),
          isOutOfScope ? "" : share(result.closedRight, result.closed),
          isOutOfScope ? "" : share(result.actsWrongly, result.all),
          isOutOfScope ? "" : share(result.ambiguous, result.all),
          isOutOfScope ? share(result.accepted, result.outOfScope) : "",
          FigureText.text(result.pace.p50, .nanoseconds), FigureText.text(result.pace.p99, .nanoseconds),
        ]
      })
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "" }
    return FigureText.fixed(100 * Double(part) / Double(whole), digits: 1) + " %"
  }
}
