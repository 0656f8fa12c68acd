internal import IntentRuntime
internal import PhraseCatalogs
internal import PhraseMatching

/// Writes answers as JSON objects that all have the same keys in the same order.
///
/// What there is not, is null; `parameters` and `candidates` are then empty. `error` is null or an object of `code`,
/// for programs, `message`, for people, and perhaps `detail`, for developers. `start` and `end` count bytes of `text`,
/// in which malformed bytes are replaced already; of a reply, those of the request that began it all. Of an ambiguous
/// request, `intent` and the like are the first candidate's, and `question` says what to ask before acting on them.
/// `snippet` is one text, its lines parted by `\n`.
struct AnswerJSON {
  private var writer: JSONWriter
  private let limit: Int

  /// The answer written last.
  var bytes: [UInt8] { writer.bytes }

  /// `limit` is how many candidates an answer lists at most.
  init(_ layout: JSONWriter.Layout = .compact, limit: Int) {
    writer = JSONWriter(layout)
    self.limit = limit
  }

  /// Writes an answer in place of the one before.
  mutating func write(_ answer: Answer, to text: UnsafeBufferPointer<UInt8>, limit: Int? = nil) {
    let limit = limit ?? self.limit
    let reached = answer.reached
    writer.clear()
    writer.object { json in
      json.key("id")
      json.tree(answer.id)
      json.key("text")
      json.string(text)
      json.key("outcome")
      json.string(answer.outcome.rawValue)
      json.key("application")
      json.optional(reached?.application)
      json.key("intent")
      json.optional(reached?.intent)
      json.key("shortcut")
      json.optional(reached?.title)
      json.key("parameters")
      json.parameters(reached?.values ?? [])
      json.key("phrase")
      json.optional(reached?.phrase)
      json.key("score")
      json.optional(answer.matching?.candidates.first?.score) { $0.rounded($1) }
      json.key("margin")
      json.optional(answer.matching?.margin) { $0.rounded($1) }
      json.result(answer.response)
      json.key("question")
      json.optional(answer.question) { $0.question($1) }
      json.key("candidates")
      json.candidates(answer.matching?.candidates ?? [], limit: limit)
      json.key("error")
      json.problem(of: answer)
      json.key("micros")
      json.optional(answer.micros) { $0.integer($1) }
      json.key("conversation")
      json.optional(answer.conversation)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func parameters(_ values: [FilledParameter]) {
    object { json in
      for value in values {
        json.key(value.name)
        json.parameter(value)
      }
    }
  }

  private mutating func parameter(_ parameter: FilledParameter) {
    let value = parameter.values.count == 1 ? parameter.values.first : nil
    object { json in
      json.key("id")
      json.optional(value?.id)
      json.key("title")
      json.optional(parameter.values.first?.title ?? parameter.typed?.text)
      json.key("text")
      json.string(parameter.text)
      json.key("start")
      json.integer(parameter.range.lowerBound)
      json.key("end")
      json.integer(parameter.range.upperBound)
      json.key("value")
      json.optional(parameter.typed) { $0.typed($1) }
    }
  }

  private mutating func typed(_ value: TypedValue) {
    switch value {
    case .integer(let number): integer(number)
    case .number(let number): self.number(number)
    case .boolean(let flag): boolean(flag)
    case .date: string(value.text)
    case .duration(let seconds): number(seconds)
    case .measurement(let number, let unit):
      object { json in
        json.key("value")
        json.number(number)
        json.key("unit")
        json.string(unit.name)
      }
    }
  }

  fileprivate mutating func candidates(_ candidates: [Candidate], limit: Int) {
    array { json in
      for candidate in candidates.lazy.flatMap(\.separated).prefix(limit) { json.candidate(candidate) }
    }
  }

  mutating func candidate(_ candidate: Candidate) {
    object { json in
      json.key("application")
      json.string(candidate.application)
      json.key("intent")
      json.string(candidate.intent)
      json.key("shortcut")
      json.string(candidate.title)
      json.key("phrase")
      json.string(candidate.phrase)
      json.key("score")
      json.rounded(candidate.score)
      json.key("parameters")
      json.parameters(candidate.values)
      json.key("steps")
      json.array { json in
        for step in candidate.explanation?.steps ?? [] { json.step(step) }
      }
      json.key("meaning")
      json.optional(candidate.explanation?.meaning) { $0.meaning($1) }
    }
  }

  private mutating func meaning(_ meaning: Explanation.Meaning) {
    object { json in
      json.key("score")
      json.rounded(meaning.score)
      json.key("words")
      json.rounded(meaning.words)
      json.key("chance")
      json.rounded(meaning.chance)
      json.key("shortcuts")
      json.integer(meaning.shortcuts)
      json.key("strength")
      json.rounded(meaning.strength)
    }
  }

  private mutating func step(_ step: Explanation.Step) {
    object { json in
      json.key("kind")
      json.string(step.kind.rawValue)
      json.key("phrasePart")
      json.optional(step.phrasePart)
      json.key("requestText")
      json.optional(step.requestText)
      json.key("start")
      json.optional(step.range?.lowerBound) { $0.integer($1) }
      json.key("end")
      json.optional(step.range?.upperBound) { $0.integer($1) }
      json.key("likeness")
      json.rounded(step.likeness)
      json.key("comparedBy")
      json.string(step.comparedBy.rawValue)
      json.key("weight")
      json.rounded(step.weight)
      json.key("cost")
      json.rounded(step.cost)
    }
  }

  fileprivate mutating func question(_ question: AskedQuestion) {
    object { json in
      json.key("kind")
      json.string(question.kind)
      json.key("parameter")
      json.optional(question.parameter)
      json.key("prompt")
      json.string(question.prompt)
      json.key("options")
      json.array { json in
        for (index, option) in question.options.enumerated() { json.option(option, number: index + 1) }
      }
      json.key("buttons")
      json.array { json in
        for title in question.buttons { json.string(title) }
      }
    }
  }

  private mutating func option(_ option: AskedQuestion.Option, number: Int) {
    object { json in
      json.key("number")
      json.integer(number)
      json.key("id")
      json.optional(option.id)
      json.key("title")
      json.string(option.title)
      json.key("subtitle")
      json.optional(option.subtitle)
    }
  }

  /// What only a performed intent has to say.
  fileprivate mutating func result(_ response: Response?) {
    key("dialog")
    optional(response?.dialog)
    key("supportingDialog")
    optional(response?.supportingDialog)
    key("snippet")
    optional(response?.snippet?.joined(separator: "\n"))
    key("value")
    tree(response?.value ?? .null)
  }

  fileprivate mutating func problem(of answer: Answer) {
    if let problem = answer.problem {
      self.problem(code: problem.code, message: problem.description, detail: nil)
    } else if let problem = answer.response?.problem {
      self.problem(code: problem.code, message: problem.message, detail: problem.detail)
    } else {
      null()
    }
  }

  private mutating func problem(code: String, message: String, detail: String?) {
    object { json in
      json.key("code")
      json.string(code)
      json.key("message")
      json.string(message)
      guard let detail else { return }
      json.key("detail")
      json.string(detail)
    }
  }

  /// Writes any value; the keys of objects in alphabetical order.
  fileprivate mutating func tree(_ tree: JSONTree) {
    switch tree {
    case .null: null()
    case .boolean(let flag): boolean(flag)
    case .number(_, let written): verbatim(written)
    case .string(let text): string(text)
    case .array(let elements):
      array { json in
        for element in elements { json.tree(element) }
      }
    case .object(let fields):
      object { json in
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
          json.key(key)
          json.tree(value)
        }
      }
    }
  }
}
