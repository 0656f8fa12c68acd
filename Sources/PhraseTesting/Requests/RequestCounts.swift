/// How many requests went how.
package struct RequestCounts: Sendable, Hashable {
  package private(set) var asExpected = 0
  package private(set) var wrong = 0
  package private(set) var notRecognized = 0

  package init() {}

  package init(_ results: some Sequence<RequestResult>) {
    for result in results { count(result.verdict) }
  }

  package var all: Int { asExpected + wrong + notRecognized }
  package var failures: Int { wrong + notRecognized }

  mutating func count(_ verdict: RequestResult.Verdict) {
    switch verdict {
    case .asExpected: asExpected += 1
    case .wrong: wrong += 1
    case .notRecognized: notRecognized += 1
    }
  }

  mutating func add(_ other: RequestCounts) {
    asExpected += other.asExpected
    wrong += other.wrong
    notRecognized += other.notRecognized
  }
}
