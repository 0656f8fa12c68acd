internal import Diagnostics
internal import FileFormats
internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

extension RequestFileReader {
  private static let requestKeys = [
    "text", "intent", "parameters", "application", "phrase", "outcome", "acts", "dialog", "margin", "answers", "now",
    "here", "comment",
  ]
  /// What lines of Home Assistant's tests have besides, and what says nothing of how a request is tried.
  private static let otherKeys = ["slots", "context_area", "needs_context_area", "wildcard_slots", "combo", "file"]

  mutating func takeRequest(_ value: JSONValue) {
    guard case .object(let members) = value.content else {
      return report(.wrongType("a request", expected: "an object", found: value.kind, at: value.range))
    }
    let known = findings.count
    guard let written = value["text"] else {
      return report(.missingText(keys: members.map(\.key), at: value.range))
    }
    guard let text = string(written, "'text'") else { return }
    if text.allSatisfy(\.isWhitespace) { return report(.emptyText(at: written.range)) }
    var request = ExpectedRequest(text)
    request.range = place(of: value)
    request.line = line(of: value)
    for member in members where member.key != "text" { take(member, into: &request) }
    if request.contradictsItself { report(.contradiction(request, at: value.range)) }
    // What is not understood is not tried: it would pass, or fail, for the wrong reason.
    if findings.count > known { return }
    if !request.expectsSomething { report(.nothingExpected(at: value.range)) }
    file.requests.append(request)
  }

  private mutating func take(_ member: JSONValue.Member, into request: inout ExpectedRequest) {
    let value = member.value
    switch member.key {
    case "intent": request.intent = intent(value)
    case "parameters", "slots": request.parameters = parameters(value, "'\(member.key)'")
    case "application": request.application = optionalString(value, "'application'")
    case "phrase": request.phrase = optionalString(value, "'phrase'")
    case "outcome": request.outcome = outcome(value)
    case "acts": request.mayAct = flag(value, "'acts'")
    case "dialog": request.dialog = optionalString(value, "'dialog'")
    case "margin": request.margin = optionalShare(value, "'margin'")
    case "answers": request.answers = answers(value)
    case "now": request.now = moment(value)
    case "here", "context_area": request.place = optionalString(value, "'\(member.key)'")
    case "comment": break
    case _ where Self.otherKeys.contains(member.key): break
    default: noteOddKey(member, known: Self.requestKeys)
    }
  }

  private mutating func intent(_ value: JSONValue) -> ExpectedRequest.Intent {
    switch value.content {
    case .null: return .none
    case .string(let name): return .oneOf([name])
    case .array(let elements) where !elements.isEmpty && elements.allSatisfy { $0.string != nil }:
      return .oneOf(elements.compactMap(\.string))
    default:
      report(
        .wrongType("'intent'", expected: "a string, a list of strings or null", found: value.kind, at: value.range))
      return .unspecified
    }
  }

  private mutating func outcome(_ value: JSONValue) -> Response.Outcome? {
    if case .null = value.content { return nil }
    guard let name = string(value, "'outcome'") else { return nil }
    if let outcome = Response.Outcome(rawValue: name) { return outcome }
    report(.unknownOutcome(name, at: value.range))
    return nil
  }

  private mutating func answers(_ value: JSONValue) -> [String: String] {
    guard case .object(let members) = value.content else {
      report(
        .wrongType(
          "'answers'", expected: "an object of parameters and their values", found: value.kind, at: value.range))
      return [:]
    }
    var answers: [String: String] = [:]
    for member in members {
      switch member.value.content {
      case .string(let text): answers[member.key] = text
      case .number(let number, _): answers[member.key] = ExpectedValue.number(number).text
      case .boolean(let flag): answers[member.key] = flag ? "yes" : "no"
      default:
        report(
          .wrongType(
            "an answer", expected: "a string, a number, true or false", found: member.value.kind, at: member.value.range
          ))
      }
    }
    return answers
  }

  // MARK: Parameters

  mutating func parameters(_ value: JSONValue, _ name: String) -> [ExpectedRequest.Parameter]? {
    switch value.content {
    case .null: return nil
    case .object(let members):
      return members.map { ExpectedRequest.Parameter(name: $0.key, values: values($0.value)) }
    default:
      report(.wrongType(name, expected: "an object of parameters and their values", found: value.kind, at: value.range))
      return nil
    }
  }

  private mutating func values(_ value: JSONValue) -> [ExpectedValue] {
    switch value.content {
    case .null: return []
    case .array(let elements): return elements.compactMap { self.value($0) }
    default: return self.value(value).map { [$0] } ?? []
    }
  }

