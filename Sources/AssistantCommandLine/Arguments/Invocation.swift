internal import Diagnostics

/// What the arguments ask for.
struct Invocation {
  /// The verb, or the default one where the arguments begin with a request.
  var command: any Command.Type
  /// What is neither verb nor option.
  var words: [String]
  /// What the options say.
  var options: Options

  /// The words as one sentence; nil when there are none.
  var sentence: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  /// Reads arguments, the program's name not among them.
  static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = ArgumentReader()
    for argument in arguments { try reader.take(argument) }
    return try reader.finish()
  }
}

/// Sorts arguments into options and words, one after the other.
private struct ArgumentReader {
  private var options = Options()
  private var given: [OptionName] = []
  private var words: [String] = []
  /// How many words stand before `--`: only these can be a verb.
  private var plainWords: Int?
  private var awaiting: OptionDescription?

  mutating func take(_ argument: String) throws(UsageError) {
    if let option = awaiting {
      awaiting = nil
      if argument.hasPrefix("--"), OptionDescription.named(String(argument.dropFirst(2))) != nil {
        throw .missingValue(option: option.name)
      }
      return try apply(option, value: argument)
    }
    if plainWords != nil || !Self.isOption(argument) { return words.append(argument) }
    if argument == "--" { return plainWords = words.count }
    try takeOption(argument)
  }

  mutating func finish() throws(UsageError) -> Invocation {
    if let awaiting { throw .missingValue(option: awaiting.name) }
    let command = try takeVerb() ?? Commands.fallback
    if options.page == nil { try check(command) }
    return Invocation(command: command, words: words, options: options)
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
    guard let option = OptionDescription.named(name), isLong == (name.count > 1) else {
      throw .unknownOption(spelled)
    }
    given.append(option.name)
    if let equals { return try apply(option, value: String(argument[argument.index(after: equals)...])) }
    switch option.effect {
    case .flag(let set): set(&options)
    case .value: awaiting = option
    }
  }

  private mutating func apply(_ option: OptionDescription, value: String) throws(UsageError) {
    guard case .value(_, _, let set) = option.effect else { throw .needlessValue(option: option.name) }
    if !set(&options, value) { throw .badValue(value, option: option.name) }
  }

  private mutating func takeVerb() throws(UsageError) -> (any Command.Type)? {
    guard let first = words.first, plainWords != 0 else { return nil }
    if let command = Commands.named(first) {
      words.removeFirst()
      return command
    }
    if Commands.later.contains(first) { throw .laterCommand(first) }
    // One slip is a misspelt command; "hello" is two away from "help", and a request.
    if words.count == 1, !first.contains(" "), let near = nearestName(to: first, among: Commands.names, slips: 1) {
      throw .unknownCommand(first, near: near)
    }
    return nil
  }

  /// Whether a second value would take the place of the first. A flag may be repeated: it says the same again.
  private func isSingle(_ option: OptionName) -> Bool {
    guard case .value = OptionDescription.of(option).effect else { return false }
    return !OptionName.repeatable.contains(option)
  }

  private func check(_ command: any Command.Type) throws(UsageError) {
    let allowed = command.description.options + Commands.optionsOfAll
    if let foreign = given.first(where: { !allowed.contains($0) }) {
      let homes = Commands.all.filter { $0.description.options.contains(foreign) }.map { $0.description.shown }
      throw .foreignOption(foreign, command: command.description.shown, homes: homes)
    }
    if let again = given.indices.first(where: { given[..<$0].contains(given[$0]) && isSingle(given[$0]) }) {
      throw .givenTwice(given[again])
    }
    if !options.catalogs.isEmpty, options.index != nil { throw .twoSources }
  }
}
