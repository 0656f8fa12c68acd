import PhraseMatching
import Testing

@testable import Benchmarking
@testable import WordSemantics

/// A file with a workload whose words mean something, small enough for a debug build.
private enum TinyWishes {
  static let file = TinyWorkload.file.replacing(
    "\"workloads\": [",
    with: """
      "meaning": {
        "actions": [
          { "phrases": "start, begin", "requests": "launch, kick off" },
          { "phrases": "buy, order", "requests": "shop for, acquire" },
          { "phrases": "clean, wash", "requests": "scrub, rinse" },
        ],
        "things": [
          { "phrases": "car, automobile", "requests": "vehicle" },
          { "phrases": "dinner, meal", "requests": "supper, food" },
          { "phrases": "song, tune", "requests": "melody" },
        ],
        "phrases": ["{action} the {thing}", "{action} my {thing} now", "i want to {action} a {thing}"],
        "requests": ["we should {action} that {thing}", "maybe {action} the {thing} after work"],
        "classes": {
          "reworded": { "count": 30, "atLeastRight": 0.2 }, "miss": { "count": 5, "atLeastRight": 0 },
        },
        "workloads": [
          { "name": "wording", "seed": 4, "applications": 1, "shortcuts": 6, "plainPhrases": 30 },
        ],
      },
      "workloads": [
      """)

  static func workload(_ text: String = file) throws -> Workload {
    try #require(Workload.read(Array(text.utf8)).last { $0.asksMeaning })
  }

  static func report() throws -> BenchmarkReport { try Benchmark(rounds: 2, watch: .matcher).run([workload()]) }
}

@Suite struct `A workload whose words mean something` {
  @Test func `is the same for the same seed, and another one for another`() throws {
    var workload = try TinyWishes.workload()
    let first = try WorkloadMaterial(workload)
    let second = try WorkloadMaterial(workload)
    #expect(first.applications == second.applications)
    #expect(first.requests == second.requests)
    workload.seed += 1
    let other = try WorkloadMaterial(workload)
    #expect(first.applications != other.applications)
    #expect(first.requests != other.requests)
  }

  @Test func `has the shape and the requests that it says`() throws {
    let material = try WorkloadMaterial(TinyWishes.workload())
    #expect(material.applications.map(\.shortcuts.count) == [6])
    #expect(material.applications[0].shortcuts.map(\.phrases.count) == [5, 5, 5, 5, 5, 5])
    #expect(material.requests.count { $0.requestClass == .reworded } == 30)
    #expect(material.requests.count { $0.requestClass == .miss } == 5)
  }

  @Test func `stands behind those whose words mean nothing`() throws {
    let workloads = try Workload.read(Array(TinyWishes.file.utf8))
    #expect(workloads.map(\.name) == ["values", "plain", "wording"])
    #expect(workloads.map(\.asksMeaning) == [false, false, true])
  }

  @Test func `never asks in the words of a phrase alone`() throws {
    let material = try WorkloadMaterial(TinyWishes.workload())
    let others: Set<Substring> = [
      "launch", "kick", "shop", "acquire", "scrub", "rinse", "vehicle", "supper", "food", "melody",
    ]
    for request in material.requests where request.requestClass == .reworded {
      #expect(!others.isDisjoint(with: request.text.split(separator: " ")), "\(request.text)")
    }
  }

