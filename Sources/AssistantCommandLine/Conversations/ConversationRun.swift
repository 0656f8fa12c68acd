internal import FileFormats
internal import Foundation
internal import IntentRuntime

/// Performs requests, wherever they come from.
enum ConversationRun {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    let mode = Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal)
    let live = mode == .prompt ? LiveTerminal(options, console, history: LiveTerminal.history(options, console)) : nil
    let console = live?.console(console) ?? console
    let environment = environment(console)
    if environment.values.contains(where: { !$0.isEmpty }) {
      PrivateFiles.tidy(HabitStore.stateFolder(environment: environment).path)
    }
    AppRegistry.findTypes()
    guard var context = await IndexLoader(options, console).open() else { return .unusable }
    // Programs have no habits.
    if mode != .lines { context.settings.habits = habits(options, console) }
    var code = context.code
    switch mode {
    case .oneShot(let sentence):
      var conversation = OneShotConversation(context, options, console)
      code = max(code, await conversation.run(sentence))
    case .lines:
      var console = console
      console.reports = WorkerReports.ofThisProcess
      var lines = ConversationLines(context, options, console)
      code = max(code, await lines.run())
    case .prompt:
      var session = PromptSession(context, options, console, live)
      code = max(code, await session.run())
    }
    await context.saveHabits(console)
    return console.finished(code)
  }

  static func habits(_ options: Options, _ console: Console) -> HabitStore? {
    guard options.learning == .on, !console.registration.applications.isEmpty else { return nil }
    return HabitStore(file: HabitStore.usualFile(environment: environment(console)))
  }

  /// What says where the assistant keeps what it remembers.
  private static func environment(_ console: Console) -> [String: String] {
    Dictionary(uniqueKeysWithValues: ["XDG_STATE_HOME", "HOME"].map { ($0, console.variable($0) ?? "") })
  }
}
