internal import FileFormats
internal import IntentRuntime

/// Writes completions, for people or for programs.
struct CompletionWriter {
  private let completer: ConversationCompleter
  private let options: Options
  private let console: Console

  init(_ completer: ConversationCompleter, _ options: Options, _ console: Console) {
    (self.completer, self.options, self.console) = (completer, options, console)
  }

  /// Completes a text of the arguments.
  func answer(_ text: String) -> ExitCode {
    let completions = completer.completions(of: text, atMost: options.limit)
    write(completions, of: text, isOnly: true)
    if completions.isEmpty, options.format == .plain, options.verbosity != .quiet {
      console.report(CommandLineMessages.nothingCompletes(text))
    }
    return completions.isEmpty ? .notRecognized : .success
  }

  /// Completes the lines of standard input, to the end, whatever they hold.
  mutating func answerLines() async -> ExitCode {
    while console.output.failure == nil {
      switch await console.input.next() {
      case .lines(let lines):
        lines.forEach { line in
          let text = String(decoding: line, as: UTF8.self)
          write(completer.completions(of: text, atMost: options.limit), of: text, isOnly: false)
        }
        console.output.flush()
      case .interrupted: continue
      case .end: return .success
      case .failed(let number):
        console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
        return .unusable
      }
    }
    return .success
  }

  private func write(_ completions: [ConversationCompletion], of text: String, isOnly: Bool) {
    guard options.format == .plain else {
      let isIndented = options.format == .json && isOnly && console.outputIsTerminal
      let json = CompletionJSON(completions, of: text, isIndented ? .indented : .compact)
      console.output.bytes.append(contentsOf: json.bytes)
      return isOnly ? console.output.endLine() : console.output.addLine()
    }
    for completion in completions { console.output.addLine(CompletionLine(console).text(of: completion)) }
    if !isOnly { console.output.addLine() }
  }
}

/// A completion in a line: the text, and behind a tab what it would do.
struct CompletionLine {
  private let style: Style
  private let isForPerson: Bool

  init(_ console: Console) { (style, isForPerson) = (console.style, console.outputIsTerminal) }

  func text(of completion: ConversationCompletion) -> String {
    let missing = completion.missing.map { "\(sanitized($0))?" }.joined(separator: " ")
    let details = [completion.shortcut, completion.application, completion.detail].compactMap(\.self).map {
      sanitized($0)
    }
    let columns = details + (missing.isEmpty ? [] : [missing])
    let text = sanitized(completion.text)
    return isForPerson
      ? "\(text)  \(style.dim(columns.joined(separator: " · ")))" : ([text] + columns).joined(separator: "\t")
  }
}
