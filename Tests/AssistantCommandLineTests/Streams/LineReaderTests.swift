import CommandLineFixtures
import PhraseMatching
import Testing

@testable import AssistantCommandLine

struct LineReaderTests {
  private func lines(_ portions: [UInt8]...) -> [[UInt8]] {
    let reader = LineReader(portions: portions)
    var lines: [[UInt8]] = []
    while case .line(let line) = reader.next() { lines.append(Array(line)) }
    return lines
  }

  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\nb", ["a", "b"]),
    ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]),
    ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
    ("a\0b\n", ["a\0b"]),
  ])
  func `lines end at line breaks and lose nothing else`(text: String, expected: [String]) {
    #expect(lines(Array(text.utf8)) == expected.map { Array($0.utf8) })
  }

  @Test func `a line may arrive byte by byte`() {
    let reader = LineReader(portions: Array("\u{FEFF}ab\r\ncd".utf8).map { [$0] })
    guard case .line(let first) = reader.next() else { return #expect(Bool(false), "a line must come") }
    #expect(Array(first) == Array("ab".utf8))
  }

  @Test func `bytes that are no text pass`() {
    #expect(lines([0xFF, 0xFE, 0x0A, 0x80]) == [[0xFF, 0xFE], [0x80]])
  }

  @Test(arguments: [65_535, 65_536, 65_537, 1_000_000])
  func `a line may be longer than the buffer`(length: Int) {
    let long = [UInt8](repeating: 0x61, count: length)
    #expect(lines(Array("x\n".utf8), long + [0x0A], Array("y".utf8)) == [[0x78], long, [0x79]])
  }

  @Test func `of a line that is too long for a request only so much is kept that it still is`() {
    let portion = [UInt8](repeating: 0x61, count: 1 << 20)
    let all = lines(portion, portion, portion, portion, portion + Array("\nnext\n".utf8))
    #expect(all.count == 2 && all[1] == Array("next".utf8))
    #expect(all[0].count > Matching.maximumBytes && all[0].count < 3 << 20)
  }

  @Test func `an interruption loses nothing of the line`() {
    var events: [LineReader.Portion] = [.bytes(1), .failed(4), .bytes(1), .end]
    let reader = LineReader { buffer in
      buffer[0] = 0x61
      return events.removeFirst()
    }
    guard case .interrupted = reader.next() else { return #expect(Bool(false), "the signal must be told") }
    guard case .line(let line) = reader.next() else { return #expect(Bool(false), "the line must come") }
    #expect(Array(line) == [0x61, 0x61])
  }
}
