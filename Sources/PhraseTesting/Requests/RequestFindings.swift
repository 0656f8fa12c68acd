internal import Diagnostics
internal import IntentRuntime

// What can be wrong with a request file, in words.
extension Finding {
  private static func request(
    _ rule: String, _ message: String, at range: Range<Int>, severity: Severity = .error
  ) -> Finding { Finding(rule: "requests.\(rule)", severity: severity, message: message, range: range) }

  static func wrongType(_ name: String, expected: String, found: String, at range: Range<Int>) -> Finding {
    request("wrong-type", "\(name) must be \(expected), not \(found)", at: range)
  }

  static func noObject(_ range: Range<Int>) -> Finding {
    request("no-object", "a line must be an object, such as {\"text\": \"…\", \"intent\": \"…\"}", at: range)
  }

  static func noRequests(_ range: Range<Int>) -> Finding { request("none", "the file has no requests", at: range) }

  static func noDocument(_ found: String, at range: Range<Int>) -> Finding {
    let message = "a file of requests must be an array, or an object with 'requests' or 'tests'; \(found) is neither"
    return request("no-requests", message, at: range.firstByte)
  }

  static func isCatalog(at range: Range<Int>) -> Finding {
    request("catalog", "this is a catalog; name a file of requests, and this one with --catalog", at: range.firstByte)
  }

  static func noSentences(at range: Range<Int>) -> Finding {
    request("no-sentences", "the test has no 'sentences'", at: range.firstByte)
  }

  static func missingText(keys: [String], at range: Range<Int>) -> Finding {
    let near = keys.first { nearestName(to: $0, among: ["text"]) != nil }
    let hint = near.map { "; it has '\($0)', did you mean 'text'?" } ?? ""
    return request("missing-text", "the request has no 'text'\(hint)", at: range.firstByte)
  }

  static func emptyText(at range: Range<Int>) -> Finding { request("empty-text", "nothing is typed", at: range) }

  static func nothingExpected(at range: Range<Int>) -> Finding {
    let message = "nothing is expected of the request; say its 'intent', null when it should not be recognized"
    return request("nothing-expected", message, at: range, severity: .warning)
  }

  static func contradiction(_ expected: ExpectedRequest, at range: Range<Int>) -> Finding {
    let outcome = expected.outcome.map { "'\($0.rawValue)'" } ?? "none"
    let message =
      expected.intent == .none
      ? "an 'intent' of null means that nothing is recognized, and the 'outcome' is \(outcome)"
      : "the 'intent' is one, and the 'outcome' is \(outcome)"
    return request("contradiction", message, at: range.firstByte)
  }

  static func unknownKey(_ key: String, known: [String], times: Int, at range: Range<Int>) -> Finding {
    let often = times > 1 ? ", here and in \(times - 1) more place\(times == 2 ? "" : "s")" : ""
    let near = nearestName(to: key, among: known)
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    return request(
      "unknown-key", "'\(key)' has no meaning\(often)\(hint)", at: range, severity: near == nil ? .warning : .error)
  }

  static func unknownOutcome(_ name: String, at range: Range<Int>) -> Finding {
    let known = Response.Outcome.all
    let near = nearestName(to: name, among: known)
    let hint = near.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))"
    return request("unknown-outcome", "no outcome is called '\(name)'; \(hint)", at: range)
  }

  static func noMeasurement(at range: Range<Int>) -> Finding {
    request("no-measurement", "a measurement must have a number as 'value' and a 'unit'", at: range)
  }

  static func badMoment(_ text: String, at range: Range<Int>) -> Finding {
    request("no-moment", "'now' cannot be '\(text)'; it takes a moment such as 2026-11-20T10:00", at: range)
  }
}

extension Response.Outcome {
  /// What they are called.
  fileprivate static let all = [
    matched, succeeded, failed, needsInput, awaitingConfirmation, ambiguous, notRecognized, cancelled,
  ].map(\.rawValue)
}
