internal import Diagnostics

/// What the arguments ask for.
public struct Invocation: Sendable {
  /// The verb, or the default one where the arguments begin with a request.
  package var command: Command
  /// What is neither verb nor option.
  public var words: [String]
  /// What the options say.
  public var options: Options

  /// The command that a request of several words may begin with, misspelt.
  package var nearCommand: String?

  /// The words as one sentence; nil when there are none.
  public var sentence: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  /// Reads arguments, the program's name not among them.
  ///
  /// - Parameter defaults: the options that hold where the arguments are silent.
  package static func read(
    _ arguments: [String], for commands: CommandTable = CommandTable(), defaults: Options = Options()
  ) throws(UsageError) -> Invocation {
    var reader = ArgumentReader(commands, defaults)
    for argument in arguments { try reader.take(argument) }
    return try reader.finish()
  }
}

/// Sorts arguments into options and words, one after the other.
private struct ArgumentReader {
  private let commands: CommandTable
  private var options: Options
  private var given: [CommandOption] = []
  private var words: [String] = []
  /// How many words stand before `--`: only these can be a verb.
  private var plainWords: Int?
  private var awaiting: CommandOption?

  init(_ commands: CommandTable, _ defaults: Options) { (self.commands, options) = (commands, defaults) }

  mutating func take(_ argument: String) throws(UsageError) {
    if let option = awaiting {
      awaiting = nil
      if argument.hasPrefix("--"), commands.option(named: String(argument.dropFirst(2))) != nil {
        throw .missingValue(option)
      }
      return try apply(option, value: argument)
    }
    if plainWords != nil || !Self.isOption(argument) { return words.append(argument) }
    if argument == "--" { return plainWords = words.count }
    try takeOption(argument)
  }

  mutating func finish() throws(UsageError) -> Invocation {
    if let awaiting { throw .missingValue(awaiting) }
    let command = try takeVerb() ?? commands.fallback
    if options.page == nil { try check(command) }
    return Invocation(command: command, words: words, options: options, nearCommand: nearCommand)
  }

  /// A hyphen with something behind it that is no number: `-5` is a word of a request, and so is `-`.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return !second.isNumber && second != "."
  }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let equals = argument.firstIndex(of: "=")
    let spelled = String(argument[..<(equals ?? argument.endIndex)])
    let isLong = spelled.hasPrefix("--")
    let name = String(spelled.dropFirst(isLong ? 2 : 1))
    guard let option = commands.option(named: name), isLong == (name.count > 1) else {
      if let verb = words.first, commands.lacks(verb) { throw .missingCommand(verb, among: commands) }
      throw .unknownOption(spelled, among: commands)
    }
    given.append(option)
    if let equals { return try apply(option, value: String(argument[argument.index(after: equals)...])) }
    if option.value != nil { awaiting = option } else { _ = option.apply(&options, "") }
  }

  private mutating func apply(_ option: CommandOption, value: String) throws(UsageError) {
    if option.value == nil { throw .needlessValue(option) }
    if !option.apply(&options, value) { throw .badValue(value, option) }
  }

  private mutating func takeVerb() throws(UsageError) -> Command? {
    guard let first = words.first, plainWords != 0 else { return nil }
    if let command = commands.command(named: first) {
      guard !given.isEmpty || command.takes(Array(words.dropFirst())) else { return nil }
      words.removeFirst()
      return command
    }
    if isMissingVerb(first) { throw .missingCommand(first, among: commands) }
    // One slip is a misspelt command; "hello" is two away from "help", and a request.
    if words.count == 1, !first.contains(" "), let near = nearestName(to: first, among: commands.names, slips: 1) {
      throw .unknownCommand(first, near: near)
    }
    return nil
  }

  /// One slip away from a command, as a single word would be.
  private var nearCommand: String? {
    guard words.count > 1, plainWords != 0, !words[0].contains(" ") else { return nil }
    return nearestName(to: words[0], among: commands.names, slips: 1)
  }

  /// Whether this is a verb that the program does not register, and no request: it stands alone or before paths.
  /// "test my hearing" is a request.
  private func isMissingVerb(_ first: String) -> Bool {
    commands.lacks(first) && words.dropFirst().allSatisfy { $0.contains { "./".contains($0) } && !$0.contains(" ") }
  }

  /// Whether a second value would take the place of the first. A flag may be repeated: it says the same again.
  private func isGivenTwice(_ index: Int) -> Bool {
    guard let value = given[index].value, !value.isRepeatable else { return false }
    return given[..<index].contains { $0.name == given[index].name }
  }

  private func check(_ command: Command) throws(UsageError) {
    if let foreign = given.first(where: { !command.knows($0) }) {
      throw .foreignOption(foreign, command, among: commands)
    }
    if let again = given.indices.first(where: isGivenTwice) { throw .givenTwice(given[again]) }
    if !options.catalogs.isEmpty, options.index != nil { throw .twoSources }
  }
}
