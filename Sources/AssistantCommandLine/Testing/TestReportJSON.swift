internal import Diagnostics
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
      json.key("files")
      json.array { json in for file in run.files { json.file(file) } }
      json.key("requests")
      json.counts(run.report.counts)
      json.key("accuracy")
      json.accuracy(run.report.accuracy)
      json.key("margins")
      json.margins(run.report.margins)
      json.key("weakest")
      json.array { json in for (path, result) in run.report.weakest(10) { json.weak(path, result) } }
      json.key("neverReached")
      json.array { json in for phrase in run.report.unreachedPhrases { json.phrase(phrase) } }
      json.key("neverNamed")
      json.array { json in for value in run.report.unnamedValues { json.value(value) } }
      json.key("robustness")
      json.optional(run.robustness) { $0.robustness($1) }
    }
  }
}

// MARK: - Files

extension JSONWriter {
  fileprivate mutating func file(_ file: TestedFile) {
    object { json in
      json.key("path")
      json.string(file.path)
      json.key("outcome")
      json.string(file.outcome.rawValue)
      json.key("seconds")
      json.optional(file.seconds) { $0.number($1) }
      switch file.content {
      case .transcript(let difference):
        json.key("difference")
        json.optional(difference) { $0.difference($1) }
      case .requests(let results, let findings):
        json.key("requests")
        json.counts(RequestCounts(results))
        json.key("findings")
        json.array { json in for finding in findings { json.finding(finding) } }
        json.key("failures")
        json.array { json in for result in results where result.verdict != .asExpected { json.failure(result) } }
      }
    }
  }

  private mutating func difference(_ difference: TranscriptResult.Difference) {
    object { json in
      json.key("line")
      json.integer(difference.turn.line + 1)
      json.key("expected")
      json.array { json in for row in difference.comparison.rows { row.expected.map { json.string($0.text) } } }
      json.key("actual")
      json.array { json in for row in difference.comparison.rows { row.actual.map { json.string($0.text) } } }
    }
  }

  private mutating func finding(_ placed: TestedFile.PlacedFinding) {
    object { json in
      json.key("line")
      json.integer(placed.line)
      json.key("rule")
      json.string(placed.finding.rule)
      json.key("severity")
      json.string(placed.finding.severity.rawValue)
      json.key("message")
      json.string(placed.finding.message)
    }
  }

  private mutating func failure(_ result: RequestResult) {
    object { json in
      json.key("line")
      json.integer(result.request.line)
      json.key("text")
      json.string(result.request.text)
      json.key("verdict")
      json.string(result.verdict.rawValue)
      json.key("differences")
      json.array { json in for difference in result.differences { json.difference(difference) } }
      json.key("outcome")
      json.string(result.answer.outcome.rawValue)
      json.key("application")
      json.optional(result.answer.reached?.application)
      json.key("intent")
      json.optional(result.answer.reached?.intent)
      json.key("phrase")
      json.optional(result.answer.reached?.phrase)
      json.key("score")
      json.optional(result.answer.score) { $0.rounded($1) }
      json.key("margin")
      json.optional(result.answer.margin) { $0.rounded($1) }
      json.key("reason")
      json.optional(result.reason)
    }
  }

  private mutating func difference(_ difference: RequestResult.Difference) {
    object { json in
      json.key("aspect")
      json.string(difference.aspect)
      json.key("expected")
      json.string(difference.expected)
      json.key("actual")
      json.string(difference.actual)
    }
  }
}

// MARK: - Figures

extension JSONWriter {
  fileprivate mutating func counts(_ counts: RequestCounts) {
    object { json in
      json.key("all")
      json.integer(counts.all)
      json.key("asExpected")
      json.integer(counts.asExpected)
      json.key("wrong")
      json.integer(counts.wrong)
      json.key("notRecognized")
      json.integer(counts.notRecognized)
    }
  }

  fileprivate mutating func accuracy(_ accuracy: RequestAccuracy) {
    object { json in
      json.key("intents")
      json.optional(accuracy.intents.value) { $0.rounded($1) }
      json.key("values")
      json.optional(accuracy.slots.value) { $0.rounded($1) }
      json.key("falseTriggers")
      json.optional(accuracy.falseTriggers.value) { $0.rounded($1) }
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
      json.key("from")
      json.number(lower)
      json.key("to")
      json.optional(upper) { $0.number($1) }
      json.key("count")
      json.integer(count)
    }
  }

  fileprivate mutating func weak(_ path: String, _ result: RequestResult) {
    object { json in
      json.key("path")
      json.string(path)
      json.key("line")
      json.integer(result.request.line)
      json.key("text")
      json.string(result.request.text)
      json.key("distance")
      json.optional(result.slack?.distance) { $0.rounded($1) }
      json.key("rival")
      json.optional(result.slack?.rival)
    }
  }

  fileprivate mutating func phrase(_ phrase: PhraseIndex.AuthoredPhrase) {
    object { json in
      json.key("application")
      json.string(phrase.application)
      json.key("intent")
      json.string(phrase.intent)
      json.key("phrase")
      json.string(phrase.text)
    }
  }

  fileprivate mutating func value(_ value: PhraseIndex.KnownValue) {
    object { json in
      json.key("application")
      json.string(value.application)
      json.key("entity")
      json.string(value.entity)
      json.key("id")
      json.string(value.id)
      json.key("title")
      json.string(value.title)
    }
  }
}

// MARK: - Robustness

extension JSONWriter {
  fileprivate mutating func robustness(_ report: RobustnessReport) {
    object { json in
      json.key("seed")
      json.verbatim("\(report.seed)")
      json.key("share")
      json.optional(report.all.share) { $0.rounded($1) }
      json.key("variants")
      json.integer(report.all.variants)
      json.key("skipped")
      json.integer(report.skipped)
      json.key("disturbances")
      json.array { json in
        for (disturbance, score) in report.disturbances { json.score(disturbance.rawValue, nil, score) }
      }
      json.key("shortcuts")
      json.array { json in for (shortcut, score) in report.shortcuts { json.score(shortcut, score) } }
      json.key("worst")
      json.array { json in for (path, robustness) in report.worst(10) { json.worst(path, robustness) } }
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
      json.key("name")
      json.optional(name)
      json.key("application")
      json.optional(application)
      json.key("share")
      json.optional(score.share) { $0.rounded($1) }
      json.key("variants")
      json.integer(score.variants)
    }
  }

  private mutating func worst(_ path: String, _ robustness: RequestRobustness) {
    object { json in
      json.key("path")
      json.string(path)
      json.key("line")
      json.integer(robustness.request.line)
      json.key("text")
      json.string(robustness.request.text)
      json.key("variants")
      json.integer(robustness.variantCount)
      json.key("failures")
      json.array { json in for failure in robustness.failures { json.failure(failure) } }
    }
  }

  private mutating func failure(_ failure: RequestRobustness.Failure) {
    object { json in
      json.key("disturbance")
      json.string(failure.variant.disturbance.rawValue)
      json.key("text")
      json.string(failure.variant.text)
      json.key("differences")
      json.array { json in for difference in failure.differences { json.difference(difference) } }
    }
  }
}

extension Slack {
  /// The shortcut that comes next, where that is what stands nearest.
  fileprivate var rival: String? { if case .rival(let name) = edge { name } else { nil } }
}
