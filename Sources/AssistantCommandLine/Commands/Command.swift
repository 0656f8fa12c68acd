/// Something the program can be told to do: what help says about it, and the doing.
protocol Command {
  /// What it is called, how it is used and which options it knows.
  static var description: CommandDescription { get }
  /// Does it. The arguments were checked against the description.
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode
}

/// What help says about a command.
struct CommandDescription {
  /// A line to type, and what it is for.
  struct Example {
    var line: String
    var purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The verb; nil for what happens without one.
  var name: String?
  /// One line, lower case.
  var summary: String
  /// What follows the program's name.
  var usage: String
  var examples: [Example]
  /// What there is to know besides, a paragraph each.
  var notes: [String] = []
  /// The options it knows besides those of all commands.
  var options: [OptionName]

  /// The verb, or the program's name for what happens without one.
  var shown: String { name ?? Console.program }
}

/// The commands there are. A new one is a file and a row.
enum Commands {
  static var all: [any Command.Type] {
    [
      AskCommand.self, MatchCommand.self, ExplainCommand.self, ListCommand.self, CompileCommand.self, LintCommand.self,
      ExtractCommand.self, TestCommand.self, BenchCommand.self, HelpCommand.self,
    ]
  }

  /// What runs where the arguments begin with no verb.
  static var fallback: any Command.Type { AskCommand.self }

  /// Verbs that are kept for later versions.
  static var later: [String] { ["completions"] }

  /// Options that every command knows.
  static var optionsOfAll: [OptionName] { [.noTiming, .quiet, .color, .help, .version] }

  /// Options that say what to match with and how to answer.
  static var optionsOfMatching: [OptionName] {
    [.catalog, .bare, .index, .app, .locale, .json, .jsonl, .threshold, .margin, .wordsOnly, .limit, .now]
  }

  /// Options that say what a conversation may ask.
  static var optionsOfAnswering: [OptionName] { [.answer, .yes, .noInput, .voiceOnly] }

  /// The verbs.
  static var names: [String] { all.compactMap { $0.description.name } }

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.description.name == name } }
}
