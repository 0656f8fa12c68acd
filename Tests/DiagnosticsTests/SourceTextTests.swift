import Diagnostics
import Testing

@Suite struct `A source text` {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (5, 3, 1), (6, 3, 2), (9, 3, 3), (10, 3, 4), (500, 3, 4), (-1, 1, 1),
  ])
  func `counts lines and scalars from one`(offset: Int, line: Int, column: Int) {
    let text = SourceText("aé\n\n\t€x")
    #expect(text.position(at: offset) == .init(line: line, column: column))
  }

  @Test func `agrees with counting byte by byte, over many blocks`() {
    var random = SplitMix(seed: 7)
    let alphabet = ["a", "é", "\n", "電", "💡", "\r\n"]
    let text = (0..<9_000).map { _ in alphabet[random.next(below: alphabet.count)] }.joined()
    let source = SourceText(text)
    var expected = SourceText.Position(line: 1, column: 1)
    for (offset, scalar) in zip(offsets(of: text), text.unicodeScalars) {
      #expect(source.position(at: offset) == expected)
      expected = scalar == "\n" ? .init(line: expected.line + 1, column: 1) : expected.movedRight
    }
  }

  @Test func `finds the column in one line of ten million bytes a thousand times`() {
    let source = SourceText([UInt8](repeating: 0x61, count: 10_000_000))
    for offset in stride(from: 0, to: 10_000_000, by: 10_000) {
      #expect(source.position(at: offset) == .init(line: 1, column: offset + 1))
    }
  }

  @Test func `gives a line without its line break`() {
    let source = SourceText("one\r\ntwo\n\nfour")
    #expect([0, 4, 5, 9, 10, 14].map { source.line(at: $0) } == [0..<3, 0..<3, 5..<8, 9..<9, 10..<14, 10..<14])
  }
}

extension SourceText.Position {
  fileprivate var movedRight: Self { Self(line: line, column: column + 1) }
}

private func offsets(of text: String) -> [Int] {
  var offset = 0
  return text.unicodeScalars.map { scalar in
    defer { offset += UTF8.width(scalar) }
    return offset
  }
}

/// A small seeded generator, so that a failure can be repeated.
private struct SplitMix {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
