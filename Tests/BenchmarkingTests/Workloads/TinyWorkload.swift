@testable import Benchmarking

/// A file of two workloads, small enough for a debug build.
enum TinyWorkload {
  static let file = """
    {
      "format": 1,
      "words": {
        "verb": ["open start show play find", "water harvest polish"],
        "noun": ["timer list recipe playlist weather photo message garden"],
        "quality": ["golden crooked ancient whispering"],
        "thing": ["canyon meadow lighthouse orchard waterfall"],
        "brand": ["Lumora Quillon Zephyra Harvio"],
        "stranger": ["philosophy gravity penicillin bureaucracy"],
        "little": ["the my in of"],
      },
      "frequentFirst": ["verb"],
      "forms": {
        "application": ["{brand}"],
        "value": ["{quality} {thing}"],
        "phrase": ["{verb} {noun} [in ${applicationName}]", "{verb} my {noun} [using ${applicationName}]"],
        "phraseWithValue": ["{verb} ${value} [with ${applicationName}]"],
        "plainPhrase": ["{verb} {quality} {noun}"],
        "polite": ["could you please ${request}"],
        "miss": ["why is {stranger} like {stranger} of {stranger}"],
        "common": ["{little} {verb} {little} {verb} {verb}"],
        "babble": ["{verb}", "{noun}", "{stranger}", "{little}"],
        "nonsense": ["{stranger}{stranger}"],
      },
      "phrasesPerShortcut": [1, 2, 2],
      "requests": {
        "exact": { "count": 30, "atLeastRight": 1 }, "unnamed": { "count": 20, "atLeastRight": 1 },
        "typo": { "count": 20, "atLeastRight": 0.5 }, "polite": { "count": 20, "atLeastRight": 1 },
        "miss": { "count": 20, "atLeastRight": 1 }, "long": { "count": 2, "atLeastRight": 1 },
        "veryLong": { "count": 1, "atLeastRight": 1 }, "common": { "count": 5, "atLeastRight": 0 },
        "misspelt": { "count": 5, "atLeastRight": 0 }, "unknown": { "count": 5, "atLeastRight": 1 },
      },
      "workloads": [
        {
          "name": "values", "seed": 7, "applications": 2, "shortcuts": 6,
          "shortcutsWithValue": 3, "entitiesPerApplication": 1, "valuesPerEntity": 5,
        },
        { "name": "plain", "seed": 8, "applications": 1, "shortcuts": 7, "plainPhrases": 20 },
      ],
    }
    """

  static func all() throws(BenchmarkDataError) -> [Workload] { try Workload.read(Array(file.utf8)) }

  static func report() throws -> BenchmarkReport { try Benchmark(rounds: 2, watch: .matcher).run(all()) }
}
