internal import AssistantCommandLine
internal import Dialog
internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching

/// A response as the result of a tool: what is said as text, everything else as structured content.
struct ToolResult: Sendable {
  private let response: Response
  private let conversation: String
  private let tool: ToolCatalog.Tool

  init(_ response: Response, in conversation: String, of tool: ToolCatalog.Tool) {
    (self.response, self.conversation, self.tool) = (response, conversation, tool)
  }

  func json() async -> JSONObject {
    var texts = [spoken]
    if let snippet = response.snippet { texts.append(snippet.joined(separator: "\n")) }
    if let question = response.question { texts.append(way(toAnswer: question)) }
    let content: [JSONObject] = texts.filter { !$0.isEmpty }.map { ["type": "text", "text": $0] }
    return [
      "content": content + (await ResultAttachments(response).contents()), "structuredContent": structured,
      "isError": isError,
    ]
  }

  /// A result that says why nothing was begun.
  static func failure(_ sentences: [String]) -> JSONObject {
    let text: JSONObject = ["type": "text", "text": sentences.joined(separator: "\n")]
    return ["content": [text], "isError": true]
  }

  private var isError: Bool {
    switch response.outcome {
    case .matched, .succeeded: response.question.map { !$0.isOffer } ?? false
    case .failed, .notRecognized, .cancelled, .needsInput, .awaitingConfirmation, .ambiguous: true
    }
  }

  private var spoken: String {
    let said = response.utterances.compactMap(\.speech).joined(separator: "\n")
    // Beside a snippet people are told less than there is to say.
    let isShort = said.isEmpty || said == response.supportingDialog
    let all = isShort ? response.dialog ?? said : said
    if !all.isEmpty || response.question != nil { return all }
    return response.problem?.message ?? (response.outcome == .matched ? matched : "")
  }

  private var matched: String { response.candidate.map { "\($0.title) (\($0.application)): \"\($0.phrase)\"" } ?? "" }

  private var structured: JSONObject {
    let fields: JSONObject = [
      "outcome": response.outcome.rawValue, "dialog": response.dialog, "supportingDialog": response.supportingDialog,
      "value": response.value == .null ? nil : response.value, "question": response.question.map(Self.question),
      "problem": response.problem.map { ["code": $0.code, "message": $0.message] as JSONObject },
      "application": response.candidate?.application, "intent": response.candidate?.intent,
      "conversation": conversation,
    ]
    return fields.present
  }

  private static func question(_ question: Question) -> JSONObject {
    let options = question.options.map(\.title)
    let fields: JSONObject = [
      "kind": question.kind.rawValue, "parameter": question.parameter, "prompt": question.prompt,
      "options": options.isEmpty ? nil : options,
    ]
    return fields.present
  }

  // MARK: Questions that nobody could be asked

  private func way(toAnswer question: Question) -> String {
    let line = QuestionText(Style()).line(of: AskedQuestion(question))
    return "\(line)\n\(way(of: question))"
  }

  private func way(of question: Question) -> String {
    let reply = "\(ToolCatalog.performRequest) with \"conversation\": \"\(conversation)\""
    if question.isConfirmation {
      return "Only a person may confirm this. Ask the person, and say what the person answers in \(reply)."
    }
    guard let parameter = question.parameter else { return "Say which in \(reply)." }
    if case .intent(let intent) = tool, intent.parameters.contains(where: { $0.name == parameter }) {
      return "Call it again with '\(parameter)', or say it in \(reply)."
    }
    return "Say it in \(reply), or ask again with \"answers\": {\"\(parameter)\": …}."
  }
}
