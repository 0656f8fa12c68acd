internal import Dispatch
internal import Foundation
internal import Glibc
internal import LineEditor

// A prompt to be tested in a pseudo-terminal: what is entered says what it does.

let environment = ProcessInfo.processInfo.environment
let history = environment["HISTORY"].map { HistoryFile(path: $0) }
let complete: LineCompleter = { text, _ in
  "crash".hasPrefix(text) && !text.isEmpty
    ? Completions(ghost: String("crash".dropFirst(text.count)), rows: [.init("crash", detail: "ends badly")]) : .none
}

guard let terminal = TerminalPrompt(historyFile: history, variable: { environment[$0] }) else {
  print("not capable")
  exit(3)
}

/// Ends the program from another thread while the prompt is shown: by itself, or by a mistake.
let endings = [
  (SIGUSR1, { @Sendable in exit(7) }),
  (SIGUSR2, { @Sendable in fatalError("a mistake") }),
].map { number, end in
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler(handler: end)
  source.resume()
  return source
}

@MainActor func perform(_ request: String) async {
  switch request {
  case "exit": exit(7)
  case "crash": abort()
  case "ask":
    let answer = await terminal.read(Prompt(message: ["Which?"], input: .options([Option("Desk"), Option("Hall")])))
    terminal.print("answer \(answer)")
  case "confirm":
    terminal.print("answer \(await terminal.read(.confirmation(["Sure?"])))")
  case "work":
    let (interruptions, interruption) = AsyncStream.makeStream(of: Void.self)
    let progress = terminal.startProgress(ProgressStatus("Working")) { interruption.yield() }
    progress.update(ProgressStatus("Still working", fraction: 0.5))
    terminal.print("has begun")
    for await _ in interruptions { break }
    await progress.end()
    terminal.print("interrupted")
  case "timer":
    let reading = Task { await terminal.read(Prompt(label: "timed> ", input: .text())) }
    terminal.print("a timer rang")
    terminal.print("got \(await reading.value)")
  case "cancel":
    let reading = Task { await terminal.read(Prompt(label: "cancelled> ", input: .text())) }
    reading.cancel()
    terminal.print("got \(await reading.value)")
  default: terminal.print("got \(request)")
  }
}

while true {
  switch await terminal.read(Prompt(label: "> ", input: .request(complete))) {
  case .line(let request): await perform(request)
  case .interrupted: terminal.print("interrupted")
  case let event:
    terminal.print("\(event)")
    exit(0)
  }
}
