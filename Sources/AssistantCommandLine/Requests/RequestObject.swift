internal import Diagnostics
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

/// A request that says more than its text: a JSON object on a line.
struct RequestObject: Equatable {
  /// What the sender calls the request.
  var id = JSONValue.null
  /// What was typed.
  var text = ""
  /// What the sender calls the conversation.
  var conversation: String?
  /// Whether the text is only to be completed.
  var isUnfinished = false
  /// How many candidates to list.
  var limit: Int?
  /// Whether to say what was compared with what.
  var explain: Bool?
  /// Whether to find the shortcut only, and perform nothing.
  var dryRun: Bool?
  /// Where the speaker is.
  var here: String?
  /// The language, of a conversation that begins.
  var locale: LocaleName?
  /// Values for questions, by parameter name.
  var answers: [String: String] = [:]

  /// Reads a line. With a problem, what could be read (the `id`, if there is one) is still good for an answer.
  static func read(_ line: [UInt8]) -> (request: RequestObject, problem: RequestError?) {
    var request = RequestObject()
    if line.count > Matching.maximumBytes {
      try? request.takeID(JSONValue.beginning(of: line)["id"] ?? .null)
      return (request, .tooLong)
    }
    do {
      let fields = try JSONValue(reading: line)
      guard fields.isObject else { return (request, .wrongKind("the request", "an object")) }
      try request.take(fields)
      return (request, nil)
    } catch let problem as RequestError {
      return (request, problem)
    } catch let finding as Finding {
      try? request.takeID(JSONValue.beginning(of: line)["id"] ?? .null)
      return (request, .notJSON(finding.message, column: finding.range.lowerBound + 1))
    } catch {
      preconditionFailure("a request has problems and findings only: \(error)")
    }
  }

  private mutating func take(_ fields: JSONValue) throws(RequestError) {
    try takeID(fields["id"] ?? .null)
    conversation = try Self.name(fields["conversation"], as: "conversation")
    limit = try Self.limit(fields["limit"])
    explain = try Self.flag(fields["explain"], as: "explain")
    dryRun = try Self.flag(fields["dryRun"], as: "dryRun")
    here = try Self.name(fields["here"], as: "here")
    locale = try Self.locale(fields["locale"])
    answers = try Self.answers(fields["answers"])
    if let unfinished = try Self.text(fields["complete"], as: "complete") {
      if Matching.isRefused(unfinished) { throw .tooLong }
      (text, isUnfinished) = (unfinished, true)
      return
    }
    guard let text = try Self.text(fields["text"], as: "text") else { throw .missingText(Self.oddKey(in: fields)) }
    if Matching.isRefused(text) { throw .tooLong }
    self.text = text
  }

  /// The keys of a request; those behind `explain` matter only where requests are performed.
  private static let keys = [
    "id", "text", "complete", "conversation", "limit", "explain", "dryRun", "here", "locale", "answers",
  ]

  /// A key that is probably meant to be `text`, else one that means nothing here.
  private static func oddKey(in fields: JSONValue) -> RequestError.OddKey? {
    let odd = fields.members.map(\.key).filter { !keys.contains($0) }.sorted()
    if let near = odd.first(where: { nearestName(to: $0, among: ["text"]) != nil }) { return .near(near) }
    return odd.first.map { .unknown($0) }
  }

  private mutating func takeID(_ value: JSONValue) throws(RequestError) {
    switch value.content {
    case .null, .number, .string: id = value
    default: throw .wrongKind("'id'", "a number or a string")
    }
  }

  private static func text(_ value: JSONValue?, as name: String) throws(RequestError) -> String? {
    switch value?.content {
    case .string(let text): return text
    case nil, .null: return nil
    default: throw .wrongKind("'\(name)'", "a string")
    }
  }

  /// A text that is kept for as long as its conversation.
  private static func name(_ value: JSONValue?, as name: String) throws(RequestError) -> String? {
    let text = try text(value, as: name)
    if let text, text.utf8.count > mostBytesOfName {
      throw .wrongKind("'\(name)'", "a string of at most \(mostBytesOfName) bytes")
    }
    return text
  }

  private static let mostBytesOfName = 1_024

  private static func flag(_ value: JSONValue?, as name: String) throws(RequestError) -> Bool? {
    switch value?.content {
    case .boolean(let flag): return flag
    case nil, .null: return nil
    default: throw .wrongKind("'\(name)'", "true or false")
    }
  }

  private static func limit(_ value: JSONValue?) throws(RequestError) -> Int? {
    switch value?.content {
    case .number(let number, _) where 1...Double(Options.greatestLimit) ~= number && number == number.rounded():
      return Int(number)
    case nil, .null: return nil
    default: throw .wrongKind("'limit'", "a whole number from 1 to \(Options.greatestLimit)")
    }
  }

  private static func locale(_ value: JSONValue?) throws(RequestError) -> LocaleName? {
    guard let text = try text(value, as: "locale") else { return nil }
    guard let locale = LocaleName(written: text) else { throw .wrongKind("'locale'", "a language such as en or pt-BR") }
    return locale
  }

  /// Values as people would say them: `21.5`, `yes`.
  private static func answers(_ value: JSONValue?) throws(RequestError) -> [String: String] {
    switch value?.content {
    case .object(let members):
      var answers: [String: String] = [:]
      for member in members { answers[member.key] = try answer(member.value) }
      return answers
    case nil, .null: return [:]
    default: throw .wrongKind("'answers'", "an object of parameters and their values")
    }
  }

  private static func answer(_ value: JSONValue) throws(RequestError) -> String? {
    switch value.content {
    case .string(let text): return text
    case .number(_, let written): return written
    case .boolean(let flag): return flag ? "yes" : "no"
    case .null: return nil
    case .array, .object: throw .wrongKind("a value of 'answers'", "a string, a number, true or false")
    }
  }
}
