internal import Foundation
internal import Synchronization

/// The prompt of a terminal: asks for requests and answers, shows progress, and prints above what is being typed.
///
/// ```swift
/// guard let terminal = TerminalPrompt(historyFile: HistoryFile(path: path), variable: variable) else { return plainPrompt() }
/// while case .line(let request) = await terminal.read(Prompt(label: "> ", input: .request(complete))) {
///   let progress = terminal.startProgress(ProgressStatus("Working")) { work.cancel() }
///   let answer = await work.answer(request)
///   await progress.end()
///   terminal.print(answer + "\n")
/// }
/// ```
///
/// The terminal is raw only while it is read or progress is shown, or between ``hold()`` and ``release()``, and is given back on every way
/// out, crashes included. Waiting takes threads of its own, none of the concurrency pool. One scene is shown at a time; whoever asks meanwhile waits. Everything else that
/// writes to the terminal writes whole lines, and while something is shown, through ``print(_:)``.
///
/// There is one for the process: it handles the process's signals.
package final class TerminalPrompt: Sendable {
  private struct State {
    var editor: Editor
    var terminal: TerminalState
  }

  private let device: TerminalDevice
  private let traits: TerminalTraits
  private let historyFile: HistoryFile?
  private let watch: HistoryWatch?
  private let inbox = Inbox()
  private let state: Mutex<State>

  /// Makes the prompt of two descriptors. Nil if they are no terminal, or one that cannot move its cursor: the caller reads plain lines.
  package init?(input: Int32 = 0, output: Int32 = 1, historyFile: HistoryFile? = nil, variable: (String) -> String?) {
    device = TerminalDevice(input: input, output: output)
    traits = TerminalTraits(variable: variable)
    guard traits.isCapable, device.isTerminal else { return nil }
    (self.historyFile, watch) = (historyFile, historyFile.map(HistoryWatch.init))
    let history = (try? historyFile?.load()) ?? History()
    let painter = Painter(isColored: traits.isColored, narrowing: traits.narrowing)
    state = Mutex(
      State(
        editor: Editor(history: history, repertoire: traits.repertoire),
        terminal: TerminalState(painter: painter)))
  }

  /// Keeps the terminal between prompts, so that no key is echoed in the middle of an answer and Ctrl-C is a key at every moment.
  package func hold() { RawMode.hold(device) }

  /// Gives the terminal back that was held.
  package func release() { RawMode.release() }

  /// The columns of the window.
  package var columns: Int { device.size.columns }

  /// Asks, and waits for the person's answer or the cancellation of the task, which leaves nothing on the screen.
  package func read(_ prompt: Prompt) async -> Event {
    let isCancelled = Flag()
    return await withTaskCancellationHandler {
      await onThread { self.show(prompt, isCancelled) }
    } onCancel: {
      isCancelled.raise()
      WakeUps.send()
    }
  }

  /// Prints text, which may hold escape sequences for colors, above what is shown. It ends with a line break.
  package func print(_ text: String) {
    let shown = traits.repertoire.shown(text)
    inbox.print(shown.hasSuffix("\n") ? shown : shown + "\n", to: device)
  }

  /// Shows how far work is until the display is ended. Calls an action at each Ctrl-C; what else is typed is kept for the next prompt.
  package func startProgress(_ status: ProgressStatus, onInterruption: @escaping @Sendable () -> Void)
    -> ProgressDisplay
  {
    let display = ProgressDisplay(status, onInterruption: onInterruption)
    display.start { await self.onThread { self.show(display) } }
    return display
  }

  /// Adds a line to the history that was not entered as a request. Not to be called while something is shown.
  package func remember(_ line: String) {
    if state.withLock({ $0.editor.history.add(line) }) { try? historyFile?.append(line) }
  }

  /// Forgets all lines that were entered, here and in the file. Not to be called while something is shown: it would wait for its end.
  package func forgetHistory() throws(HistoryError) {
    state.withLock { $0.editor.history.removeAll() }
    try historyFile?.removeAll()
  }

  private func show(_ prompt: Prompt, _ isCancelled: Flag) -> Event {
    state.withLock { state in
      let queued = state.editor.begin(prompt)
      if queued != nil {
        device.write(state.terminal.painter.leave(state.editor.finalFrame(device.size), size: device.size))
      }
      let event = queued ?? edit(prompt, &state) { isCancelled.isRaised }
      if let line = state.editor.addedLine { try? historyFile?.append(line) }
      return event
    }
  }

  private func edit(_ prompt: Prompt, _ state: inout State, isEnded: @escaping () -> Bool) -> Event {
    let scene = EditingScene(editor: state.editor, watch: watch)
    var loop = SceneLoop(scene, state.terminal, device, inbox, isEnded: isEnded)
    defer { (state.editor, state.terminal) = (loop.scene.editor, loop.state) }
    return loop.run(prompt.typeAhead)
  }

  private func show(_ display: ProgressDisplay) {
    state.withLock { state in
      let scene = ProgressScene(display, traits.repertoire)
      var loop = SceneLoop(scene, state.terminal, device, inbox) { display.isEnded }
      _ = loop.run()
      state.terminal = loop.state
      if display.isInterrupted { state.editor.dropQueue() }
    }
  }

  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}

/// Something that happens once and can be seen from any thread.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
