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

  var json: JSONObject {
    [
      "files": files.map(\.json), "requests": report.counts.json, "accuracy": report.accuracy.json,
      "margins": report.margins.json, "weakest": report.weakest(10).map { path, result in result.weak(in: path) },
      "neverReached": report.unreachedPhrases.map(\.json), "neverNamed": report.unnamedValues.map(\.json),
      "robustness": robustness?.json,
    ]
  }
}

// MARK: - Files

extension TestedFile {
  fileprivate var json: JSONObject {
    let head: JSONObject = ["path": path, "outcome": outcome.rawValue, "seconds": seconds]
    switch content {
    case .transcript(let difference): return head + ["difference": difference?.json]
    case .requests(let results, let findings):
      return head + [
        "requests": RequestCounts(results).json, "findings": findings.map(\.json),
        "failures": results.filter { $0.verdict != .asExpected }.map(\.failure),
      ]
    }
  }
}

extension TranscriptResult.Difference {
  fileprivate var json: JSONObject {
    [
      "line": turn.line + 1, "expected": comparison.rows.compactMap { $0.expected?.text },
      "actual": comparison.rows.compactMap { $0.actual?.text },
    ]
  }
}

extension TestedFile.LocatedFinding {
  fileprivate var json: JSONObject {
    ["line": line, "rule": finding.rule, "severity": finding.severity.rawValue, "message": finding.message]
  }
}

extension RequestResult {
  fileprivate var failure: JSONObject {
    [
      "line": request.line, "text": request.text, "verdict": verdict.rawValue, "differences": differences.map(\.json),
      "outcome": answer.outcome.rawValue, "application": answer.reached?.application, "intent": answer.reached?.intent,
      "phrase": answer.reached?.phrase, "score": JSONRounded(answer.score), "margin": JSONRounded(answer.margin),
      "reason": reason,
    ]
  }

  /// How near it came to going otherwise.
  fileprivate func weak(in path: String) -> JSONObject {
    [
      "path": path, "line": request.line, "text": request.text, "distance": JSONRounded(slack?.distance),
      "rival": slack?.rival,
    ]
  }
}

extension RequestResult.Difference {
  fileprivate var json: JSONObject { ["aspect": aspect, "expected": expected, "actual": actual] }
}

// MARK: - Figures

extension RequestCounts {
  fileprivate var json: JSONObject {
    ["all": all, "asExpected": asExpected, "wrong": wrong, "notRecognized": notRecognized]
  }
}

extension RequestAccuracy {
  fileprivate var json: JSONObject {
    [
      "intents": JSONRounded(intents.value), "values": JSONRounded(slots.value),
      "falseTriggers": JSONRounded(falseTriggers.value),
    ]
  }
}

extension MarginHistogram {
  fileprivate var json: [JSONObject] {
    bins.map { ["from": $0.lower, "to": $0.upper, "count": $0.count] }
      + [["from": 1, "to": nil, "count": withoutRival]]
  }
}

extension PhraseIndex.AuthoredPhrase {
  fileprivate var json: JSONObject { ["application": application, "intent": intent, "phrase": text] }
}

extension PhraseIndex.KnownValue {
  fileprivate var json: JSONObject { ["application": application, "entity": entity, "id": id, "title": title] }
}

// MARK: - Robustness

extension RobustnessReport {
  fileprivate var json: JSONObject {
    [
      "seed": seed,
      "share": JSONRounded(all.share),
      "variants": all.variants,
      "skipped": skipped,
      "disturbances": disturbances.map { $0.score.json(named: $0.disturbance.rawValue, of: nil) },
      "shortcuts": shortcuts.map { shortcut, score in
        switch shortcut {
        case .named(let intent, let application): score.json(named: intent, of: application)
        case .rejections: score.json(named: nil, of: nil)
        }
      },
      "worst": worst(10).map { path, robustness in robustness.json(in: path) },
    ]
  }
}

extension RobustnessReport.Score {
  fileprivate func json(named name: String?, of application: String?) -> JSONObject {
    ["name": name, "application": application, "share": JSONRounded(share), "variants": variants]
  }
}

extension RequestRobustness {
  fileprivate func json(in path: String) -> JSONObject {
    [
      "path": path, "line": request.line, "text": request.text, "variants": variantCount,
      "failures": failures.map(\.json),
    ]
  }
}

extension RequestRobustness.Failure {
  fileprivate var json: JSONObject {
    ["disturbance": variant.disturbance.rawValue, "text": variant.text, "differences": differences.map(\.json)]
  }
}

extension Slack {
  /// The shortcut that comes next, where that is what stands nearest.
  fileprivate var rival: String? { if case .rival(let name) = edge { name } else { nil } }
}
