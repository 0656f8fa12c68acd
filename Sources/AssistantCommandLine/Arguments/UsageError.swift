internal import Diagnostics

/// What is wrong with the arguments, said in one line with the way out.
enum UsageError: Error, Equatable {
  case unknownCommand(String, near: String)
  case laterCommand(String)
  case unknownOption(String)
  case needlessValue(option: OptionName)
  case missingValue(option: OptionName)
  case badValue(String, option: OptionName)
  case foreignOption(OptionName, command: String, homes: [String])
  case twoSources
  case givenTwice(OptionName)
  case indexToOutput
  case needlessWords(command: String, word: String)
  case missing(OptionName, command: String)
  case missingRequest(command: String)
  case missingFile(command: String, example: String)
  case missingSources
  case unknownTopic(String)
  case unknownRule(String)
  case updateInCI
}

extension UsageError: CustomStringConvertible {
  /// The line, without the program's name in front.
  var description: String {
    switch self {
    case .unknownCommand(let word, let near):
      "unknown command '\(word)'; did you mean '\(near)'?  (behest -- \(word)  sends it as a request)"
    case .laterCommand(let word):
      "this version has no command '\(word)'; it has \(Commands.names.listed)  "
        + "(behest -- \(word)  sends it as a request)"
    case .unknownOption(let option): Self.unknown(option)
    case .needlessValue(let option): "option '\(option.spelled)' takes no value"
    case .missingValue(let option): "option '\(option.spelled)' needs a value: \(Self.allowed(option))"
    case .badValue(let value, let option):
      "option '\(option.spelled)' cannot be '\(legible(value))'; it takes \(Self.allowed(option))"
    case .foreignOption(let option, let command, let homes):
      "'\(command)' has no use for '\(option.spelled)'; it goes with \(homes.listed)"
    case .twoSources: "'--index' and '--catalog' exclude each other: an index is compiled from catalogs already"
    case .givenTwice(let option): "option '\(option.spelled)' is given twice, and takes one value only"
    case .indexToOutput:
      "'compile' writes no index to standard output; name a file, such as: -o all.index  (a file called - is ./-)"
    case .needlessWords(let command, let word):
      "'\(command)' takes no words, so '\(legible(word))' has no meaning  (behest \(command) --help)"
    case .missing(let option, let command):
      "'\(command)' needs '\(option.spelled)', \(Self.allowed(option))"
    case .missingRequest(let command): "'\(command)' needs a request, such as: behest \(command) turn on the lamp"
    case .missingFile(let command, let example): "'\(command)' needs a file, such as: behest \(command) \(example)"
    case .unknownRule(let name): Self.unknownRule(name)
    case .updateInCI: Wording.noUpdateInCI
    case .missingSources: "'extract' needs a package or sources, such as: behest extract ."
    case .unknownTopic(let topic): "there is no help on '\(legible(topic))'; there is on \(Commands.names.listed)"
    }
  }

  private static func unknown(_ option: String) -> String {
    let name = option.drop { $0 == "-" }
    let near = nearestName(to: String(name), among: OptionName.allCases.lazy.map(\.rawValue))
    let hint = near.map { "did you mean '--\($0)'?" } ?? "behest --help lists all"
    return "unknown option '\(legible(option))'; \(hint)  (words behind -- are taken as they are)"
  }

  private static func unknownRule(_ name: String) -> String {
    let near = RuleChoice.nearest(to: name)
    let hint = near.map { "did you mean '\($0)'?" } ?? "behest lint --rules lists them"
    return "no rule is called '\(legible(name))'; \(hint)"
  }

  private static func allowed(_ option: OptionName) -> String {
    guard case .value(_, let allowed, _) = OptionDescription.of(option).effect else { return "no value" }
    return allowed
  }
}
