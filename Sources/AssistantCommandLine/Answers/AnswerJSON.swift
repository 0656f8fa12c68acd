internal import FileFormats
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
      json.value(answer.id)
      json.key("text")
      json.string(text)
      json.member("outcome", answer.outcome.rawValue)
      json.member("application", reached?.application)
      json.member("intent", reached?.intent)
      json.member("shortcut", reached?.title)
      json.key("parameters")
      json.parameters(reached?.values ?? [])
      json.member("phrase", reached?.phrase)
      json.member("score", rounded: answer.matching?.candidates.first?.score)
      json.member("margin", rounded: answer.matching?.margin)
      json.result(answer.response)
      json.member("question", answer.question) { $0.question($1) }
      json.key("candidates")
      json.candidates(answer.matching?.candidates ?? [], limit: limit)
      json.key("error")
      json.problem(of: answer)
      json.member("micros", answer.micros)
      json.member("conversation", answer.conversation)
    }
  }
}

extension JSONWriter {
  mutating func parameters(_ values: [FilledParameter]) {
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
      json.member("id", value?.id)
      json.member("title", parameter.values.first?.title ?? parameter.typed?.text)
      json.member("text", parameter.text)
      let range = parameter.isFallback ? nil : parameter.range
      json.member("start", range?.lowerBound)
      json.member("end", range?.upperBound)
      json.member("value", parameter.typed) { $0.typed($1) }
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
        json.member("value", number: number)
        json.member("unit", unit.name)
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
      json.member("application", candidate.application)
      json.member("intent", candidate.intent)
      json.member("shortcut", candidate.title)
      json.member("phrase", candidate.phrase)
      json.member("score", rounded: candidate.score)
      json.key("parameters")
      json.parameters(candidate.values)
      json.member("steps", each: candidate.explanation?.steps ?? []) { $0.step($1) }
      json.member("meaning", candidate.explanation?.classification) { $0.classification($1) }
    }
  }

  private mutating func classification(_ meaning: Explanation.Classification) {
    object { json in
      json.member("score", rounded: meaning.score)
      json.member("words", rounded: meaning.words)
      json.member("chance", rounded: meaning.chance)
      json.member("shortcuts", meaning.shortcuts)
      json.member("strength", rounded: meaning.strength)
    }
  }

  private mutating func step(_ step: Explanation.Step) {
    object { json in
      json.member("kind", step.kind.rawValue)
      json.member("phrasePart", step.phrasePart)
      json.member("requestText", step.requestText)
      json.member("start", step.range?.lowerBound)
      json.member("end", step.range?.upperBound)
      json.member("likeness", rounded: step.similarity)
      json.member("comparedBy", step.comparedBy.rawValue)
      json.member("weight", rounded: step.weight)
      json.member("cost", rounded: step.cost)
    }
  }

  fileprivate mutating func question(_ question: AskedQuestion) {
    object { json in
      json.member("kind", question.kind)
      json.member("parameter", question.parameter)
      json.member("prompt", question.prompt)
      json.array("options") { json in
        for (index, option) in question.options.enumerated() { json.option(option, number: index + 1) }
      }
      json.member("buttons", each: question.buttons) { $0.string($1) }
    }
  }

  private mutating func option(_ option: AskedQuestion.Option, number: Int) {
    object { json in
      json.member("number", number)
      json.member("id", option.id)
      json.member("title", option.title)
      json.member("subtitle", option.subtitle)
    }
  }

  /// What only a performed intent has to say.
  fileprivate mutating func result(_ response: Response?) {
    member("dialog", response?.dialog)
    member("supportingDialog", response?.supportingDialog)
    member("snippet", response?.snippet?.joined(separator: "\n"))
    key("value")
    value(response?.value ?? .null)
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
      json.member("code", code)
      json.member("message", message)
      guard let detail else { return }
      json.member("detail", detail)
    }
  }
}
