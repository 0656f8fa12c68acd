internal import Synchronization

/// What is shown on a terminal and takes keys while it is.
protocol Scene {
  /// Takes a key; nil leaves it for the next scene.
  mutating func take(_ key: Key) -> Editor.Reaction?
  mutating func frame(_ size: ScreenSize) -> Frame
  /// What stays on the screen; nil for nothing.
  func finalFrame(_ size: ScreenSize) -> Frame?
  /// The milliseconds between frames that differ by themselves; -1 if none do.
  var interval: Int32 { get }
}

/// The editor of a prompt as a scene.
struct EditingScene: Scene {
  var editor: Editor
  let watch: HistoryWatch?
  let interval: Int32 = -1

  mutating func take(_ key: Key) -> Editor.Reaction? {
    if let remainder = watch?.remainder() { editor.replaceHistory(with: remainder) }
    return editor.press(key)
  }

  mutating func frame(_ size: ScreenSize) -> Frame { editor.frame(size) }
  func finalFrame(_ size: ScreenSize) -> Frame? { editor.finalFrame(size) }
}

/// Work in progress as a scene. Ctrl-C is told, other keys are left for the prompt that follows.
struct ProgressScene: Scene {
  let display: ProgressDisplay
  let repertoire: Repertoire
  let interval: Int32 = 125
  private let start = ContinuousClock.now

  /// Quick work is over before anything is shown.
  private static let delay = 0.3

  init(_ display: ProgressDisplay, _ repertoire: Repertoire) { (self.display, self.repertoire) = (display, repertoire) }

  func take(_ key: Key) -> Editor.Reaction? {
    switch key {
    case .control("c"): display.interrupt()
    case .control("z"): return .suspend
    case .control("l"): return .clearScreen
    default: return nil
    }
    return Editor.Reaction.none
  }

  func frame(_ size: ScreenSize) -> Frame {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if seconds < Self.delay { return Frame(rows: [[]], cursor: Frame.Position(row: 0, column: 0), height: 1) }
    return display.status.frame(size, seconds: seconds, repertoire: repertoire)
  }

  func finalFrame(_ size: ScreenSize) -> Frame? { nil }
}
