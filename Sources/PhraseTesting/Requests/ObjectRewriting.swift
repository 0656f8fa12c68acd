internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// The edits that make a request expect what came of it.
struct ObjectRewriting {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  private let object: JSONValue
  private let bytes: [UInt8]
  private let request: ExpectedRequest
  private let answer: RequestAnswer
  private let differences: Set<String>
  /// What stands between a key and its value, and between two members.
  private let colon: String
  private let comma: String

  init(_ object: JSONValue, in bytes: [UInt8], for result: RequestResult) {
    self.object = object
    self.bytes = bytes
    request = result.request
    answer = result.answer
    differences = Set(result.differences.map(\.aspect))
    let members = object.members
    colon = Self.colon(of: members, in: bytes)
    comma = Self.comma(of: members, in: bytes)
  }

  var edits: [Edit] { object.members.flatMap(edits) + (insertion.map { [$0] } ?? []) }

  // MARK: What is there

  private func edits(_ member: JSONValue.Member) -> [Edit] {
    let range = member.value.range
    switch member.key {
    case "intent": return isIntentMet ? [] : [Edit(range: range, text: intent)]
    case "parameters": return parameterEdits(member.value)
    case "outcome":
      return differences.contains("outcome") ? [Edit(range: range, text: answer.outcome.rawValue.json)] : []
    case "application": return edit(range, "application", answer.reached?.application.json)
    case "phrase": return edit(range, "phrase", answer.reached?.phrase.json)
    case "dialog": return edit(range, "dialog", answer.dialog?.json)
    case "margin": return edit(range, "margin", answer.margin?.hundredths)
    default: return []
    }
  }

  private func edit(_ range: Range<Int>, _ aspect: String, _ text: String?) -> [Edit] {
    differences.contains(aspect) ? [Edit(range: range, text: text ?? "null")] : []
  }

  private var isIntentMet: Bool {
    switch request.intent {
    case .unspecified: answer.isRecognized
    case .none: !answer.isRecognized
    case .oneOf(let names): answer.reached.map { names.contains($0.intent) } ?? false
    }
  }

  private var intent: String { answer.reached?.intent.json ?? "null" }

  private func parameterEdits(_ value: JSONValue) -> [Edit] {
    guard let filled = answer.reached?.values else { return [Edit(range: value.range, text: "{}")] }
    let expected = request.parameters ?? []
    guard isIntentMet, Set(expected.map(\.name)) == Set(filled.map(\.name)) else {
      return [Edit(range: value.range, text: parameters)]
    }
    return filled.compactMap { parameter in
      let isMet = expected.contains { $0.name == parameter.name && $0.values.contains { $0.matches(parameter) } }
      guard !isMet, let written = value[parameter.name] else { return nil }
      return Edit(range: written.range, text: json(parameter))
    }
  }

  private var parameters: String {
    let members = (answer.reached?.values ?? []).map { "\($0.name.json)\(colon)\(json($0))" }
    return "{\(members.joined(separator: comma.contains("\n") ? ", " : comma))}"
  }

  private func json(_ parameter: FilledParameter) -> String {
    let values = ExpectedValue.values(of: parameter).map { json($0) }
    return values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
  }

  private func json(_ value: ExpectedValue) -> String {
    switch value {
    case .text(let text): text.json
    case .number, .boolean: value.text
    case .measurement(let number, let unit): "{\"value\"\(colon)\(number.digits), \"unit\"\(colon)\(unit.json)}"
    }
  }

  // MARK: What is missing

  /// What has to be said besides, behind the intent or the text.
  private var insertion: Edit? {
    guard let place = object["intent"] ?? object["text"] else { return nil }
    let members = missingMembers.map { "\(comma)\($0.key.json)\(colon)\($0.value)" }
    if members.isEmpty { return nil }
    return Edit(range: place.range.upperBound..<place.range.upperBound, text: members.joined())
  }

  private var missingMembers: [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    let keys = Set(object.members.map(\.key))
    let wasRejected = request.isRejection || !request.expectsSomething
    if wasRejected || !answer.isRecognized, answer.outcome != .ambiguous {
      // "outcome" says already that nothing was recognized.
      let isSaid = keys.contains("intent") || !answer.isRecognized && keys.contains("outcome")
      if !isSaid { members.append(("intent", intent)) }
      if answer.isRecognized, !keys.contains("parameters") { members.append(("parameters", parameters)) }
    }
    if answer.outcome == .ambiguous, !keys.contains("outcome") {
      members.append(("outcome", answer.outcome.rawValue.json))
    }
    return members
  }

  // MARK: How it is set

  private static func colon(of members: [JSONValue.Member], in bytes: [UInt8]) -> String {
    guard let first = members.first else { return ": " }
    let between = bytes[first.keyRange.upperBound..<first.value.range.lowerBound]
    return between.contains(0x20) ? ": " : ":"
  }

  private static func comma(of members: [JSONValue.Member], in bytes: [UInt8]) -> String {
    guard members.count > 1 else { return colon(of: members, in: bytes) == ":" ? "," : ", " }
    let between = bytes[members[0].value.range.upperBound..<members[1].keyRange.lowerBound]
    let text = String(decoding: between.filter { $0 <= 0x20 || $0 == UInt8(ascii: ",") }, as: UTF8.self)
    // A comment between two members is no place for others.
    return between.contains(UInt8(ascii: "/")) || text.count { $0 == "," } != 1 ? ", " : text
  }
}

extension String {
  /// The text as JSON writes it.
  fileprivate var json: String { JSONWriter.quoted(self) }
}
