import Testing

@testable import Benchmarking
@testable import PhraseMatching

@Suite struct `A workload` {
  @Test func `is the same for the same seed`() throws {
    for workload in try TinyWorkload.all() {
      let (first, second) = (try WorkloadMaterial(workload), try WorkloadMaterial(workload))
      #expect(first.applications == second.applications)
      #expect(first.requests == second.requests)
    }
  }

  @Test func `is another one for another seed`() throws {
    var workload = try TinyWorkload.all()[0]
    let before = try WorkloadMaterial(workload)
    workload.seed += 1
    let after = try WorkloadMaterial(workload)
    #expect(before.applications != after.applications)
    #expect(before.requests != after.requests)
  }

  @Test func `has the shape that it says`() throws {
    let workloads = try TinyWorkload.all()
    let material = try WorkloadMaterial(workloads[0])
    #expect(material.applications.map(\.shortcuts.count) == [3, 3])
    #expect(material.applications.flatMap(\.entities).map(\.values.count) == [5, 5])
    #expect(material.applications.flatMap(\.shortcuts).filter { !$0.parameters.isEmpty }.count == 3)
    #expect(material.valueCount == 10)
    #expect(workloads[0].shape.expandedShortcuts == 6 + 3 * 4)
    #expect(try WorkloadMaterial(workloads[1]).phraseCount == 20)
  }

  @Test func `has as many requests of each class as it says, where its phrases allow them`() throws {
    let workloads = try TinyWorkload.all()
    let requests = try WorkloadMaterial(workloads[0]).requests
    for quota in workloads[0].quotas {
      #expect(requests.filter { $0.requestClass == quota.requestClass }.count == quota.count)
    }
    let plain = try WorkloadMaterial(workloads[1]).requests
    #expect(!plain.contains { $0.requestClass == .unnamed })
    #expect(requests.filter { $0.requestClass == .veryLong }.allSatisfy { $0.text.split(separator: " ").count == 500 })
  }

  /// What reading a file says.
  private func complaint(_ text: String) -> String? {
    do throws(BenchmarkDataError) {
      _ = try Workload.read(Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [("{", "'{' is never closed"), ("{}", "'format' should be a number, found nothing")])
  func `in a file of something else says so`(text: String, message: String) {
    #expect(complaint(text) == message)
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 2", "'format' should be 1, found another number"),
    ("\"format\": 1", "\"format\": \"1\"", "'format' should be a number, found a string"),
    ("{brand}", "{brnd}", "'forms.application': no list of words is called 'brnd'"),
    ("{brand}", "{brand", "'forms.application': '{' is never closed in '{brand'"),
    ("${request}", "${wish}", "'forms.polite': no placeholder is called 'wish'"),
    ("\"seed\": 8", "\"seed\": -8", "'workloads[1].seed' should be a number that is not negative, found a number"),
    (
      "\"miss\": { \"count\"", "\"mist\": { \"count\"",
      "'requests' should be one of exact, unnamed, typo, polite, reworded, miss, long, veryLong, common, misspelt, unknown, endless, "
        + "found 'mist'"
    ),
  ])
  func `that cannot be read says where and why`(written: String, instead: String, message: String) {
    #expect(complaint(TinyWorkload.file) == nil)
    #expect(complaint(TinyWorkload.file.replacing(written, with: instead)) == message)
  }

  @Test func `with too few words says so instead of trying for ever`() throws {
    let text = TinyWorkload.file.replacing("\"valuesPerEntity\": 5", with: "\"valuesPerEntity\": 50")
    let workload = try Workload.read(Array(text.utf8))[0]
    #expect(throws: BenchmarkDataError.tooFewWords(workload: "values", wanted: "values")) {
      try WorkloadMaterial(workload)
    }
  }
}

@Suite struct `The answers of a tiny workload` {
  @Test func `are all right`() throws {
    let report = try TinyWorkload.report()
    #expect(report.failures == [])
    for result in report.workloads {
      for part in result.classes where [.exact, .polite, .miss, .unknown].contains(part.requestClass) {
        #expect(part.answers.right == part.answers.requests, "\(result.name) \(part.requestClass)")
        #expect(part.answers.firstWrong == nil)
      }
    }
  }

  @Test func `that are wrong make the benchmark fail and are quoted`() throws {
    let material = try WorkloadMaterial(TinyWorkload.all()[0])
    let wrong = BenchmarkRequest(text: "why is gravity", requestClass: .exact, expectation: .only(3))
    var measurement = MatchMeasurement(PhraseIndex.compile(material.applications).index, [wrong])
    var result = WorkloadResult(name: "values")
    result.classes = measurement.check([Workload.Quota(requestClass: .exact, count: 1, atLeastRight: 1)])
    #expect(
      result.failures == [
        "values: 0 of 1 'exact' requests were answered rightly; "
          + "'why is gravity' was not recognized instead of shortcut 3"
      ])
  }

  @Test func `are judged by outcome as well as by shortcut`() {
    func decision(_ outcome: Matching.Outcome, _ shortcut: Int) -> MatchDecision {
      MatchDecision(outcome: outcome, candidateCount: 1, shortcut: shortcut, phrase: 0, score: 1, margin: 1)
    }
    #expect(BenchmarkRequest.Expectation.only(2).allows(decision(.matched, 2)))
    #expect(!BenchmarkRequest.Expectation.only(2).allows(decision(.ambiguous, 2)))
    #expect(!BenchmarkRequest.Expectation.only(2).allows(decision(.matched, 1)))
    #expect(BenchmarkRequest.Expectation.oneOf([1, 2]).allows(decision(.ambiguous, 2)))
    #expect(!BenchmarkRequest.Expectation.oneOf([2]).allows(decision(.ambiguous, 2)))
    #expect(BenchmarkRequest.Expectation.nothing.allows(decision(.notRecognized, -1)))
    #expect(!BenchmarkRequest.Expectation.nothing.allows(decision(.matched, 0)))
  }
}

@Suite struct `A form` {
  @Test func `leaves out what goes with the name together with it`() throws {
    var words = WordLists()
    words.add("verb", ["open"], .even)
    var random = SeededGenerator(seed: 1)
    let saying = try PhraseForm("[ask ${applicationName} to] {verb} ${value}", words).filled(from: words, &random)
    #expect(saying.phrase == "ask ${applicationName} to open ${value}")
    #expect(saying.said(.init(application: "Trails", value: "Ridge")) == "ask Trails to open Ridge")
    #expect(saying.said(.init(value: "Ridge")) == "open Ridge")
    #expect(saying.key == "open ${value}")
  }
}

@Suite struct `A typing mistake` {
  @Test func `changes one longer word, never its first letter`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let words = "go to whispering meadow".withOneTypo(&random).split(separator: " ")
      #expect(words[0] == "go" && words[1] == "to")
      #expect(words[2].first == "w" && words[3].first == "m")
      #expect(words[2] == "whispering" || words[3] == "meadow")
    }
  }
}
