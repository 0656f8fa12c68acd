internal import IntentRuntime
package import PhraseMatching

/// What came of the requests of several files: how many went as expected, and what none of them reached.
package struct RequestReport: Sendable {
  /// A file and what came of its requests.
  package struct File: Sendable {
    package var path: String
    package var results: [RequestResult]

    package init(path: String, results: [RequestResult]) { (self.path, self.results) = (path, results) }

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
