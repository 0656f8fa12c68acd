internal import Glibc

/// What a terminal remembers from one scene to the next.
struct TerminalState: Sendable {
  var painter: Painter
  var decoder = KeyDecoder()
  /// Keys that were pressed before anybody asked.
  var keys: ArraySlice<Key> = []
}

/// Shows a scene until it ends, on the thread that calls it: waits for keys, signals and messages, and draws.
struct SceneLoop<Shown: Scene> {
  var scene: Shown
  var state: TerminalState
  let device: TerminalDevice
  let inbox: Inbox
  /// Whether the scene is to end, whatever is pressed.
  let isEnded: () -> Bool
  private var size = ScreenSize(columns: 80, rows: 24)
  /// Whether the terminal did not come back.
  private var isGone = false

  init(_ scene: Shown, _ state: TerminalState, _ device: TerminalDevice, _ inbox: Inbox, isEnded: @escaping () -> Bool)
  {
    (self.scene, self.state, self.device, self.inbox, self.isEnded) = (scene, state, device, inbox, isEnded)
  }

  /// The event that ended the scene.
  mutating func run(_ typeAhead: Prompt.TypeAhead = .kept) -> Event {
    guard RawMode.beginScene(device) else { return .endOfInput }
    if typeAhead == .dropped { discardKeys() }
    inbox.open()
    size = device.size
    let event = showUntilEvent()
    let lasting = isEnded() ? nil : scene.finalFrame(size)
    device.write(lasting.map { state.painter.leave($0, size: size) } ?? state.painter.erase())
    RawMode.endScene()
    inbox.close(device)
    return event
  }

  private mutating func showUntilEvent() -> Event {
    while true {
      if let event = pressKeys() { return event }
      if isEnded() { return .cancelled }
      if isGone { return .endOfInput }
      draw()
      guard wait() else { return .endOfInput }
      printTexts()
    }
  }

  private mutating func discardKeys() {
    device.discardInput()
    (state.keys, state.decoder) = ([], KeyDecoder())
  }

  /// Gives the scene its keys, up to the one that ends it.
  private mutating func pressKeys() -> Event? {
    var left: [Key] = []
    defer { if !left.isEmpty { state.keys = left + state.keys } }
    while let key = state.keys.popFirst() {
      switch scene.take(key) {
      case nil: left.append(key)
      case Editor.Reaction.none?: break
      case .event(let event)?: return event
      case .clearScreen?: device.write(state.painter.clearScreen())
      case .suspend?: suspend()
      }
    }
    return nil
  }

  private mutating func draw() { device.write(state.painter.draw(scene.frame(size), size: size)) }

  /// Waits until something has happened. Returns false when the terminal is gone.
  private mutating func wait() -> Bool {
    let (hasInput, isAwoken) = device.wait(milliseconds: patience)
    if isAwoken { WakeUps.receive().forEach { handle($0) } }
    if hasInput {
      guard let bytes = device.read() else { return false }
      state.keys += state.decoder.decode(bytes)
    } else if !isAwoken, state.decoder.expectation != .nothing {
      state.keys += state.decoder.timeOut()
    }
    return true
  }

  /// The milliseconds to wait at most.
  private var patience: Int32 {
    switch state.decoder.expectation {
    case .sequence: 50
    case .paste: 1_000
    case .nothing: scene.interval
    }
  }

  private mutating func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      size = device.size
      device.write(state.painter.resize(to: size))
    case SIGTSTP: suspend()
    default:
      state.painter.forget()
      RawMode.reenter(device)
      device.write(ScreenWriter.erasingRows)
      size = device.size
    }
  }

  /// Stops the process as Ctrl-Z does elsewhere, and goes on when it is continued.
  private mutating func suspend() {
    device.write(state.painter.erase())
    isGone = !RawMode.stop(device)
    size = device.size
  }

  private mutating func printTexts() {
    let texts = inbox.receive()
    if !texts.isEmpty { device.write(state.painter.erase() + texts.joined()) }
  }
}
