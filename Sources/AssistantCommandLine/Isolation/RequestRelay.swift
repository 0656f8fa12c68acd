internal import FileFormats

/// Requests, a line each. The worker has one at a time, so that it is known at which it crashed, and that all before it
/// were done and answered.
struct RequestRelay: LineRelay {
  let seesOutput = false
  private let options: Options
  /// What the worker has not answered.
  private var open: [UInt8]?
  private(set) var code = ExitCode.success

  init(_ options: Options) { self.options = options }

  var isReady: Bool { open == nil }

  mutating func sent(_ line: [UInt8]) { open = line }

  mutating func answered() { open = nil }

  mutating func received(_ line: ArraySlice<UInt8>) -> Bool { true }

  mutating func crashed(_ crash: WorkerCrash) -> (answers: [UInt8], again: [[UInt8]])? {
    guard let line = open.take() else { return nil }
    code = .failed
    return (answer(to: line, crash), [])
  }

  private func answer(to line: [UInt8], _ crash: WorkerCrash) -> [UInt8] {
    let request = line.withUnsafeBufferPointer { LineRequest($0, options.format, usual: TurnOptions(options)) }
    let error = RequestError.crashed(crash.text)
    if options.format == .plain { return Array("\(error)\n".utf8) }
    var answer = Answer()
    (answer.id, answer.conversation, answer.problem) = (request.id, request.conversation, error)
    var json = AnswerJSON(limit: options.limit ?? 3)
    var text = request.text
    text.withUTF8 { json.write(answer, to: $0, limit: request.limit) }
    return json.bytes + [0x0A]
  }
}
