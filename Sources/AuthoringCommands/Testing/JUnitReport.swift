internal import AssistantCommandLine
internal import Diagnostics
internal import IntentRuntime
internal import PhraseTesting

/// What came of all files as JUnit XML, which build servers show: a suite for each file, a case for each request or
/// conversation.
struct JUnitReport {
  let files: [TestedFile]
  let timing: Options.Timing

  /// The document.
  var text: String {
    var xml = XMLWriter()
    let suites = files.map(Suite.init)
    let attributes =
      [("name", "\(Assistant.name) test")] + Self.counts(of: suites.flatMap(\.cases))
      + time(files.reduce(0) { $0 + ($1.seconds ?? 0) })
    xml.element("testsuites", attributes) { xml in
      for (file, suite) in zip(files, suites) { write(suite, of: file, to: &xml) }
    }
    return xml.text
  }

  /// A file and its cases.
  private struct Suite {
    var cases: [Case]

    init(_ file: TestedFile) {
      switch file.content {
      case .transcript(let difference): cases = [Case(file, difference)]
      case .requests(let results, let findings):
        cases =
          findings.filter { $0.finding.severity == .error }.map(Case.init)
          + Self.cases(of: results, isGood: file.outcome == .passed)
        if cases.isEmpty, file.outcome == .unreadable { cases = [Case("requests", .unreadable)] }
      }
    }

    /// A name tells a case from others over many runs: the request itself, with its line where it is there twice.
    private static func cases(of results: [RequestResult], isGood: Bool) -> [Case] {
      var taken: Set<String> = []
      return results.map { result in
        let text = result.request.text
        let name = taken.insert(text).inserted ? text : "\(text) (line \(result.request.line))"
        // Of a good file, what went otherwise is within the share that may.
        return Case(name, isGood ? .passed : Outcome(result), seconds: result.seconds)
      }
    }
  }

  private struct Case {
    var name: String
    var outcome: Outcome
    var seconds: Double?

    init(_ name: String, _ outcome: Outcome, seconds: Double? = nil) {
      (self.name, self.outcome, self.seconds) = (name, outcome, seconds)
    }

    init(_ file: TestedFile, _ difference: TranscriptResult.Difference?) {
      self.init("conversation", Outcome(file.outcome, difference), seconds: file.seconds)
    }

    init(_ placed: TestedFile.LocatedFinding) { self.init("line \(placed.line)", .error(placed.finding.headline)) }
  }

  private enum Outcome {
    case passed
    case failure(type: String, message: String, detail: String)
    case error(String)

    static let unreadable = Outcome.error("the file could not be used")

    init(_ result: RequestResult) {
      if result.verdict == .asExpected {
        self = .passed
      } else {
        let message = result.differences.map { "\($0.aspect): expected \($0.expected), actual \($0.actual)" }
        self = .failure(
          type: result.verdict.rawValue, message: message.joined(separator: "; "),
          detail: RequestResultText(style: Style()).text(of: result))
      }
    }

    init(_ outcome: TestedFile.Outcome, _ difference: TranscriptResult.Difference?) {
      switch (outcome, difference) {
      case (.unreadable, _): self = .unreadable
      case (_, let difference?):
        self = .failure(
          type: "different", message: "line \(difference.turn.line + 1) went otherwise",
          detail: TranscriptText(style: Style()).text(of: difference))
      case (.passed, nil), (.updated, nil), (.failed, nil): self = .passed
      }
    }
  }

  // MARK: Elements

  private func write(_ suite: Suite, of file: TestedFile, to xml: inout XMLWriter) {
    xml.element("testsuite", [("name", file.path)] + Self.counts(of: suite.cases) + time(file.seconds)) { xml in
      for test in suite.cases {
        let attributes = [("name", test.name), ("classname", Self.className(of: file.path))] + time(test.seconds)
        xml.element("testcase", attributes) { xml in write(test.outcome, to: &xml) }
      }
    }
  }

  private func write(_ outcome: Outcome, to xml: inout XMLWriter) {
    switch outcome {
    case .passed: break
    case .failure(let type, let message, let detail):
      xml.element("failure", [("message", message), ("type", type)], text: detail)
    case .error(let message): xml.element("error", [("message", message), ("type", "unusable")], text: message)
    }
  }

  private static func counts(of cases: [Case]) -> [(String, String)] {
    var (failures, errors) = (0, 0)
    for test in cases {
      switch test.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      }
    }
    return [("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
  }

  private func time(_ seconds: Double?) -> [(String, String)] {
    timing == .shown ? [("time", (seconds ?? 0).decimals(6))] : []
  }

  /// The path with dots in place of slashes, as servers group by packages.
  private static func className(of path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? path : parts.map { $0.replacing(".", with: "_") }.joined(separator: ".")
  }
}
