/// Where requests come from.
enum Mode: Equatable {
  /// One, from the arguments; standard input stays untouched.
  case oneShot(String)
  /// A line each, from standard input.
  case lines
  /// A person at a terminal.
  case prompt

  /// Decides for a sentence of the arguments and what standard input is.
  static func of(_ sentence: String?, format: Options.Format, inputIsTerminal: Bool) -> Mode {
    if let sentence, sentence != "-" { return .oneShot(sentence) }
    let isForPerson = sentence == nil && inputIsTerminal && format == .plain
    return isForPerson ? .prompt : .lines
  }
}
