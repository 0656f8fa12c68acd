package import ApplePlatform
package import FileFormats
package import LineEditor
package import PhraseMatching

/// Everything that a command needs of the world around it: streams, terminal, clock and what the executable registered.
public struct Console {
  /// Standard input.
  package var input: InputLines
  /// Whether a person types it.
  package var inputIsTerminal: Bool
  /// Standard output: answers.
  package var output: OutputWriter
  /// Whether a person reads them.
  package var outputIsTerminal: Bool
  /// Standard error: everything else.
  package var errors: OutputWriter
  /// How answers look.
  package var style: Style
  /// How everything else looks.
  package var errorStyle: Style
  /// Where progress is shown.
  package var progress: ProgressLine
  /// Whether a person reads standard error, and so sees what is asked there.
  package var errorsAreTerminal: Bool
  /// Calls an action at the first Ctrl-C.
  package var onInterruption: (@escaping @Sendable () -> Void) -> Void
  /// A variable of the environment.
  package var variable: (String) -> String?
  /// The time on the wall.
  package var now: @Sendable () -> CivilMoment
  /// A stop watch.
  package var nanoseconds: @Sendable () -> UInt64
  /// What the executable registered.
  package var registration: Registration
  /// Takes standard output for messages that nothing may come between: whatever else is written there from now on, by
  /// apps for instance, goes to standard error.
  package var claimOutput: () -> @Sendable (UnsafeRawBufferPointer) -> Int32? = { { OutputWriter.write($0, to: 1) } }
  /// Tells the process that looks after this one which lines are answered; nil where none does.
  package var reports: WorkerReports?
  /// Opens the terminal for editing, with the file of its history; nil where lines are read as they come.
  package var openTerminal: (HistoryFile?) -> TerminalPrompt? = { _ in nil }
  /// Looks for notifications while the prompt is open; nil where there are none.
  package var notifications: () -> NotificationWatch? = { nil }

  package init(
    input: InputLines, inputIsTerminal: Bool, output: OutputWriter, outputIsTerminal: Bool, errors: OutputWriter,
    style: Style, errorStyle: Style, progress: ProgressLine, errorsAreTerminal: Bool,
    onInterruption: @escaping (@escaping @Sendable () -> Void) -> Void, variable: @escaping (String) -> String?,
    now: @escaping @Sendable () -> CivilMoment, nanoseconds: @escaping @Sendable () -> UInt64,
    registration: Registration
  ) {
    (self.input, self.inputIsTerminal) = (input, inputIsTerminal)
    (self.output, self.outputIsTerminal) = (output, outputIsTerminal)
    (self.errors, self.errorsAreTerminal) = (errors, errorsAreTerminal)
    (self.style, self.errorStyle, self.progress) = (style, errorStyle, progress)
    (self.onInterruption, self.variable, self.now, self.nanoseconds) = (onInterruption, variable, now, nanoseconds)
    self.registration = registration
    output.gate = style.isColored ? .coloredText : .text
    errors.gate = errorStyle.isColored ? .coloredText : .text
  }

  /// The process's own streams.
  package static func standard(_ options: Options, _ registration: Registration) -> Console {
    var console = Console(
      input: InputLines(lineAtInterruption: Terminal.discardLine) { LineReader(descriptor: 0) },
      inputIsTerminal: Terminal.isTerminal(0),
      output: OutputWriter(descriptor: 1), outputIsTerminal: Terminal.isTerminal(1),
      errors: OutputWriter(descriptor: 2), style: style(of: 1, options.color), errorStyle: style(of: 2, options.color),
      progress: ProgressLine(on: stage) { OutputWriter(descriptor: 2).write($0) },
      errorsAreTerminal: Terminal.isTerminal(2), onInterruption: Interruptions.onFirst,
      variable: Terminal.variable, now: { CivilMoment.onThisClock() }, nanoseconds: { Terminal.nanoseconds() },
      registration: registration)
    console.claimOutput = {
      let own = Terminal.moveOutputToErrors()
      return { OutputWriter.write($0, to: own) }
    }
    console.notifications = { NotificationWatch() }
    console.openTerminal = { file in
      TerminalPrompt(historyFile: file) { name in
        if name == "NO_COLOR", options.color != .auto { return options.color == .never ? "1" : nil }
        return Terminal.variable(name)
      }
    }
    return console
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

  /// Writes a line of an answer to standard output.
  public func answer(_ line: String) { output.line(line) }

  /// Says something about the run, on standard error.
  public func report(_ message: some CustomStringConvertible) {
    let lines = "\(message)".split(separator: "\n", omittingEmptySubsequences: false).map { sanitized($0) }
    errors.line("\(registration.commands.program): \(lines.joined(separator: "\n"))")
  }

  /// Says what is wrong with the arguments, on standard error.
  package func report(_ error: UsageError) { report(error.message.text(for: registration.commands.program)) }

  /// Writes an answer in JSON: compact for programs, in lines for a person who looks.
  package func write(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(outputIsTerminal ? .indented : .compact)
    body(&json)
    write(json)
  }

  /// Writes an answer in JSON: compact for programs, in lines for a person who looks.
  package func write(_ value: some JSONWritable) { write { value.write(to: &$0) } }

  /// Writes an answer in JSON.
  package func write(_ json: JSONWriter) {
    output.bytes.append(contentsOf: json.bytes)
    output.endLine()
  }

  /// Whether nobody is there who could look at what is written over.
  package var isUnattended: Bool { variable("CI")?.isEmpty == false }

  /// The exit code, unless the answers did not arrive.
  package func finished(_ code: ExitCode) -> ExitCode {
    output.flush()
    guard let failure = output.failure, !Terminal.isClosedPipe(failure) else { return code }
    report("the answers could not be written: \(Terminal.message(failure))")
    return .unusable
  }
}
