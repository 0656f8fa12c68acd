internal import FileFormats
internal import PhraseMatching

/// A request per line of standard input, a line for each to standard output, at once.
package struct RequestLines {
  private let answerer: RequestAnswerer
  private let options: Options
  private let console: Console
  private var json: AnswerJSON
  private let texts: AnswerLine
  private let explanations: ExplanationText

  package init(_ answerer: RequestAnswerer, _ options: Options, _ console: Console) {
    self.answerer = answerer
    self.options = options
    self.console = console
    json = AnswerJSON(limit: answerer.limit)
    texts = AnswerLine(style: console.style)
    explanations = ExplanationText(console.style)
  }

  /// Reads to the end, whatever the lines hold.
  package mutating func run() async -> ExitCode {
    var code = ExitCode.success
    while console.output.failure == nil {
      switch await console.input.next() {
      case .lines(let lines): code = max(code, answer(lines))
      case .interrupted: continue
      case .end: return code
      case .failed(let number):
        console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
        return .unusable
      }
    }
    return code
  }

  /// Answers lines that arrived together, with one write for all of them.
  private mutating func answer(_ lines: LineBatch) -> ExitCode {
    var code = ExitCode.success
    lines.forEach { code = max(code, answer($0)) }
    console.output.flush()
    return code
  }

  private mutating func answer(_ line: UnsafeBufferPointer<UInt8>) -> ExitCode {
    if JSONWriter.isSound(line) { return answerSound(line) }
    let repaired = Array(String(decoding: line, as: UTF8.self).utf8)
    return repaired.withUnsafeBufferPointer { answerSound($0) }
  }

  private mutating func answerSound(_ line: UnsafeBufferPointer<UInt8>) -> ExitCode {
    if options.format == .plain { return answerPlainly(line) }
    if line.first(where: { !Self.isSpace($0) }) == UInt8(ascii: "{") { return answerObject(line) }
    return write(answerer.answer(line), to: line)
  }

  private func answerPlainly(_ line: UnsafeBufferPointer<UInt8>) -> ExitCode {
    if line.allSatisfy(Self.isSpace) {
      console.output.addLine()
      return .success
    }
    let answer = answerer.answer(line)
    if options.explanation == .steps {
      console.output.addLine(explanations.text(of: answer, to: String(decoding: line, as: UTF8.self)))
    } else {
      console.output.addLine(texts.text(of: answer))
    }
    return answer.exitCode
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func answerObject(_ line: UnsafeBufferPointer<UInt8>) -> ExitCode {
    let (request, problem) = RequestObject.read(Array(line))
    if let problem {
      let answer = Answer(id: request.id, conversation: request.conversation, problem: problem)
      return write(answer, to: line)
    }
    if request.isUnfinished { return complete(request) }
    var text = request.text
    return text.withUTF8 { write(answerer.answer(request, text: $0), to: $0, limit: request.limit) }
  }

  private func complete(_ request: RequestObject) -> ExitCode {
    let completions = answerer.completions(of: request.text, atMost: request.limit)
    let json = CompletionJSON(completions, of: request.text, id: request.id, conversation: request.conversation)
    console.output.bytes.append(contentsOf: json.bytes)
    console.output.addLine()
    return .success
  }

  private mutating func write(_ answer: Answer, to text: UnsafeBufferPointer<UInt8>, limit: Int? = nil) -> ExitCode {
    json.write(answer, to: text, limit: limit)
    console.output.bytes.append(contentsOf: json.bytes)
    console.output.addLine()
    return answer.exitCode
  }
}
