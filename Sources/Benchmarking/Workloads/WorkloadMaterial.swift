package import PhraseMatching

/// What a workload comes to: the applications to compile and the requests to match.
package struct WorkloadMaterial: Sendable {
  /// What an index is compiled from.
  package var applications: [Application]
  /// What is asked, in the order in which it is asked.
  package var requests: [BenchmarkRequest]
  /// How many phrases there are.
  package var phraseCount: Int
  /// The bytes of the phrases' text.
  package var phraseBytes: Int
  /// How many values there are.
  package var valueCount: Int
  /// The bytes of the values' titles and identifiers.
  package var valueBytes: Int

  /// Makes up a workload: the same every time.
  package init(_ workload: Workload) throws(BenchmarkDataError) {
    if let wording = workload.wording {
      var generator = SyntheticRequestGenerator(workload, wording)
      applications = [try generator.application()]
      requests = generator.requests()
    } else {
      var catalogs = CatalogGenerator(workload)
      let catalog = try catalogs.generate()
      var generator = RequestGenerator(workload, catalog)
      requests = generator.generate()
      applications = catalog.applications
    }
    let phrases = applications.lazy.flatMap(\.shortcuts).flatMap(\.phrases)
    let values = applications.lazy.flatMap(\.entities).flatMap(\.values)
    (phraseCount, phraseBytes) = phrases.reduce((0, 0)) { ($0.0 + 1, $0.1 + $1.text.utf8.count) }
    (valueCount, valueBytes) = values.reduce((0, 0)) { ($0.0 + 1, $0.1 + $1.title.utf8.count + $1.id.utf8.count) }
  }

  /// Ordinary requests, one per line, as they are piped to the program.
  package var ordinaryLines: String {
    requests.lazy.filter { $0.requestClass.group != .worst }.map { $0.text + "\n" }.joined()
  }
}
