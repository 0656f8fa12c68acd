/// Holds the conversation of a transcript, and tells what was different.
package struct TranscriptRunner: Sendable {
  package enum Extent: Sendable {
    /// Until the first turn in which something is different.
    case untilDifference
    case all
  }

  private let partner: any ConversationPartner
  private let pause: @Sendable () async -> Void

  /// Makes a runner for one conversation.
  ///
  /// - Parameters:
  ///   - partner: who answers; nothing was said to it yet.
  ///   - pause: how long a person waits before pressing Ctrl-C; time in which the intent gets going.
  package init(with partner: any ConversationPartner, pause: @escaping @Sendable () async -> Void) {
    (self.partner, self.pause) = (partner, pause)
  }

  package func run(_ transcript: Transcript, _ extent: Extent = .untilDifference) async -> TranscriptResult {
    var result = TranscriptResult(transcript: transcript)
    for turn in transcript.turns {
      let actual = await lines(after: turn.action)
      result.actual.append(actual)
      if extent == .untilDifference, result.difference != nil { break }
    }
    return result
  }

  private func lines(after action: Transcript.Action) async -> [TranscriptLine] {
    switch action {
    case .types(let text): return TranscriptLine.lines(of: await partner.take(text, TurnOptions()))
    case .interrupts(let text): return TranscriptLine.lines(of: await interrupted(text))
    case .presses:
      await partner.interrupt()
      return []
    }
  }

  private func interrupted(_ text: String) async -> Response {
    async let response = partner.take(text, TurnOptions())
    await pause()
    await partner.interrupt()
    return await response
  }
}

package struct TranscriptResult: Sendable {
  /// A turn in which something was different.
  package struct Difference: Sendable {
    package var turn: Transcript.Turn
    package var comparison: TranscriptComparison
  }

  package let transcript: Transcript
  /// What was seen in each turn, as far as it went.
  package fileprivate(set) var actual: [[TranscriptLine]] = []

  /// The first turn in which something was different; nil when all went as written.
  package var difference: Difference? {
    zip(transcript.turns, actual).lazy.map { turn, actual in
      Difference(turn: turn, comparison: TranscriptComparison(turn.expected, actual))
    }.first { !$0.comparison.isEqual }
  }

  /// The file with what was seen in place of what was expected and is different. Comments, settings and gaps that held
  /// stay.
  package var updatedText: String {
    var replaced: [Int: [TranscriptLine]] = [:]
    var dropped: Set<Int> = []
    for (turn, actual) in zip(transcript.turns, actual)
    where !TranscriptComparison(turn.expected, actual).isEqual {
      dropped.formUnion(turn.expectedLines)
      replaced[turn.expectedLines.first.map { $0 - 1 } ?? turn.lastActionLine] = actual
    }
    let lines = transcript.lines.enumerated().flatMap { number, line in
      (dropped.contains(number) ? [] : [line]) + (replaced[number] ?? []).map(\.text)
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
