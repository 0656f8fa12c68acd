internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching
internal import PhraseTesting

/// Everything that is known of a run as one JSON object, for programs.
struct TestReportJSON {
  let files: [TestedFile]
  let report: RequestReport
  let robustness: RobustnessReport?

  init(_ files: [TestedFile], _ report: RequestReport, _ robustness: RobustnessReport?) {
    (self.files, self.report, self.robustness) = (files, report, robustness)
  }
}

extension JSONWriter {
  mutating func report(_ run: TestReportJSON) {
    object { json in
      json.member("files", each: run.files) { $0.file($1) }
      json.key("requests")
      json.counts(run.report.counts)
      json.key("accuracy")
      json.accuracy(run.report.accuracy)
      json.key("margins")
      json.margins(run.report.margins)
      json.array("weakest") { json in for (path, result) in run.report.weakest(10) { json.weak(path, result) } }
      json.member("neverReached", each: run.report.unreachedPhrases) { $0.phrase($1) }
      json.member("neverNamed", each: run.report.unnamedValues) { $0.value($1) }
      json.member("robustness", run.robustness) { $0.robustness($1) }
    }
  }
}

// MARK: - Files

extension JSONWriter {
  fileprivate mutating func file(_ file: TestedFile) {
    object { json in
      json.member("path", file.path)
      json.member("outcome", file.outcome.rawValue)
      json.member("seconds", number: file.seconds)
      switch file.content {
      case .transcript(let difference):
        json.member("difference", difference) { $0.difference($1) }
      case .requests(let results, let findings):
        json.key("requests")
        json.counts(RequestCounts(results))
        json.member("findings", each: findings) { $0.finding($1) }
        json.array("failures") { json in
          for result in results where result.verdict != .asExpected { json.failure(result) }
        }
      }
    }
  }

  private mutating func difference(_ difference: TranscriptResult.Difference) {
    object { json in
      json.member("line", difference.turn.line + 1)
      json.array("expected") { json in
        for row in difference.comparison.rows { row.expected.map { json.string($0.text) } }
      }
      json.array("actual") { json in for row in difference.comparison.rows { row.actual.map { json.string($0.text) } } }
    }
  }

  private mutating func finding(_ placed: TestedFile.LocatedFinding) {
    object { json in
      json.member("line", placed.line)
      json.member("rule", placed.finding.rule)
      json.member("severity", placed.finding.severity.rawValue)
      json.member("message", placed.finding.message)
    }
  }

  private mutating func failure(_ result: RequestResult) {
    object { json in
      json.member("line", result.request.line)
      json.member("text", result.request.text)
      json.member("verdict", result.verdict.rawValue)
      json.member("differences", each: result.differences) { $0.difference($1) }
      json.member("outcome", result.answer.outcome.rawValue)
      json.member("application", result.answer.reached?.application)
      json.member("intent", result.answer.reached?.intent)
      json.member("phrase", result.answer.reached?.phrase)
      json.member("score", rounded: result.answer.score)
      json.member("margin", rounded: result.answer.margin)
      json.member("reason", result.reason)
    }
  }

  private mutating func difference(_ difference: RequestResult.Difference) {
    object { json in
      json.member("aspect", difference.aspect)
      json.member("expected", difference.expected)
      json.member("actual", difference.actual)
    }
  }
}

// MARK: - Figures

extension JSONWriter {
  fileprivate mutating func counts(_ counts: RequestCounts) {
    object { json in
      json.member("all", counts.all)
      json.member("asExpected", counts.asExpected)
      json.member("wrong", counts.wrong)
      json.member("notRecognized", counts.notRecognized)
    }
  }

  fileprivate mutating func accuracy(_ accuracy: RequestAccuracy) {
    object { json in
      json.member("intents", rounded: accuracy.intents.value)
      json.member("values", rounded: accuracy.slots.value)
      json.member("falseTriggers", rounded: accuracy.falseTriggers.value)
    }
  }

  fileprivate mutating func margins(_ margins: MarginHistogram) {
    array { json in
      for bin in margins.bins { json.bin(bin.lower, bin.upper, bin.count) }
      json.bin(1, nil, margins.withoutRival)
    }
  }

  private mutating func bin(_ lower: Double, _ upper: Double?, _ count: Int) {
    object { json in
      json.member("from", number: lower)
      json.member("to", number: upper)
      json.member("count", count)
    }
  }

  fileprivate mutating func weak(_ path: String, _ result: RequestResult) {
    object { json in
      json.member("path", path)
      json.member("line", result.request.line)
      json.member("text", result.request.text)
      json.member("distance", rounded: result.slack?.distance)
      json.member("rival", result.slack?.rival)
    }
  }

  fileprivate mutating func phrase(_ phrase: PhraseIndex.AuthoredPhrase) {
    object { json in
      json.member("application", phrase.application)
      json.member("intent", phrase.intent)
      json.member("phrase", phrase.text)
    }
  }

  fileprivate mutating func value(_ value: PhraseIndex.KnownValue) {
    object { json in
      json.member("application", value.application)
      json.member("entity", value.entity)
      json.member("id", value.id)
      json.member("title", value.title)
    }
  }
}

// MARK: - Robustness

extension JSONWriter {
  fileprivate mutating func robustness(_ report: RobustnessReport) {
    object { json in
      json.key("seed")
      json.verbatim("\(report.seed)")
      json.member("share", rounded: report.all.share)
      json.member("variants", report.all.variants)
      json.member("skipped", report.skipped)
      json.array("disturbances") { json in
        for (disturbance, score) in report.disturbances { json.score(disturbance.rawValue, nil, score) }
      }
      json.array("shortcuts") { json in for (shortcut, score) in report.shortcuts { json.score(shortcut, score) } }
      json.array("worst") { json in for (path, robustness) in report.worst(10) { json.worst(path, robustness) } }
    }
  }

  private mutating func score(_ shortcut: RequestRobustness.Shortcut, _ score: RobustnessReport.Score) {
    switch shortcut {
    case .named(let intent, let application): self.score(intent, application, score)
    case .rejections: self.score(nil, nil, score)
    }
  }

  private mutating func score(_ name: String?, _ application: String?, _ score: RobustnessReport.Score) {
    object { json in
      json.member("name", name)
      json.member("application", application)
      json.member("share", rounded: score.share)
      json.member("variants", score.variants)
    }
  }

  private mutating func worst(_ path: String, _ robustness: RequestRobustness) {
    object { json in
      json.member("path", path)
      json.member("line", robustness.request.line)
      json.member("text", robustness.request.text)
      json.member("variants", robustness.variantCount)
      json.member("failures", each: robustness.failures) { $0.failure($1) }
    }
  }

  private mutating func failure(_ failure: RequestRobustness.Failure) {
    object { json in
      json.member("disturbance", failure.variant.disturbance.rawValue)
      json.member("text", failure.variant.text)
      json.member("differences", each: failure.differences) { $0.difference($1) }
    }
  }
}

extension Slack {
  /// The shortcut that comes next, where that is what stands nearest.
  fileprivate var rival: String? { if case .rival(let name) = edge { name } else { nil } }
}
