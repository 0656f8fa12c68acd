internal import Diagnostics
internal import PhraseCatalogs

/// A request that says more than its text: a JSON object on a line.
struct RequestObject: Equatable {
  /// What the sender calls the request.
  var id = JSONTree.null
  /// What was typed.
  var text = ""
  /// What the sender calls the conversation.
  var conversation: String?
  /// How many candidates to list.
  var limit: Int?
  /// Whether to say what was compared with what.
  var explain: Bool?

  /// Reads a line. With a problem, what could be read (the `id`, if there is one) is still good for an answer.
  static func read(_ line: [UInt8]) -> (request: RequestObject, problem: RequestProblem?) {
    var request = RequestObject()
    do {
      guard case .object(let fields) = try JSONTree.read(line) else {
        return (request, .wrongKind("the request", "an object"))
      }
      try request.take(fields)
      return (request, nil)
    } catch let problem as RequestProblem {
      return (request, problem)
    } catch let finding as Finding {
      return (request, .notJSON(finding.message, column: finding.range.lowerBound + 1))
    } catch {
      preconditionFailure("a request has problems and findings only: \(error)")
    }
  }

  private mutating func take(_ fields: [String: JSONTree]) throws(RequestProblem) {
    try takeID(fields["id"] ?? .null)
    conversation = try Self.text(fields["conversation"], as: "conversation")
    limit = try Self.limit(fields["limit"])
    explain = try Self.flag(fields["explain"], as: "explain")
    _ = try Self.flag(fields["dryRun"], as: "dryRun")
    _ = try Self.locale(fields["locale"])
    try Self.checkAnswers(fields["answers"])
    guard let text = try Self.text(fields["text"], as: "text") else { throw .missingText }
    self.text = text
  }

  private mutating func takeID(_ value: JSONTree) throws(RequestProblem) {
    switch value {
    case .null, .number, .string: id = value
    default: throw .wrongKind("'id'", "a number or a string")
    }
  }

  private static func text(_ value: JSONTree?, as name: String) throws(RequestProblem) -> String? {
    switch value {
    case .string(let text): return text
    case nil, .null: return nil
    default: throw .wrongKind("'\(name)'", "a string")
    }
  }

  private static func flag(_ value: JSONTree?, as name: String) throws(RequestProblem) -> Bool? {
    switch value {
    case .boolean(let flag): return flag
    case nil, .null: return nil
    default: throw .wrongKind("'\(name)'", "true or false")
    }
  }

  private static func limit(_ value: JSONTree?) throws(RequestProblem) -> Int? {
    switch value {
    case .number(let number, _) where 1...Double(Options.greatestLimit) ~= number && number == number.rounded():
      return Int(number)
    case nil, .null: return nil
    default: throw .wrongKind("'limit'", "a whole number from 1 to \(Options.greatestLimit)")
    }
  }

  private static func locale(_ value: JSONTree?) throws(RequestProblem) -> LocaleName? {
    guard let text = try text(value, as: "locale") else { return nil }
    guard let locale = LocaleName(written: text) else { throw .wrongKind("'locale'", "a language such as en or pt-BR") }
    return locale
  }

  private static func checkAnswers(_ value: JSONTree?) throws(RequestProblem) {
    switch value {
    case .object, nil, .null: return
    default: throw .wrongKind("'answers'", "an object of parameters and their values")
    }
  }
}

/// Why a request could not be read.
enum RequestProblem: Error, Equatable {
  case notJSON(String, column: Int)
  case wrongKind(String, String)
  case missingText

  /// A name for programs.
  var code: String {
    switch self {
    case .notJSON: "request.not-json"
    case .wrongKind: "request.wrong-kind"
    case .missingText: "request.missing-text"
    }
  }
}

extension RequestProblem: CustomStringConvertible {
  /// What is wrong and where, in words.
  var description: String {
    switch self {
    case .notJSON(let message, let column): "byte \(column): \(message)"
    case .wrongKind(let name, let expected): "\(name) has to be \(expected)"
    case .missingText: "the request has no 'text'"
    }
  }
}
