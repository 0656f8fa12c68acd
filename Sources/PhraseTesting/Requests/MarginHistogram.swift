internal import IntentRuntime
internal import PhraseMatching

/// How many requests are how far ahead of the next shortcut.
package struct MarginHistogram: Sendable, Hashable {
  /// Margins between two bounds, the upper one not among them.
  package struct Bin: Sendable, Hashable {
    package var lower: Double
    package var upper: Double
    package var count = 0
  }

  /// From the narrowest margins to the widest.
  package private(set) var bins: [Bin]
  /// How many have no rival at all.
  package private(set) var withoutRival = 0

  /// Where one bin ends and the next begins: close together where requests are about to be asked about.
  private static let bounds = [0, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1]

  init(_ results: some Sequence<RequestResult>) {
    bins = zip(Self.bounds, Self.bounds.dropFirst()).map { Bin(lower: $0, upper: $1) }
    for result in results where result.verdict == .asExpected && result.answer.isRecognized {
      count(result.answer.margin)
    }
  }

  private mutating func count(_ margin: Double?) {
    guard let margin, let index = bins.firstIndex(where: { margin < $0.upper }) else { return withoutRival += 1 }
    bins[index].count += 1
  }

  /// How many there are.
  package var count: Int { bins.reduce(withoutRival) { $0 + $1.count } }
}
