internal import Diagnostics

/// What is wrong with the arguments, said in one line with the way out.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The line, without the program's name in front.
  package let message: ProgramText

  package init(_ message: ProgramText) { self.message = message }

  package var description: String { message.text(for: Assistant.name) }
}

extension UsageError {
  static func unknownCommand(_ word: String, near: String) -> UsageError {
    UsageError("unknown command '\(word)'; did you mean '\(near)'?  (\(.program) -- \(word)  sends it as a request)")
  }

  /// A verb of a later version, or one that this program does not register.
  static func missingCommand(_ word: String, among commands: CommandTable) -> UsageError {
    let others = commands.lacks(word) ? ", and the program 'behest' has '\(word)'" : ""
    let who = commands.lacks(word) ? "this program" : "this version"
    return UsageError(
      """
      \(who) has no command '\(word)'; it has \(commands.names.listed)\(others)  \
      (\(.program) -- \(word)  sends it as a request)
      """)
  }

  static func unknownTopic(_ topic: String, among commands: CommandTable) -> UsageError {
    UsageError("there is no help on '\(sanitized(topic))'; there is on \(commands.names.listed)")
  }

  package static func missingRequest(_ command: String) -> UsageError {
    UsageError("'\(command)' needs a request, such as: \(.program) \(command) turn on the lamp")
  }

  package static func missingFile(_ command: String, example: String) -> UsageError {
    UsageError("'\(command)' needs a file, such as: \(.program) \(command) \(example)")
  }

  static func unknownShell(_ word: String) -> UsageError {
    let shells = ShellCompletions.Shell.allCases.map(\.rawValue).listed
    return word.isEmpty
      ? UsageError("'completions' needs a shell: \(shells)")
      : UsageError("there are no completions for '\(sanitized(word))'; there are for \(shells)")
  }

  static func needlessWords(_ command: String, _ word: String) -> UsageError {
    UsageError("'\(command)' takes no words, so '\(sanitized(word))' has no meaning  (\(.program) \(command) --help)")
  }
}

// MARK: - Options

extension UsageError {
  static func unknownOption(_ option: String, among commands: CommandTable) -> UsageError {
    let name = option.drop { $0 == "-" }
    let near = nearestName(to: String(name), among: commands.options.lazy.map(\.name))
    let hint: ProgramText = near.map { "did you mean '--\($0)'?" } ?? "\(.program) --help lists all"
    return UsageError("unknown option '\(sanitized(option))'; \(hint)  (words behind -- are taken as they are)")
  }

  static func needlessValue(_ option: CommandOption) -> UsageError {
    UsageError("option '\(option.spelled)' takes no value")
  }

  static func missingValue(_ option: CommandOption) -> UsageError {
    UsageError("option '\(option.spelled)' needs a value: \(option.allowed)")
  }

  static func badValue(_ value: String, _ option: CommandOption) -> UsageError {
    UsageError("option '\(option.spelled)' cannot be '\(sanitized(value))'; it takes \(option.allowed)")
  }

  static func foreignOption(_ option: CommandOption, _ command: Command, among commands: CommandTable) -> UsageError {
    let homes = commands.all.filter { $0.knows(option) }.map(commands.shown)
    return UsageError("'\(commands.shown(command))' has no use for '\(option.spelled)'; it goes with \(homes.listed)")
  }

  static func givenTwice(_ option: CommandOption) -> UsageError {
    UsageError("option '\(option.spelled)' is given twice, and takes one value only")
  }

  package static func missing(_ option: CommandOption, of command: String) -> UsageError {
    UsageError("'\(command)' needs '\(option.spelled)', \(option.allowed)")
  }

  static let twoSources = UsageError(
    "'--index' and '--catalog' exclude each other: an index is compiled from catalogs already")

  static let indexToOutput = UsageError(
    "'compile' writes no index to standard output; name a file, such as: -o all.index  (a file called - is ./-)")
}

extension CommandOption {
  fileprivate var allowed: String { value?.allowed ?? "no value" }
}
