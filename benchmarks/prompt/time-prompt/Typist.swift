import TerminalEmulation

/// Types requests at a live prompt, a key at a time, and takes the time of each until the cursor stands behind it.
struct Typist {
  private(set) var times: [Duration] = []
  private let terminal: PseudoTerminal
  private let clock = ContinuousClock()
  private static let label = 2

  /// Starts a program and waits for its prompt.
  init(_ program: String, arguments: [String]) throws {
    terminal = try PseudoTerminal([program] + arguments, columns: 80, rows: 24)
    try terminal.waitFor(">")
  }

  /// Types a request of ASCII and takes it back. The first key of all is not counted: nothing is warm before it.
  mutating func type(_ request: String) throws {
    for (index, letter) in request.enumerated() {
      let start = clock.now
      try terminal.type(String(letter))
      try terminal.waitUntil("the cursor is behind '\(letter)'") { $0.column == Self.label + index + 1 }
      times.append(clock.now - start)
      terminal.settle(milliseconds: 5)
    }
    try terminal.type("\u{15}")
    try terminal.waitFor(">")
  }
}

extension Duration {
  /// In milliseconds with two digits behind the point.
  var text: String {
    let hundredths = components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
