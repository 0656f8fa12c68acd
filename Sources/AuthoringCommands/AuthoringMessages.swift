internal import AssistantCommandLine
internal import Diagnostics
internal import Extraction
internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseTesting

/// What the commands for authors say about a run.
enum AuthoringMessages {
  // MARK: Extraction

  static func extraction(_ event: Extraction.Event) -> String {
    switch event {
    case .building(let folder): "building the package in '\(sanitized(folder))'"
    case .extracted(let module, let count): "\(module): \(count)"
    case .unchanged(let module, let count): "\(module): unchanged, \(count)"
    case .included(let module, let count):
      "\(module): in no app, with its \(count); declare an AppIntentsPackage there, and name it among the "
        + "'includedPackages' of the app's"
    }
  }

  // MARK: Transcripts

  static let noUpdateInCI = "'--update' is refused where CI is set: what is expected is decided by people"

  static func noStateFolder(_ problem: FileError) -> String {
    "there is no place for the state of applications: \(sanitized(problem.description))"
  }

  static func nothingToTest(in folder: String) -> String {
    "there is nothing to test (*.requests.jsonl, *.requests.json, *.txt or *.transcript) in '\(sanitized(folder))'"
  }

  static func badSetting(_ setting: String, _ value: String, in path: String) -> String {
    let allowed =
      setting.hasSuffix("now")
      ? "a moment such as 2026-11-20T10:00"
      : setting.hasSuffix("home") ? "a folder beside the transcript" : "a language such as en or pt-BR"
    return "'\(setting)' of '\(sanitized(path))' cannot be '\(sanitized(value))'; it takes \(allowed)"
  }

  // MARK: Requests that are tested

  static func requests(_ counts: RequestCounts) -> String {
    if counts.failures == 0 { return "\(counted(counts.all, "request")) as expected" }
    let failures = [(counts.wrong, "wrong"), (counts.notRecognized, "not recognized")]
    let parts = failures.compactMap { $0 == 0 ? nil : "\($0) \($1)" }
    return (["\(counts.asExpected) of \(counted(counts.all, "request")) as expected"] + parts).joined(separator: ", ")
  }

  static func moreFindings(_ count: Int, in path: String) -> String {
    "there \(count == 1 ? "is" : "are") \(counted(count, "more finding")) in '\(sanitized(path))'"
  }

  static func sharedExpectations(_ count: Int, in path: String) -> String {
    "\(counted(count, "request")) of '\(sanitized(path))' went otherwise and stay: others share what is expected of them"
  }

  static let noUpdateOfInput = "'--update' has no file to write to where requests come from standard input"

  static func tooFragile(_ share: Double, least: Double) -> String {
    "\(share.percent) of the variants pass, and '--robustness' asks for \(least.percent)"
  }

  // MARK: Lint

  static func nothingToLint(in folder: String) -> String {
    "there is nothing to lint in '\(sanitized(folder))'; it reads catalogs (*.json), translations "
      + "(*.xcstrings, *.strings), metadata (*.actionsdata) and Swift sources"
  }

  static func noMetadata(_ path: String, _ reason: some CustomStringConvertible) -> String {
    "'\(sanitized(path))' is no metadata of App Intents: \(sanitized(reason.description))"
  }

  static func noBaseline(_ path: String) -> String {
    "'\(sanitized(path))' is no baseline; name another file, and --baseline FILE --update writes one"
  }

  static func emptyBaseline(_ path: String) -> String {
    "'\(sanitized(path))' is empty; --baseline \(sanitized(path)) --update writes a baseline"
  }

  static func baselineWritten(_ count: Int, _ path: String, knownBefore: Int) -> String {
    let rest = knownBefore == 0 ? "" : ", besides \(knownBefore) from before"
    return "\(counted(count, "finding")) kept in '\(sanitized(path))'\(rest)"
  }
}
