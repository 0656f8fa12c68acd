internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

/// Why a request could not be read.
package enum RequestError: Error, Equatable {
  case notJSON(String, column: Int)
  case wrongKind(String, String)
  case missingText(OddKey?)
  /// More bytes or words than can be matched.
  case tooLong
  /// More bytes than a line may have.
  case lineTooLong(most: Int)
  /// The process that performed it came to its end.
  case crashed(String)

  /// A key that a request cannot have.
  package enum OddKey: Equatable {
    /// One that looks like a slip for the key that is missing.
    case near(String)
    case unknown(String)
  }

  /// A name for programs.
  var code: String {
    switch self {
    case .notJSON: "request.not-json"
    case .wrongKind: "request.wrong-kind"
    case .missingText: "request.missing-text"
    case .tooLong: "request.too-long"
    case .lineTooLong: "request.line-too-long"
    case .crashed: "app.crashed"
    }
  }
}

extension RequestError: CustomStringConvertible {
  /// What is wrong and where, in words.
  package var description: String {
    switch self {
    case .notJSON(let message, let column): "byte \(column): \(message)"
    case .wrongKind(let name, let expected): "\(name) has to be \(expected)"
    case .crashed(let how): "the app \(how); what was said before is forgotten"
    case .lineTooLong(let most): "the line has more than \(most) bytes"
    case .tooLong:
      "the request has more than \(Matching.maximumTokens) words or \(Matching.maximumBytes >> 20) MiB; split it"
    case .missingText(nil): "the request has no 'text'"
    case .missingText(.near(let key)): "the request has no 'text'; it has '\(sanitized(key))', did you mean 'text'?"
    case .missingText(.unknown(let key)): "the request has no 'text', and '\(sanitized(key))' is not a key of requests"
    }
  }
}
