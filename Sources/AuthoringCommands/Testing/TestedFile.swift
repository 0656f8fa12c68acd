internal import AssistantCommandLine
internal import Diagnostics
internal import IntentRuntime
internal import PhraseTesting

/// What came of testing a file.
struct TestedFile {
  /// In a word, as it is shown before the file's name.
  enum Outcome: String, CaseIterable { case passed, updated, failed, unreadable }

  /// What the file holds.
  enum Content {
    /// A conversation, and the turn in which something was different.
    case transcript(TranscriptResult.Difference?)
    /// Requests, and what was wrong with the file.
    case requests([RequestResult], findings: [LocatedFinding])
  }

  /// Something that is wrong with a file, and the line where.
  struct LocatedFinding {
    var finding: Finding
    var line: Int
  }

  var path: String
  var outcome: Outcome
  var content: Content
  /// How long it took; nil where nobody measures.
  var seconds: Double?

  /// What came of its requests; nothing of a conversation.
  var results: [RequestResult] { if case .requests(let results, _) = content { results } else { [] } }
}

extension Console {
  /// Says what is wrong with a file; of thousands of mistakes, the first ones.
  func report(_ findings: [Finding], in source: SourceText, named path: String) {
    for finding in findings.prefix(Self.mostFindings) { errors.line(finding.rendered(in: source, named: path)) }
    let more = findings.count - Self.mostFindings
    if more > 0 { report(AuthoringMessages.moreFindings(more, in: path)) }
  }

  private static let mostFindings = 20
}

/// How many files and requests went as written.
struct TestSummary: CustomStringConvertible {
  private var counts: [TestedFile.Outcome: Int] = [:]
  private var requests = RequestCounts()

  init(_ files: [TestedFile], _ requests: RequestCounts) {
    for file in files { counts[file.outcome, default: 0] += 1 }
    self.requests = requests
  }

  var description: String {
    let files = TestedFile.Outcome.allCases.compactMap { outcome in
      counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }.joined(separator: ", ")
    return requests.all == 0 ? files : "\(files); \(AuthoringMessages.requests(requests))"
  }

  var code: ExitCode {
    if counts[.unreadable] != nil { return .unusable }
    return counts[.failed] == nil ? .success : .notRecognized
  }
}
