package import Diagnostics
package import PhraseMatching

/// A file of requests that says what each should lead to.
///
/// Lines of objects (`.jsonl`), an array of them, or an object with settings and `requests` (`.json`):
///
/// ```json
/// {"text": "turn on the desk lamp", "intent": "TurnOn", "parameters": {"lamp": "desk"}}
/// {"text": "what is the capital of peru", "intent": null}
/// ```
///
/// Home Assistant's sentence tests, once they are JSON, are read as well: an object with `language` and `tests`.
package struct RequestFile: Sendable {
  /// How the file is laid out.
  package enum Layout: Sendable {
    /// An object a line.
    case lines
    /// One JSON value.
    case document
  }

  /// How all of its requests are tried.
  package struct Settings: Sendable, Hashable {
    /// Catalogs, as paths from the file's folder.
    package var catalogs: [String] = []
    /// The only application that is asked.
    package var application: String?
    /// The language, as it is written.
    package var locale: String?
    package var now: CivilMoment?
    /// Where requests are said.
    package var place: String?
    package var threshold: Double?
    package var margin: Double?
    /// The share of the requests that has to go as expected; all of them, if it does not say.
    package var share: Double?
  }

  package var settings = Settings()
  package var requests: [ExpectedRequest] = []

  /// Reads a file. Everything that is wrong becomes a finding; what is right is there nevertheless.
  ///
  /// Costs one pass over the text.
  package static func read(_ bytes: [UInt8], _ layout: Layout) -> (file: RequestFile, findings: [Finding]) {
    var reader = RequestFileReader()
    switch layout {
    case .lines: reader.readLines(bytes)
    case .document: reader.readDocument(bytes)
    }
    return reader.finish()
  }
}
