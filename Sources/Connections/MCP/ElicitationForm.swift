internal import Dialog
internal import FileFormats
internal import IntentRuntime
internal import PhraseMatching

/// The open question of a conversation as a form of one field, and how what was filled in answers it.
struct ElicitationForm: Sendable {
  /// What answers a question.
  enum Answer: Sendable {
    case reply(Reply)
    /// Words that can only be an answer.
    case words(String)
  }

  let question: Question
  private let said: [String]
  private let choices: [(label: String, reply: Reply)]

  /// - Parameter said: what was said before it was asked.
  init(_ question: Question, after said: [String]) {
    self.question = question
    self.said = said
    choices = Self.choices(of: question)
  }

  /// The name of the field.
  var name: String { question.parameter ?? (question.isConfirmation ? "confirmation" : "choice") }

  /// The request to fill it in.
  var request: JSONObject { ["method": "elicitation/create", "params": params] }

  var params: JSONObject {
    let schema: JSONObject = ["type": "object", "properties": [name: field] as JSONObject, "required": [name]]
    return ["mode": "form", "message": (said + [question.prompt]).joined(separator: "\n"), "requestedSchema": schema]
  }

  private var field: JSONObject {
    let title: JSONObject = ["title": (question.subject ?? name).capitalizedAtStart]
    if !choices.isEmpty {
      let labels = choices.map(\.label)
      return ["type": "string", "enum": labels] + title
    }
    switch question.otherAnswers {
    case .typed(.integer):
      return (["type": "integer", "minimum": bounds?.least, "maximum": bounds?.most] as JSONObject).present + title
    case .typed(.number):
      let range = question.range
      return
        (["type": "number", "minimum": range?.lowerBound.finite, "maximum": range?.upperBound.finite]
        as JSONObject).present + title
    case .typed(.boolean): return ["type": "boolean"] + title
    case .typed(.date), .typed(.duration), .typed(.measurement), .none, .words, .text:
      let options = question.options.map(\.title).prefix(Self.mostNamed)
      let examples = options.isEmpty ? nil : "Such as \(options.joined(separator: ", "))."
      return (["type": "string", "description": examples] as JSONObject).present + title
    }
  }

  private static let mostNamed = 20

  private var bounds: (least: Int?, most: Int?)? {
    question.range.map { (Int(exactly: $0.lowerBound), Int(exactly: $0.upperBound)) }
  }

  /// What there is to choose from where nothing else is an answer.
  private static func choices(of question: Question) -> [(String, Reply)] {
    let buttons = question.buttons.enumerated().map { ($1, Reply.button($0)) }
    if question.isConfirmation {
      let (yes, no) = (question.accepting.first ?? "Yes", question.denying.first ?? "No")
      return [(yes, .yes), (no, .no)] + buttons
    }
    guard question.kind != .value || question.otherAnswers == .none else { return [] }
    let titles = question.options.map(\.title)
    let options = question.options.enumerated().map { index, option -> (String, Reply) in
      let isUnique = titles.count { $0 == option.title } == 1
      let subtitle = isUnique ? nil : option.subtitle ?? "\(index + 1)"
      return (option.title + (subtitle.map { " (\($0))" } ?? ""), .options([index]))
    }
    return options + buttons
  }

  // MARK: Answers

  /// What a filled form answers; nil where the field has no value that could be one.
  func answer(in content: JSONValue?) -> Answer? {
    guard let value = content?[name] else { return nil }
    if !choices.isEmpty {
      return value.string.flatMap { text in choices.first { $0.label == text } }.map { .reply($0.reply) }
    }
    switch value.content {
    case .string(let text): return .words(text)
    case .number(_, let written): return .words(written)
    case .boolean(let flag): return .words(flag ? "yes" : "no")
    case .null, .array, .object: return nil
    }
  }
}

extension Question {
  /// Whether only a person's yes answers it.
  var isConfirmation: Bool { kind == .confirmation || kind == .foreground }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? self : nil }
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
