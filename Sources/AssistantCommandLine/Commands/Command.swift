/// Something that the program can be told to do: a verb, what help says about it, its options and what it does.
///
/// An executable registers commands besides those that every assistant has:
///
/// ```swift
/// let tides = Command("tides", "show when the tide is high", usage: "[HARBOR]") { invocation, console in
///   console.answer("high at 14:05 in \(invocation.sentence ?? "Dover")")
///   return .success
/// }
/// await Assistant.run(Application("Ferry", shortcuts: FerryShortcuts.self), commands: [tides])
/// ```
public struct Command: Sendable {
  /// A line to type, and what it is for.
  package struct Example: Sendable {
    package var line: String
    package var purpose: String

    /// Reads a line such as `behest list favorites  # only what has the word in it`.
    init(_ text: Substring) {
      let parts = text.split(separator: "  # ", maxSplits: 1)
      line = parts.first.map(String.init) ?? ""
      purpose = parts.dropFirst().first.map(String.init) ?? ""
    }
  }

  /// What follows a verb. Other words than these make a request of the whole: "check off buy stamps".
  public enum Operands: Sendable {
    case anything
    /// One word at most.
    case name
    /// Files and folders.
    case paths
    case nothing
  }

  /// Does what the command is for; the arguments were checked against its options.
  public typealias Action = @Sendable (Invocation, Console) async -> ExitCode

  /// The verb; nil for what happens without one.
  package var name: String?
  package var summary: String
  package var usage: String
  package var examples: [Example]
  package var notes: [String]
  package var operands: Operands
  package var options: [CommandOption]
  /// Whether people are told of it: what only programs run is described where everything is.
  package var isListed = true
  /// Whether what the person has set up counts. What tests and measures must not depend on who runs it.
  package var followsSettings = false
  package var run: Action

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: the verb, one lower-case word; nil for what happens without one.
  ///   - summary: one line of help, lower case.
  ///   - usage: what follows the verb.
  ///   - examples: lines to type, each with two spaces, `#` and its purpose behind it. The first word is `behest`, in
  ///     whose place help puts what the program is called.
  ///   - notes: what there is to know besides, a paragraph each.
  ///   - operands: what follows the verb, by its kind.
  ///   - options: the options that the command knows besides those of every command, in the order of its help.
  ///   - run: does it.
  public init(
    _ name: String?, _ summary: String, usage: String, examples: String = "", notes: [String] = [],
    operands: Operands = .anything, options: [CommandOption] = [], run: @escaping Action
  ) {
    (self.name, self.summary, self.usage, self.operands) = (name, summary, usage, operands)
    self.examples = examples.split(separator: "\n").map { Example($0) }
    self.notes = notes
    self.options = options + CommandOption.common.filter { row in !options.contains { $0.name == row.name } }
    self.run = run
  }

  /// The same command, for which what the person has set up counts.
  fileprivate var followingSettings: Command {
    var command = self
    command.followsSettings = true
    return command
  }

  /// Whether the command, and no request, may be meant by its verb with some words behind it.
  func takes(_ words: [String]) -> Bool {
    switch operands {
    case .anything: true
    case .name: words.count < 2
    case .paths: words.count < 2 || words.contains { word in word.contains { "./".contains($0) } }
    case .nothing: words.isEmpty
    }
  }

  func knows(_ option: CommandOption) -> Bool { options.contains { $0.name == option.name } }
}

/// Commands that an executable registers: sets are joined with `+`.
public struct CommandSet: Sendable, ExpressibleByArrayLiteral {
  package var commands: [Command]

  /// Makes a set of commands, in the order of help.
  public init(arrayLiteral elements: Command...) { commands = elements }

  /// Both sets; help lists the commands in this order.
  public static func + (left: CommandSet, right: CommandSet) -> CommandSet {
    var both = left
    both.commands += right.commands
    return both
  }
}

/// The commands of a program: those that every assistant has, and those that the executable registered.
package struct CommandTable: Sendable {
  /// In the order of help.
  package let all: [Command]
  /// All their options, each once, in the order of help.
  let options: [CommandOption]
  /// What the program is called.
  let program: String

  package init(_ registered: CommandSet = [], program: String = Assistant.name) {
    self.program = program
    let personal: [Command] = [.ask, .match, .explain, .list, .complete, .check]
    let others: [Command] = [.initialize, .compile] + registered.commands + [.ringDue, .completions, .help]
    all = personal.map(\.followingSettings) + others
    var names: Set<String> = []
    options = all.flatMap(\.options).filter { names.insert($0.name).inserted }
  }

  /// What runs where the arguments begin with no verb.
  var fallback: Command { all[0] }

  /// The verb of a command, or the program's name for what happens without one.
  func shown(_ command: Command) -> String { command.name ?? program }

  /// An example of a command, which names the program as its author does, with the name of this program.
  func naming(_ example: String) -> String {
    example.split(separator: " ", omittingEmptySubsequences: false).map { $0 == Assistant.name ? program[...] : $0 }
      .joined(separator: " ")
  }

  /// The verbs that people type.
  package var names: [String] { all.filter(\.isListed).compactMap(\.name) }

  func command(named name: String) -> Command? { all.first { $0.name == name } }

  /// The option of a name or a letter.
  func option(named name: String) -> CommandOption? {
    options.first { $0.name == name || $0.letter.map(String.init) == name }
  }

  /// Verbs that an executable may register: they are named where somebody types one that this program lacks.
  static let registrable = ["lint", "extract", "test", "bench", "mcp", "serve"]

  func lacks(_ verb: String) -> Bool { Self.registrable.contains(verb) && command(named: verb) == nil }
}
