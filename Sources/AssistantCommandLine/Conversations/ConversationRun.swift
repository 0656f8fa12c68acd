internal import Foundation
internal import IntentRuntime

/// Performs requests, wherever they come from.
enum ConversationRun {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    guard var house = await IndexLoader(options, console).open() else { return .unusable }
    let mode = Mode.of(invocation.sentence, format: options.format, inputIsTerminal: console.inputIsTerminal)
    // Programs have no habits.
    if mode != .lines { house.settings.habits = habits(options, console) }
    var code = house.code
    switch mode {
    case .oneShot(let sentence):
      code = max(code, await OneShotConversation(house, options, console).run(sentence))
      try? await house.settings.habits?.save()
    case .lines:
      var lines = ConversationLines(house, options, console)
      code = max(code, await lines.run())
    case .prompt:
      var session = PromptSession(house, options, console)
      code = max(code, await session.run())
    }
    return console.finished(code)
  }

  private static func habits(_ options: Options, _ console: Console) -> HabitStore? {
    guard options.learning == .on, !console.house.applications.isEmpty else { return nil }
    return HabitStore(file: HabitStore.usualFile(environment: ProcessInfo.processInfo.environment))
  }
}