  @Test func `tells what asking for the meaning of words takes`() throws {
    let report = try TinyWishes.report()
    #expect(report.failures == [])
    let meaning = try #require(report.workloads[0].meaning)
    #expect(meaning.requests == 35)
    #expect(meaning.asked >= 34)
    #expect(meaning.learn > 0 && meaning.learnedBytes > 0)
    #expect(meaning.latency.p50 > 0 && meaning.latency.p50 <= meaning.latency.p99)
    #expect(meaning.byWords.p50 > 0 && meaning.byWords.p50 <= meaning.byWords.p99)
    let table = try #require(report.tables.first { $0.title == "Requests in other words" })
    #expect(table.rows.map { $0[0...2] } == [["wording", "35", "\(meaning.asked)"]])
    for table in report.tables { #expect(table.rows.allSatisfy { $0.count == table.header.count }, "\(table.title)") }
  }

  @Test func `has no such figures where words mean nothing`() throws {
    let report = try TinyWorkload.report()
    #expect(report.workloads.map(\.meaning) == [nil, nil])
    #expect(!report.tables.contains { $0.title == "Requests in other words" })
  }

  @Test func `is recorded and compared like the others`() throws {
    let report = try TinyWishes.report()
    #expect(try BenchmarkReport(json: Array(report.json.utf8)) == report)
    let figures = Comparison(of: report, with: report).rows.map(\.figure)
    #expect(figures.filter { $0.hasPrefix("meaning.") }.count == 6)
    var before = report
    before.workloads[0].meaning = nil
    #expect(!Comparison(of: report, with: before).rows.contains { $0.figure.hasPrefix("meaning.") })
  }

  @Test func `can be compared with a result from before there was such a one`() throws {
    let report = try TinyWorkload.report()
    let json = report.json.replacing("\"meaning\": null,", with: "")
    #expect(json != report.json)
    #expect(try BenchmarkReport(json: Array(json.utf8)) == report)
  }

  @Test func `is promised at its size`() throws {
    var report = try TinyWishes.report()
    #expect(!report.promises.contains { $0.name.contains("by meaning") })
    report.workloads[0].size.phrases = 1_500
    report.workloads[0].meaning?.latency.p50 = 40_000
    report.workloads[0].meaning?.latency.p99 = 150_001
    let promises = report.promises.filter { $0.name.contains("by meaning") }
    #expect(
      promises.map { "\($0.name): \($0.limit) \($0.isKept)" } == [
        "p50 by meaning, of 1,500 phrases: 40.0 µs true", "p99 by meaning, of 1,500 phrases: 150 µs false",
      ])
    // How long things take depends on the machine.
    #expect(report.failures == [])
  }

  @Test func `fails where words settle its requests, or nothing was learned`() {
    var figures = MeaningFigures()
    (figures.requests, figures.asked, figures.learnedBytes) = (100, 94, 1)
    #expect(figures.problems == ["only 94 of 100 requests asked what their words mean"])
    figures.asked = 95
    #expect(figures.problems == [])
    figures.learnedBytes = 0
    #expect(figures.problems == ["nothing was learned of the phrases"])
  }

  @Test(arguments: [
    (
      "\"{action} the {thing}\", ", "\"{action} the thing\", ",
      "'meaning.phrases': '{action}' or '{thing}' is missing in '{action} the thing'"
    ),
    ("\"launch, kick off\"", "\", ,\"", "'meaning.actions[0].requests' should be words between commas, found none"),
    (
      "\"requests\": \"melody\"", "\"request\": \"melody\"",
      "'meaning.things[2].requests' should be a string, found nothing"
    ),
    ("\"shortcuts\": 6,", "\"shortcuts\": 10,", "workload 'wording' has too few words for different shortcuts"),
    ("\"plainPhrases\": 30", "\"plainPhrases\": 3000", "workload 'wording' has too few words for different phrases"),
  ])
  func `that cannot be made up says where and why`(written: String, instead: String, message: String) {
    let text = TinyWishes.file.replacing(written, with: instead)
    #expect(text != TinyWishes.file)
    do {
      _ = try WorkloadMaterial(TinyWishes.workload(text))
      Issue.record("there is nothing wrong with '\(instead)'")
    } catch {
      #expect("\(error)" == message)
    }
  }
}

@Suite struct `The shipped workload whose words mean something` {
  private func shipped() throws -> Workload {
    try #require(ShippedWorkloadTests.workloads().first { $0.asksMeaning })
  }

  @Test func `has 1,500 phrases in 150 shortcuts, of three to eight words`() throws {
    let material = try WorkloadMaterial(shipped())
    let shortcuts = material.applications.flatMap(\.shortcuts)
    #expect(shortcuts.count == 150)
    #expect(shortcuts.allSatisfy { $0.phrases.count == 10 && $0.parameters.isEmpty })
    let words = shortcuts.flatMap(\.phrases).map { $0.text.split(separator: " ").count }
    #expect((words.min() ?? 0, words.max() ?? 0) == (3, 8))
  }

  @Test func `has requests of four to ten words, in other words`() throws {
    let workload = try shipped()
    let requests = try WorkloadMaterial(workload).requests.filter { $0.requestClass == .reworded }
    let words = requests.map { $0.text.split(separator: " ").count }
    #expect((words.min() ?? 0, words.max() ?? 0) == (4, 10))
    let wording = try #require(workload.wording)
    for meaning in wording.actions + wording.things {
      #expect(Set(meaning.inPhrases).isDisjoint(with: meaning.inRequests), "\(meaning)")
    }
  }

  @Test func `has words whose meaning is known`() throws {
    let vectors = try #require(WordVectors.builtIn)
    let wording = try #require(shipped().wording)
    let texts = (wording.actions + wording.things).flatMap { $0.inPhrases + $0.inRequests }
    let words = Set(texts.flatMap { $0.split(separator: " ").map(String.init) })
    #expect(words.filter { vectors.entry(of: $0) == nil } == [])
  }
}