  private mutating func value(_ value: JSONValue) -> ExpectedValue? {
    switch value.content {
    case .string(let text): return .text(text)
    case .number(let number, _): return .number(number)
    case .boolean(let flag): return .boolean(flag)
    case .object:
      if let number = value["value"]?.number, let unit = value["unit"]?.string {
        return .measurement(number, unit: unit)
      }
      report(.noMeasurement(at: value.range))
      return nil
    case .null, .array:
      report(
        .wrongType(
          "a value", expected: "a string, a number, true, false or a measurement", found: value.kind, at: value.range))
      return nil
    }
  }

  // MARK: Small values

  mutating func string(_ value: JSONValue, _ name: String) -> String? {
    if let text = value.string { return text }
    report(.wrongType(name, expected: "a string", found: value.kind, at: value.range))
    return nil
  }

  private mutating func optionalString(_ value: JSONValue, _ name: String) -> String? {
    if case .null = value.content { return nil }
    return string(value, name)
  }

  /// A string, or several.
  mutating func strings(_ value: JSONValue, _ name: String) -> [String]? {
    if let text = value.string { return [text] }
    if case .array(let elements) = value.content, elements.allSatisfy({ $0.string != nil }) {
      return elements.compactMap(\.string)
    }
    report(.wrongType(name, expected: "a string or a list of strings", found: value.kind, at: value.range))
    return nil
  }

  mutating func share(_ value: JSONValue, _ name: String) -> Double? {
    if let number = value.number, 0...1 ~= number { return number }
    report(.wrongType(name, expected: "a number from 0 to 1", found: value.kind, at: value.range))
    return nil
  }

  private mutating func flag(_ value: JSONValue, _ name: String) -> Bool {
    if let flag = value.boolean { return flag }
    report(.wrongType(name, expected: "true or false", found: value.kind, at: value.range))
    return true
  }

  private mutating func optionalShare(_ value: JSONValue, _ name: String) -> Double? {
    if case .null = value.content { return nil }
    return share(value, name)
  }

  mutating func moment(_ value: JSONValue) -> CivilMoment? {
    guard let text = string(value, "'now'") else { return nil }
    if let moment = CivilMoment(written: text) { return moment }
    report(.badMoment(text, at: value.range))
    return nil
  }
}

extension RequestFileReader {
  private static let documentKeys = ["language", "tests"]
  private static let testKeys = ["sentences", "intent", "response", "comment"]
  private static let intentKeys = ["name", "slots", "context"]

  /// Home Assistant's sentence tests: several sentences share what is expected of them.
  mutating func takeSentenceTests(_ tests: JSONValue, of document: JSONValue) {
    for member in document.members where !Self.documentKeys.contains(member.key) {
      noteOddKey(member, known: Self.documentKeys)
    }
    file.settings.locale = document["language"].flatMap { string($0, "'language'") }
    guard case .array(let elements) = tests.content else {
      return report(.wrongType("'tests'", expected: "an array", found: tests.kind, at: tests.range))
    }
    for element in elements { takeSentenceTest(element) }
  }

  private mutating func takeSentenceTest(_ test: JSONValue) {
    guard case .object(let members) = test.content else {
      return report(.wrongType("a test", expected: "an object", found: test.kind, at: test.range))
    }
    for member in members where !Self.testKeys.contains(member.key) { noteOddKey(member, known: Self.testKeys) }
    guard let sentences = test["sentences"], strings(sentences, "'sentences'") != nil else {
      return test["sentences"] == nil ? report(.noSentences(at: test.range)) : ()
    }
    let known = findings.count
    var pattern = ExpectedRequest("")
    pattern.sharesExpectations = true
    takeIntent(test["intent"], into: &pattern)
    pattern.dialog = test["response"].flatMap { strings($0, "'response'")?.first }
    if findings.count > known { return }
    for sentence in sentences.string != nil ? [sentences] : sentences.elements {
      guard let text = sentence.string else { continue }
      var request = pattern
      request.text = text
      request.range = place(of: sentence)
      request.line = line(of: sentence)
      file.requests.append(request)
    }
  }

  private mutating func takeIntent(_ value: JSONValue?, into request: inout ExpectedRequest) {
    guard let value else { return }
    guard case .object(let members) = value.content else { return request.intent = intent(value) }
    for member in members where !Self.intentKeys.contains(member.key) { noteOddKey(member, known: Self.intentKeys) }
    request.intent = value["name"].map { intent($0) } ?? .unspecified
    request.parameters = value["slots"].flatMap { parameters($0, "'slots'") }
    request.place = value["context"]?["area"].flatMap { optionalString($0, "'area'") }
  }
}
