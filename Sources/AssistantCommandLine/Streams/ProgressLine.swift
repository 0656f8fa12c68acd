internal import Diagnostics
package import IntentRuntime
internal import Synchronization

/// How far an intent is, on one line of a terminal that is gone when the intent is done.
///
/// ```text
/// [########------------]  40%  Downloading the map
/// ```
///
/// A terminal that cannot go back gets a line for each further tenth instead.
package final class ProgressLine: Sendable {
  /// What the stream can show.
  package enum Stage: Sendable {
    /// Nobody watches.
    case none
    /// A terminal that only writes on.
    case dumb
    /// A terminal with so many columns.
    case terminal(width: Int)
    /// Somebody else who shows it.
    case display(@Sendable (SessionSettings.Progress) -> Void)
  }

  private struct State {
    var isShown = false
    /// The last tenth that was told.
    var tenth = -1
  }

  private let stage: Stage
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  package init(on stage: Stage, _ write: @escaping @Sendable (String) -> Void) {
    (self.stage, self.write) = (stage, write)
  }

  /// Shows how far it is.
  package func show(_ progress: SessionSettings.Progress) {
    let text = progress.text.map { sanitized($0) } ?? ""
    let percent = progress.share.map { Int((min(max($0, 0), 1) * 100).rounded()) }
    state.withLock { state in
      switch stage {
      case .none: break
      case .display(let show): show(progress)
      case .dumb: tell(percent, text, &state)
      case .terminal(let width):
        state.isShown = true
        write("\r\u{1B}[K" + Self.bar(percent, text).cut(to: max(1, width - 1)))
      }
    }
  }

  /// Takes the line away, if there is one.
  package func erase() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state = State()
    }
  }

  private func tell(_ percent: Int?, _ text: String, _ state: inout State) {
    let tenth = percent.map { $0 / 10 } ?? 0
    guard tenth > state.tenth else { return }
    state.tenth = tenth
    write("\(Self.label(percent))\(text)\n")
  }

  private static func bar(_ percent: Int?, _ text: String) -> String {
    let full = (percent ?? 0) / 5
    let bar =
      percent == nil ? "" : "[\(String(repeating: "#", count: full))\(String(repeating: "-", count: 20 - full))] "
    return bar + label(percent) + text
  }

  private static func label(_ percent: Int?) -> String { percent.map { "\("\($0)%".aligned(to: 4))  " } ?? "…  " }
}
