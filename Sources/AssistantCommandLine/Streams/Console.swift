internal import IntentRuntime
internal import PhraseMatching

/// Everything a command needs of the world around it; tests pass their own.
struct Console {
  /// What the program calls itself in front of messages.
  static let program = "behest"

  /// Standard input.
  var input: InputLines
  /// Whether a person types it.
  var inputIsTerminal: Bool
  /// Standard output: answers.
  var output: OutputWriter
  /// Whether a person reads them.
  var outputIsTerminal: Bool
  /// Standard error: everything else.
  var errors: OutputWriter
  /// How answers look.
  var style: Style
  /// How everything else looks.
  var errorStyle: Style
  /// Where progress is shown.
  var progress: ProgressLine
  /// Whether a person reads standard error, and so sees what is asked there.
  var errorsAreTerminal: Bool
  /// Calls an action at the first Ctrl-C.
  var onInterruption: (@escaping @Sendable () -> Void) -> Void
  /// A variable of the environment.
  var variable: (String) -> String?
  /// The time on the wall.
  var now: @Sendable () -> CivilMoment
  /// A stop watch.
  var nanoseconds: @Sendable () -> UInt64
  /// What can be talked to.
  var house: House

  /// The process's own streams.
  static func standard(_ options: Options, _ house: House) -> Console {
    Console(
      input: InputLines(lineAtInterruption: Terminal.discardLine) { LineReader(descriptor: 0) },
      inputIsTerminal: Terminal.isTerminal(0),
      output: OutputWriter(descriptor: 1), outputIsTerminal: Terminal.isTerminal(1),
      errors: OutputWriter(descriptor: 2), style: style(of: 1, options.color), errorStyle: style(of: 2, options.color),
      progress: ProgressLine(on: stage) { OutputWriter(descriptor: 2).write($0) },
      errorsAreTerminal: Terminal.isTerminal(2), onInterruption: Interruptions.onFirst,
      variable: Terminal.variable, now: { CivilMoment.onThisClock() }, nanoseconds: { Terminal.nanoseconds() },
      house: house)
  }

  private static var stage: ProgressLine.Stage {
    guard Terminal.isTerminal(2) else { return .none }
    return (Terminal.variable("TERM") ?? "dumb") == "dumb" ? .dumb : .terminal(width: Terminal.width(of: 2))
  }

  private static func style(of descriptor: Int32, _ choice: ColorChoice) -> Style {
    Style(
      isColored: choice.isColored(onTerminal: Terminal.isTerminal(descriptor), environment: Terminal.variable),
      width: Terminal.width(of: descriptor))
  }

  /// Says something about the run, on standard error.
  func report(_ message: some CustomStringConvertible) { errors.line("\(Self.program): \(message)") }

  /// Writes an answer in JSON: compact for programs, in lines for a person who looks.
  func write(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(outputIsTerminal ? .indented : .compact)
    body(&json)
    write(json)
  }

  /// Writes an answer in JSON.
  func write(_ json: JSONWriter) {
    output.bytes.append(contentsOf: json.bytes)
    output.endLine()
  }

  /// Whether nobody is there who could look at what is written over.
  var isUnattended: Bool { variable("CI")?.isEmpty == false }

  /// The exit code, unless the answers did not arrive.
  func finished(_ code: ExitCode) -> ExitCode {
    output.flush()
    guard let failure = output.failure, !Terminal.isClosedPipe(failure) else { return code }
    report("the answers could not be written: \(Terminal.message(failure))")
    return .unusable
  }
}
