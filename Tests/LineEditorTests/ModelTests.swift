import TerminalEmulation
import Testing

@testable import LineEditor

/// A line as slowly and plainly as can be: a string and the bytes before the cursor.
private struct LineModel {
  var text = ""
  var cursor = 0

  private var index: String.Index { text.utf8.index(text.startIndex, offsetBy: cursor) }
  private var before: Substring { text[..<index] }
  private var after: Substring { text[index...] }

  private mutating func set(_ before: some StringProtocol, _ after: some StringProtocol) {
    text = String(before) + String(after)
    cursor = before.utf8.count
    // A cursor inside of a character that has come to be goes behind it.
    cursor = text.indices.map { text[..<$0].utf8.count }.first { $0 >= cursor } ?? text.utf8.count
  }

  mutating func apply(_ key: Key) {
    switch key {
    case .text(let text): set(before + text, after)
    case .named(.backspace, []): set(before.dropLast(), after)
    case .named(.delete, []), .control("d"): set(before, after.dropFirst())
    case .named(.left, []), .control("b"): cursor = before.dropLast().utf8.count
    case .named(.right, []), .control("f"): cursor += after.first?.utf8.count ?? 0
    case .control("a"): cursor = 0
    case .control("e"): cursor = text.utf8.count
    case .control("k"): set(before, "")
    case .control("u"): set("", after)
    case .control("w"): set(withoutWord { !$0.isWhitespace }, after)
    case .alt("b"): cursor = withoutWord { $0.isLetter || $0.isNumber }.utf8.count
    case .named(.backspace, .alt): set(withoutWord { $0.isLetter || $0.isNumber }, after)
    default: break
    }
  }

  private func withoutWord(_ belongs: (Character) -> Bool) -> Substring {
    var rest = before
    while let last = rest.last, !belongs(last) { rest.removeLast() }
    while let last = rest.last, belongs(last) { rest.removeLast() }
    return rest
  }
}

struct ModelTests {
  private static let keys: [Key] =
    ["a", "b", " ", "é", "e", "\u{301}", "山", "👩", "\u{200D}", "👧", "🇩", "🇪", "\u{202E}", "한", "-", "x y"].map {
      .text($0)
    } + [
      .named(.backspace), .named(.delete), .named(.left), .named(.right), .control("a"), .control("b"), .control("e"),
      .control("f"),
      .control("k"), .control("u"), .control("w"), .alt("b"), .named(.backspace, .alt), .control("d"),
    ]

  @Test func `random keys do what the plain model does`() {
    var random = SeededGenerator(seed: 1)
    var editor = Editor()
    var model = LineModel()
    for step in 0..<100_000 {
      let key = Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)]
      if key == .control("d"), model.text.isEmpty { continue }
      model.apply(key)
      _ = editor.press(key)
      let line = editor.editing.line
      let cursor = String(line.characters[..<line.cursor]).utf8.count
      guard line.text.utf8.elementsEqual(model.text.utf8), cursor == model.cursor else {
        Issue.record("step \(step), \(key): \(line.text) at \(cursor), not \(model.text) at \(model.cursor)")
        return
      }
    }
  }

  @Test(arguments: 1...20)
  func `undo goes back through every edit to the empty line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = Editor()
    var lines = [""]
    for _ in 0..<200 {
      _ = editor.press(Self.keys.filter { $0 != .control("d") }.randomElement(using: &random) ?? .control("t"))
      if editor.text != lines.last { lines.append(editor.text) }
    }
    for _ in 0..<300 where !editor.text.isEmpty || lines.count > 1 {
      _ = editor.press(.control("_"))
      while let last = lines.last, !last.utf8.elementsEqual(editor.text.utf8) { lines.removeLast() }
      if lines.isEmpty { break }
    }
    #expect(lines == [""])
  }

  @Test(arguments: 1...4)
  func `the screen shows the frame whatever is pressed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let options = (1...12).map { Option("Option \($0)", detail: "a\u{202E}b") }
    let prompts: [Prompt] = [
      Prompt(input: .request(CompletionTests.complete)), Prompt(message: ["Which?"], input: .options(options)),
      Prompt(input: .number(NumberField(0...9))), .confirmation(["Really?"]), Prompt(placeholder: "say something"),
    ]
    let more: [Key] = [
      .named(.enter), .named(.tab), .named(.backTab), .named(.up), .named(.down), .named(.escape), .named(.pageDown),
      .text("turn"),
      .named(.pageUp), .control("r"), .control("s"), .control("t"), .control("y"), .alt("y"), .alt("."), .alt("d"),
      .control("c"),
      .paste("p\nq"), .paste("p"), .control("l"), .control("x"), .control("_"), .text("1"), .text("\u{1B}"),
      .control("g"),
    ]
    var screen = EditorScreen(prompts[0], history: ["turn", "山", "a\u{1B}b"], columns: 23, rows: 9)
    for step in 0..<1_500 {
      screen.press((Self.keys + more).randomElement(using: &random) ?? .named(.enter))
      if step % 40 == 0, let prompt = prompts.randomElement(using: &random) {
        screen.terminal.feed(screen.painter.erase())
        screen.editor.begin(prompt)
      }
      screen.draw()
      guard screen.showsFrame else {
        Issue.record("step \(step) of seed \(seed):\n\(screen.screen)")
        return
      }
    }
    #expect(screen.terminal.unknown == [])
  }

  @Test(arguments: 1...10)
  func `no bytes crash the editor`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var screen = EditorScreen(Prompt(input: .request(CompletionTests.complete)), history: ["one"], columns: 11, rows: 5)
    var decoder = KeyDecoder()
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x31, 0x7E, 0x0D, 0xC3, 0xF0, 0x4D]
    for _ in 0..<300 {
      let bytes = (0..<8).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
      }
      for key in decoder.decode(bytes) { screen.press(key) }
      if Int.random(in: 0..<4, using: &random) == 0 { for key in decoder.timeOut() { screen.press(key) } }
      screen.draw()
      #expect(screen.showsFrame)
    }
    #expect(screen.terminal.unknown == [])
  }
}
