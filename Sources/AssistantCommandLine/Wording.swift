internal import Diagnostics
internal import Extraction
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseTesting

/// What the command line says about a run, other than usage errors and answers.
enum Wording {
  static let noCatalog =
    "there are no phrases to match with; name a catalog with --catalog FILE, or go to a folder that has phrases/*.json"

  static func catalogsTaken(_ names: [String], from folder: String) -> String {
    let shown = names.map { legible($0.hasSuffix(".json") ? String($0.dropLast(5)) : $0) }
    let some = shown.count > 9 ? shown.prefix(8) + ["…"] : shown[...]
    let names = some.joined(separator: ",")
    return "using \(folder)/\(shown.count == 1 ? names : "{\(names)}").json"
  }

  static func catalogLeftOut(_ path: String) -> String { "'\(legible(path))' is not used" }

  static func catalogTwice(_ path: String, first: String) -> String {
    path == first
      ? "'\(legible(path))' is named twice and used once"
      : "'\(legible(path))' is the same file as '\(legible(first))' and used once"
  }

  static func unknownApplication(_ name: String, among applications: ApplicationNames) -> String {
    let names = applications.names.map { legible($0) }
    let all = "there \(names.count == 1 ? "is" : "are") \(names.listed)"
    let sentence = "no application is called '\(legible(name))'"
    guard let near = applications.nearest(to: name) else { return "\(sentence); \(all)" }
    return "\(sentence); did you mean '\(legible(near))'?" + (names == [near] ? "" : "  (\(all))")
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "there are more than \(counted(limit, "shortcut")); --all lists them"
  }

  static func nothingListed(_ words: [String]) -> String {
    words.isEmpty ? "there are no shortcuts" : "no shortcut has '\(legible(words.joined(separator: " ")))' in it"
  }

  // MARK: Extraction

  static func extraction(_ event: Extraction.Event) -> String {
    switch event {
    case .building(let folder): "building the package in '\(legible(folder))'"
    case .extracted(let module, let count): "\(module): \(count)"
    case .unchanged(let module, let count): "\(module): unchanged, \(count)"
    case .included(let module, let count):
      "\(module): in no app, with its \(count); declare an AppIntentsPackage there, and name it among the "
        + "'includedPackages' of the app's"
    }
  }

  // MARK: Transcripts

  static let noUpdateInCI = "'--update' is refused where CI is set: what is expected is decided by people"

  static func noStateFolder(_ problem: FileProblem) -> String {
    "there is no place for the state of applications: \(legible(problem.description))"
  }

  static func nothingToTest(in folder: String) -> String {
    "there is nothing to test (*.requests.jsonl, *.requests.json, *.txt or *.transcript) in '\(legible(folder))'"
  }

  static func badSetting(_ setting: String, _ value: String, in path: String) -> String {
    let allowed = setting.hasSuffix("now") ? "a moment such as 2026-11-20T10:00" : "a language such as en or pt-BR"
    return "'\(setting)' of '\(legible(path))' cannot be '\(legible(value))'; it takes \(allowed)"
  }

  // MARK: Requests that are tested

  static func requests(_ counts: RequestCounts) -> String {
    if counts.failures == 0 { return "\(counted(counts.all, "request")) as expected" }
    let failures = [(counts.wrong, "wrong"), (counts.notRecognized, "not recognized")]
    let parts = failures.compactMap { $0 == 0 ? nil : "\($0) \($1)" }
    return (["\(counts.asExpected) of \(counted(counts.all, "request")) as expected"] + parts).joined(separator: ", ")
  }

  static func moreFindings(_ count: Int, in path: String) -> String {
    "there \(count == 1 ? "is" : "are") \(counted(count, "more finding")) in '\(legible(path))'"
  }

  static func sharedExpectations(_ count: Int, in path: String) -> String {
    "\(counted(count, "request")) of '\(legible(path))' went otherwise and stay: others share what is expected of them"
  }

  static let noUpdateOfInput = "'--update' has no file to write to where requests come from standard input"

  static func tooFragile(_ share: Double, least: Double) -> String {
    "\(share.percent) of the variants pass, and '--robustness' asks for \(least.percent)"
  }

  // MARK: Lint

  static func nothingToLint(in folder: String) -> String {
    "there is nothing to lint in '\(legible(folder))'; it reads catalogs (*.json), translations "
      + "(*.xcstrings, *.strings), metadata (*.actionsdata) and Swift sources"
  }

  static func noMetadata(_ path: String, _ reason: some CustomStringConvertible) -> String {
    "'\(legible(path))' is no metadata of App Intents: \(legible(reason.description))"
  }

  static func noBaseline(_ path: String) -> String {
    "'\(legible(path))' is no baseline; name another file, and --baseline FILE --update writes one"
  }

  static func emptyBaseline(_ path: String) -> String {
    "'\(legible(path))' is empty; --baseline \(legible(path)) --update writes a baseline"
  }

  static func baselineWritten(_ count: Int, _ path: String, knownBefore: Int) -> String {
    let rest = knownBefore == 0 ? "" : ", besides \(knownBefore) from before"
    return "\(counted(count, "finding")) kept in '\(legible(path))'\(rest)"
  }

  // MARK: Questions

  static let orAnotherName = "…or type a name"
  static let orOwnWords = "…or type what you like"

  static func yesOrNo(_ accepting: String?, _ denying: String?) -> String {
    "\(legible(accepting ?? "yes")) or \(legible(denying ?? "no"))"
  }

  /// How to answer beforehand what was asked and could not be answered.
  static func answerBeforehand(_ question: AskedQuestion) -> String {
    let way =
      if let parameter = question.parameter {
        "--answer \(legible(parameter))=… answers it"
      } else if question.hint != nil, question.options.isEmpty {
        "--yes confirms it"
      } else {
        "ask for one of them by name"
      }
    return "an answer is needed: \(way); at a terminal it is asked for"
  }

  /// What is said of an outcome when nothing else was said.
  static func bare(_ outcome: Response.Outcome) -> String {
    switch outcome {
    case .matched, .succeeded: "Done."
    case .failed: "That did not work."
    case .needsInput, .awaitingConfirmation, .ambiguous: "I need to know more."
    case .notRecognized: "I don’t know what to do with that."
    case .cancelled: "Cancelled."
    }
  }

  static func unreadableInput(_ reason: String) -> String { "the requests cannot be read: \(reason)" }
}
