import Testing

@testable import SwiftUI

@MainActor
@Suite struct `Any view` {
  @Test(arguments: 0..<300)
  func `is never wider than its room and never loses a word`(seed: Int) {
    var random = RandomView(seed: UInt64(seed))
    let view = random.make(depth: 4)
    for width in [1, 10, 30, 80] {
      for style in [TerminalStyle.plain, .ascii] {
        let rendered = terminalText(of: view, width: width, style: style)
        // A tick box beside the longest word is the widest thing that cannot be broken.
        let room = max(width, RandomView.longestWord)
        #expect(rendered.lines.allSatisfy { $0.displayWidth <= room }, "seed \(seed), width \(width)\n\(rendered.text)")
        for word in random.words where !rendered.text.contains(word) {
          Issue.record("seed \(seed), width \(width): '\(word)' is lost\n\(rendered.text)")
        }
      }
    }
  }

  @Test(arguments: 0..<50)
  func `is the same text with and without colour`(seed: Int) {
    var random = RandomView(seed: UInt64(seed))
    let view = random.make(depth: 4).bold().foregroundStyle(.red)
    let colored = terminalText(of: view, width: 40, style: .colored).text
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == terminalText(of: view, width: 40).text)
  }
}
