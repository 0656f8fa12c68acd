internal import IntentRuntime
package import PhraseMatching

/// What came of the requests of several files: how many went as expected, and what none of them reached.
package struct RequestReport: Sendable {
  /// A file and what came of its requests.
  package struct File: Sendable {
    package var path: String
    package var results: [RequestResult]

    package init(path: String, results: [RequestResult]) {
      self.path = path
      self.results = results
    }

    package var counts: RequestCounts { RequestCounts(results) }
  }

  /// The files, in the order in which they were tried.
  package private(set) var files: [File] = []
  private var coverage = RequestCoverage()

  package init() {}

  /// Adds what came of a file's requests.
  package mutating func add(_ file: File) {
    files.append(file)
    for result in file.results { coverage.note(result.answer) }
  }

  /// Notes what could be reached; what is noted twice counts once.
  package mutating func note(_ index: PhraseIndex, application: String?) {
    coverage.note(index.authoredPhrases(of: application), index.knownValues(of: application))
  }

  package var results: some Sequence<RequestResult> { files.lazy.flatMap(\.results) }

  package var counts: RequestCounts { files.reduce(into: RequestCounts()) { $0.add($1.counts) } }

  package var accuracy: RequestAccuracy { RequestAccuracy(results) }

  package var margins: MarginHistogram { MarginHistogram(results) }

  /// The phrases that no request reached, in catalog order.
  package var unreachedPhrases: [PhraseIndex.AuthoredPhrase] { coverage.unreachedPhrases }

  /// The values that no request named, in catalog order.
  package var unnamedValues: [PhraseIndex.KnownValue] { coverage.unnamedValues }

  /// How many phrases and values there are.
  package var coverable: (phrases: Int, values: Int) { (coverage.phrases.count, coverage.values.count) }

  /// The requests that went as expected and came nearest to going otherwise, the nearest first. Costs a pass over all.
  package func weakest(_ count: Int) -> [(path: String, result: RequestResult)] {
    var weakest: [(path: String, result: RequestResult, distance: Double)] = []
    for file in files {
      for result in file.results {
        guard result.verdict == .asExpected, let distance = result.slack?.distance else { continue }
        if weakest.count == count, let last = weakest.last, distance >= last.distance { continue }
        let place = weakest.firstIndex { $0.distance > distance } ?? weakest.count
        weakest.insert((file.path, result, distance), at: place)
        if weakest.count > count { weakest.removeLast() }
      }
    }
    return weakest.map { ($0.path, $0.result) }
  }
}

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

/// How well intents and values are found, and how often something is done that nobody wished for.
package struct RequestAccuracy: Sendable, Hashable {
  /// A part of a whole.
  package struct Share: Sendable, Hashable {
    package var part = 0
    package var whole = 0

    /// 0…1; nil of nothing.
    package var value: Double? { whole == 0 ? nil : Double(part) / Double(whole) }
  }

  /// Requests that should reach an intent, and those that reach it.
  package private(set) var intents = Share()
  /// Parameters that should be filled by requests that reach their intent, and those that are filled rightly. A
  /// parameter that should stay empty and does not counts as one that is not.
  package private(set) var slots = Share()
  /// Requests that should not be recognized, and those that are.
  package private(set) var falseTriggers = Share()

  init(_ results: some Sequence<RequestResult>) {
    for result in results { count(result) }
  }

  private mutating func count(_ result: RequestResult) {
    if result.request.isRejection {
      falseTriggers.whole += 1
      falseTriggers.part += result.answer.isRecognized ? 1 : 0
      return
    }
    guard case .oneOf(let names) = result.request.intent else { return }
    intents.whole += 1
    guard let intent = result.answer.reached?.intent, names.contains(intent),
      result.answer.outcome != .ambiguous || result.request.outcome == .ambiguous
    else { return }
    intents.part += 1
    guard let parameters = result.request.parameters else { return }
    let expected = Set(parameters.map(\.name))
    let filled = result.answer.reached?.values.map(\.name) ?? []
    let all = expected.union(filled)
    let wrong = Set(result.differences.map(\.aspect)).intersection(all)
    slots.whole += all.count
    slots.part += all.count - wrong.count
  }
}

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
    guard let margin, let place = bins.firstIndex(where: { margin < $0.upper }) else { return withoutRival += 1 }
    bins[place].count += 1
  }

  /// How many there are.
  package var count: Int { bins.reduce(withoutRival) { $0 + $1.count } }
}
